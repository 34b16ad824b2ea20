import { isDeepStrictEqual } from 'node:util';
import { type MessageButton, type MessageKind, messageKinds } from '@balcao/contract/conversation-message';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { updateConversation } from './conversation.repository.ts';
import { type ConversationRow, type KeptAttachment, type MessageRow, withFile } from './conversation.tables.ts';
import { insertFirstAnswer } from './conversation-figure.repository.ts';
import { findByClient, insertMessage } from './message.repository.ts';

/** A message that is to be added to a conversation. */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly authorId: string | null;
  readonly text: string;
  /** What comes with it. */
  readonly attachment?: KeptAttachment | null;
  readonly clientId: string;
  readonly at: Date;
  /** The robot or the workflow that says it. */
  readonly speaker?: string;
  readonly robotId?: string | null;
  readonly workflowId?: string | null;
  readonly buttons?: readonly MessageButton[];
  /** The button that the follower pressed. */
  readonly pressed?: Pressed | undefined;
  /** The message template that it was made from. */
  readonly templateId?: string | null;
}
/** The message whose button was pressed, and the button's place, counted from 0. */
export interface Pressed {
  readonly position: number;
  readonly index: number;
}
/** Who answers from then on: people once one has, and robots again when a conversation that was closed goes on. */
const handlerAfter = ({ handler }: ConversationRow, { kind }: NewMessage) => (kind === 'member' ? 'people' : handler);

/** A file by what was sent: what is kept of it is new with each sending. */
const sentOf = (attachment: KeptAttachment | null): unknown =>
  withFile(attachment) ? [attachment.kind, attachment.sent] : attachment;
const isSameWith = (before: KeptAttachment | null, attachment: KeptAttachment | null): boolean =>
  isDeepStrictEqual(sentOf(before), sentOf(attachment));

/** The message that a sender has sent under this id already. @throws Refusal `idempotency_key_reused` when that was another one. */
export const sentBefore = async (
  tx: Tx,
  conversation: ConversationRow,
  { clientId, kind, authorId, text, attachment = null }: NewMessage,
): Promise<MessageRow | undefined> => {
  const before = await findByClient(tx, conversation, clientId);
  if (!before) return undefined;
  const isSame =
    before.kind === kind &&
    before.authorId === authorId &&
    before.text === text &&
    isSameWith(before.attachment, attachment);
  return isSame ? before : refuse('idempotency_key_reused');
};

/** A message as it stands in its conversation, and the conversation after it. */
export interface Added {
  readonly message: MessageRow;
  readonly conversation: ConversationRow;
}
/**
 * Adds a message to a conversation that the transaction holds, with what follows from its kind: marks, counts, since when the follower
 * waits, and that the conversation is open again when they write. Undefined where it has one under this id already: nothing changes then.
 */
export const addOnce = async (tx: Tx, before: ConversationRow, message: NewMessage): Promise<Added | undefined> => {
  const { merchantId, id: conversationId, channelId, waitingSince } = before;
  const { at, kind } = message;
  const { isShown, isAnswer, waits } = messageKinds[kind];
  const position = before.lastPosition + 1;
  const {
    pressed,
    speaker = null,
    robotId = null,
    workflowId = null,
    buttons = [],
    templateId = null,
    attachment = null,
    ...said
  } = message;
  const row = {
    merchantId,
    conversationId,
    position,
    ...said,
    attachment,
    speaker,
    robotId,
    workflowId,
    buttons,
    templateId,
    pressedPosition: pressed?.position ?? null,
    pressedIndex: pressed?.index ?? null,
  };
  if (!(await insertMessage(tx, row))) return undefined;
  const conversation = await updateConversation(tx, before, {
    lastPosition: position,
    lastAt: at,
    handler: handlerAfter(before, message),
    ...(kind === 'robot' ? { machineAt: position } : {}),
    ...(isShown ? { lastShown: position } : {}),
    ...(waits
      ? {
          state: 'open',
          snoozedUntil: null,
          waitingSince: waitingSince ?? at,
          teamUnread: before.teamUnread + 1,
          followerRead: position,
          delivered: position,
          followerUnread: 0,
        }
      : {}),
    ...(isShown && !waits ? { followerUnread: before.followerUnread + 1 } : {}),
    ...(isAnswer ? { waitingSince: null, teamRead: position, teamUnread: 0 } : {}),
  });
  // Where a robot's answer was enough, no person was waited for (docs/decisions/153).
  if (kind === 'member' && waitingSince) {
    const seconds = Math.max(0, Math.round((at.getTime() - waitingSince.getTime()) / 1000));
    await insertFirstAnswer(tx, { merchantId, conversationId, position, channelId, day: countedDayOf(at), seconds });
  }
  return { message: row, conversation };
};

/** The same for a message that is known to be new. */
export const addMessage = async (tx: Tx, before: ConversationRow, message: NewMessage): Promise<MessageRow> => {
  const added = await addOnce(tx, before, message);
  if (!added) throw new Error('a message that was to be new is there already');
  return added.message;
};
