import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockBetween } from './conversation.repository.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import type { MachineAnswers, Responder } from './machine-answer.service.ts';
import type { Pressed } from './message-adding.ts';

/** What the message answers: a button of another one, or of a broadcast. */
interface Answering {
  readonly pressed: Pressed | undefined;
  readonly isOfPost: boolean;
}
interface Needs {
  readonly machines: Pick<MachineAnswers, 'letPeople'>;
  /** Who may answer in the place of people, in the order in which they are asked. */
  readonly responders: () => readonly Responder[];
}

/**
 * Asks robots and workflows in order, until one takes the message; people see it in any case. They read words alone: where one of them
 * would have answered, people take over what comes with something else (docs/decisions/098).
 */
export const createMachineAsking =
  ({ machines, responders }: Needs) =>
  async (tx: Tx, row: ConversationRow, message: MessageRow, { pressed, isOfPost }: Answering): Promise<void> => {
    if (row.handler === 'people') return;
    const { merchantId, id: conversationId, channelId, customerId } = row;
    const { position, text, at: now } = message;
    const incoming = { merchantId, conversationId, channelId, customerId, position, text, pressed, isOfPost, now };
    const isOfWords = message.attachment === null;
    for (const responder of responders()) {
      if (!(await (isOfWords ? responder.takes(tx, incoming) : responder.wouldTake(tx, incoming)))) continue;
      if (isOfWords) return;
      const held = (await lockBetween(tx, row)) ?? refuse('not_found');
      return machines.letPeople(tx, held, { word: 'handed_over', now });
    }
  };
export type MachineAsking = ReturnType<typeof createMachineAsking>;
