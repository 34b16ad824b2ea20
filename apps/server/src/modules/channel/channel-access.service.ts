import type { ChannelRight } from '@balcao/contract/channel';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import { rightsOf, type Viewer } from './channel.present.ts';
import { type ChannelKey, findChannel, listUnclosed, lockChannel, shareChannel } from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';
import { findManager, listGiven } from './channel-right.repository.ts';

interface Needs {
  readonly bindings: Pick<ChatBindings, 'chatAccountOf'>;
}
/** A member at work in a team. */
interface Worker extends Viewer {
  readonly merchantId: string;
}
/** A channel, and what the caller may do with it. */
export interface Reached {
  readonly channel: ChannelRow;
  readonly rights: readonly ChannelRight[];
}

/** Who may do what with a channel. The role of the team is asked before, by the endpoint. */
export const createChannelAccess = ({ bindings }: Needs) => {
  /** @throws Refusal `not_found`, also for a channel of another team (rule: foreign-is-unknown). */
  const reach = async (queries: Queries, actor: Worker, id: string): Promise<Reached> => {
    const { merchantId, accountId } = actor;
    const channel = (await findChannel(queries, { merchantId, id })) ?? refuse('not_found');
    const given = await findManager(queries, { merchantId, channelId: id, accountId });
    return { channel, rights: rightsOf(actor, channel, given?.rights ?? []) };
  };

  /** Every change needs the chat account of the member who makes it. @throws Refusal `channel_chat_account`. */
  const mustBeBound = async (queries: Queries, accountId: string): Promise<void> => {
    if (!(await bindings.chatAccountOf(queries, accountId))) refuse('channel_chat_account');
  };

  return {
    reach,
    mustBeBound,

    /** The same for one who has this right. @throws Refusal `not_found`; `channel_chat_account`; `channel_right`; `state_forbids` when it is closed. */
    reachWith: async (queries: Queries, actor: Worker, id: string, right: ChannelRight): Promise<Reached> => {
      const reached = await reach(queries, actor, id);
      await mustBeBound(queries, actor.accountId);
      if (!reached.rights.includes(right)) refuse('channel_right');
      return reached.channel.state === 'closed' ? refuse('state_forbids') : reached;
    },

    /** Whether a member could use this right of a channel at this moment: the same without a refusal. @throws Refusal `not_found`. */
    may: async (queries: Queries, actor: Worker, id: string, right: ChannelRight): Promise<boolean> => {
      const { rights } = await reach(queries, actor, id);
      return rights.includes(right) && (await bindings.chatAccountOf(queries, actor.accountId)) !== undefined;
    },

    /** Of these channels of the member's team, those that are not closed and in which they have this right, by name. */
    withRight: async (queries: Queries, actor: Worker, ids: readonly string[], right: ChannelRight) => {
      const { merchantId, accountId } = actor;
      const rows = await listUnclosed(queries, merchantId, ids);
      const given = await listGiven(queries, { merchantId, accountId }, ids);
      return rows.filter((row) => rightsOf(actor, row, given.get(row.id) ?? []).includes(right));
    },

    /** The channel as it stands, held until the commit: its state and its count move no more. @throws Refusal `not_found`. */
    hold: async (tx: Tx, key: ChannelKey): Promise<ChannelRow> => {
      await lockChannel(tx, key);
      return (await findChannel(tx, key)) ?? refuse('not_found');
    },

    /** The same for one of many who write in it at once. @throws Refusal `not_found`. */
    share: async (tx: Tx, key: ChannelKey): Promise<ChannelRow> => (await shareChannel(tx, key)) ?? refuse('not_found'),

    /** The same for one who manages it. @throws Refusal `not_found`; `channel_right`. */
    reachManaged: async (queries: Queries, actor: Worker, id: string): Promise<Reached> => {
      const reached = await reach(queries, actor, id);
      return reached.rights.includes('manage') ? reached : refuse('channel_right');
    },

    /** The same for one who changes it. @throws Refusal `not_found`; `channel_chat_account`; `channel_right`. */
    reachToChange: async (queries: Queries, actor: Worker, id: string): Promise<Reached> => {
      const reached = await reach(queries, actor, id);
      await mustBeBound(queries, actor.accountId);
      return reached.rights.includes('manage') ? reached : refuse('channel_right');
    },
  };
};
export type ChannelAccess = ReturnType<typeof createChannelAccess>;
