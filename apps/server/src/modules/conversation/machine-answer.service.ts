import type { MessageButton, SystemWord } from '@balcao/contract/conversation-message';
import type { Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { findById, isFollowerBehind, lockById, updateConversation } from './conversation.repository.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import { machine, type Presence } from './conversation-presence.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import { createMachineTalks } from './machine-talk.service.ts';
import { findByClient, listShown } from './message.repository.ts';
import { addMessage, type Pressed } from './message-adding.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'share'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
  readonly customers: Pick<CustomerService, 'nameOf'>;
  readonly presence: Pick<Presence, 'tell' | 'rest'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
}
interface ConversationPlace {
  readonly merchantId: string;
  readonly conversationId: string;
}
/** A message of a follower that a robot or a workflow may answer. */
export interface IncomingMessage {
  readonly merchantId: string;
  readonly channelId: string;
  readonly conversationId: string;
  readonly customerId: string;
  readonly position: number;
  readonly text: string;
  /** The button that was pressed, whose label is the text. */
  readonly pressed: Pressed | undefined;
  /** It is the label of a button of a broadcast. */
  readonly isOfPost: boolean;
  readonly now: Date;
}

/** What answers followers in the place of people. */
export interface Responder {
  /**
   * Whether it answers this message. It is asked in the transaction of the message, and queues what it does: its answer comes later, by
   * {@link MachineAnswers}.
   */
  readonly takes: (tx: Tx, incoming: IncomingMessage) => Promise<boolean>;
  /** Whether it would answer this message if it could read it; nothing is queued. */
  readonly wouldTake: (tx: Tx, incoming: IncomingMessage) => Promise<boolean>;
}

/** What a robot or a workflow says. */
export interface MachineSaying extends ConversationPlace {
  /** By which it counts once, however often it is said. */
  readonly clientId: string;
  /** `robot` answers, and only while no person does; `notice` tells something that was not asked for, and always may. */
  readonly kind: 'robot' | 'notice';
  /** The name under which the team sees it. */
  readonly speaker: string;
  readonly robotId?: string;
  readonly text: string;
  readonly buttons?: readonly MessageButton[];
  readonly templateId?: string | null;
  /** The last message that it has read: what the follower wrote after it is not answered by this. Null: it does not matter. */
  readonly upTo: number | null;
  readonly now: Date;
}
/** The outcome: sent; people have taken over; the follower has written more; the follower cannot be reached. */
export type Said = 'sent' | 'people' | 'newer' | 'unreachable';

/** What robots and workflows do in conversations (docs/decisions/086). */
export const createMachineAnswers = ({ found, followers, customers, presence, tell }: Needs) => {
  const isReached = async (tx: Tx, row: ConversationRow): Promise<boolean> => {
    const channel = await found.share(tx, row);
    if (!channel || channel.frozenAt || channel.state === 'closed' || row.isStopped) return false;
    return (await followers.followingOf(tx, row, row.customerId)) !== undefined;
  };
  /** The channel's row comes before the conversation's, as with everything that is written in it. */
  const hold = async (tx: Tx, { merchantId, conversationId: id }: ConversationPlace) => {
    const known = await findById(tx, { merchantId, id });
    if (!known) return undefined;
    await found.share(tx, known);
    return lockById(tx, { merchantId, id });
  };
  /** People answer from now on, and both sides see why. Nothing happens where they do already. */
  const letPeople = async (
    tx: Tx,
    row: ConversationRow,
    { word, now }: { readonly word: SystemWord; readonly now: Date },
  ): Promise<void> => {
    if (row.handler === 'people') return;
    const clientId = newId(now);
    await addMessage(tx, row, { kind: 'system', authorId: null, text: word, clientId, at: now });
    await updateConversation(tx, row, {
      handler: 'people',
      state: 'open',
      snoozedUntil: null,
      waitingSince: row.waitingSince ?? now,
    });
    tell.changed(tx, row);
  };

  const talks = createMachineTalks({ found, followers, customers, tell });

  return {
    letPeople,

    /** Sends an answer, once for each `clientId`. Returns the outcome. */
    say: async (tx: Tx, { upTo, now, ...said }: MachineSaying): Promise<Said> => {
      const row = await hold(tx, said);
      if (!row) return 'unreachable';
      const { kind, speaker, robotId = null, text, buttons = [], templateId = null, clientId } = said;
      const message = { kind, authorId: null, speaker, robotId, text, buttons, templateId, clientId, at: now } as const;
      // A second answer may have other words: the first one stands.
      if (await findByClient(tx, row, clientId)) return 'sent';
      if (!(await isReached(tx, row))) return 'unreachable';
      if (kind === 'robot' && row.handler === 'people') return 'people';
      if (upTo !== null && (await isFollowerBehind(tx, row, upTo))) return 'newer';
      await addMessage(tx, row, message);
      presence.rest(row.merchantId, row.id, machine);
      tell.changed(tx, row);
      return 'sent';
    },

    /** People take over, and the conversation waits for them in the inbox. */
    handOver: async (tx: Tx, place: ConversationPlace & { readonly now: Date }): Promise<void> => {
      const row = await hold(tx, place);
      if (!row) return;
      presence.rest(row.merchantId, row.id, machine);
      await letPeople(tx, row, { word: 'handed_over', now: place.now });
    },

    ...talks,

    /** Both sides see for seconds that an answer is being written. */
    tellWriting: (merchantId: string, conversationId: string): void =>
      presence.tell(merchantId, conversationId, machine, 'writing'),

    /** What the follower sees of the last messages that have words, the oldest first. */
    history: async (
      queries: Queries,
      { merchantId, conversationId: id, limit }: ConversationPlace & { readonly limit: number },
    ): Promise<Pick<MessageRow, 'position' | 'kind' | 'text' | 'at'>[]> =>
      (await listShown(queries, { merchantId, id }, { before: undefined, limit }))
        .filter(({ text }) => text !== '')
        .toReversed(),

    /** Whether an answer to the message of this position is still wanted: machines answer, and the follower has written no more. */
    isDue: async (queries: Queries, { merchantId, conversationId: id }: ConversationPlace, position: number) => {
      const row = await findById(queries, { merchantId, id });
      return row?.handler === 'machines' && !row.isStopped && !(await isFollowerBehind(queries, row, position));
    },
  };
};
export type MachineAnswers = ReturnType<typeof createMachineAnswers>;
