import type { MessageButton } from '@balcao/contract/conversation-message';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { insertConversation, lockBetween } from './conversation.repository.ts';
import type { ConversationRow } from './conversation.tables.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import { addOnce } from './message-adding.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'share'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
  readonly customers: Pick<CustomerService, 'nameOf'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
}
/** A follower of a channel, at a moment. */
interface With {
  readonly merchantId: string;
  readonly channelId: string;
  readonly customerId: string;
  readonly now: Date;
}
/** What is said in a talk. */
export interface TalkSaying {
  /** By which it counts once, however often it is said. */
  readonly clientId: string;
  /** The name under which the team sees it. */
  readonly speaker: string;
  readonly workflowId: string;
  readonly text: string;
  readonly buttons?: readonly MessageButton[];
  readonly templateId?: string | null;
}
/** A conversation that a transaction holds with its channel, so that several things can be said in it and each is asked for nothing again. */
export interface MachineTalk {
  readonly conversationId: string;
  /** Says something as a machine that answers. People: they have taken over; unreachable: nothing reaches the follower. */
  say(saying: TalkSaying): Promise<'sent' | 'people' | 'unreachable'>;
}

/** Machines that begin to talk, whether the follower has written or not. */
export const createMachineTalks = ({ found, followers, customers, tell }: Needs) => {
  /** The conversation with a person, held until the commit, made where there is none. */
  const holdBetween = async (
    tx: Tx,
    { merchantId, channelId, customerId, now }: With,
  ): Promise<ConversationRow | undefined> => {
    const key = { merchantId, channelId, customerId };
    const held = await lockBetween(tx, key);
    if (held) return held;
    const name = await customers.nameOf(tx, key.customerId);
    const who = { name, nameKey: nameKeyOf(name) };
    const times = { lastAt: now, createdAt: now };
    const made = await insertConversation(tx, { ...key, ...who, ...times, id: newId(now), state: 'closed' });
    return made ?? lockBetween(tx, key);
  };
  const isFollowing = async (tx: Tx, { merchantId, channelId, customerId }: With): Promise<boolean> =>
    (await followers.followingOf(tx, { merchantId, channelId }, customerId)) !== undefined;

  return {
    /** The conversation with a follower, made where there is none; undefined for a person who does not follow the channel. */
    openWith: async (tx: Tx, asked: With): Promise<string | undefined> =>
      (await isFollowing(tx, asked)) ? (await holdBetween(tx, asked))?.id : undefined,

    /** The channel and then the conversation with a follower, held until the commit; undefined for a person who does not follow the channel. */
    talkWith: async (tx: Tx, asked: With): Promise<MachineTalk | undefined> => {
      const channel = await found.share(tx, asked);
      let row = (await isFollowing(tx, asked)) ? await holdBetween(tx, asked) : undefined;
      if (!row) return undefined;
      const isReached = channel && !channel.frozenAt && channel.state !== 'closed' && !row.isStopped;
      return {
        conversationId: row.id,
        say: async (said) => {
          if (!isReached || !row) return 'unreachable';
          if (row.handler === 'people') return 'people';
          const added = await addOnce(tx, row, { kind: 'robot', authorId: null, at: asked.now, ...said });
          row = added?.conversation ?? row;
          tell.changed(tx, row);
          return 'sent';
        },
      };
    },
  };
};
