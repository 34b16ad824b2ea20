import type { ApprovalFacts } from '@balcao/contract/approval';
import type {
  ChannelServer,
  getChannelServer,
  giveChannelServer,
  takeChannelServer,
} from '@balcao/contract/channel-open';
import { LogEvent } from '@balcao/contract/log';
import { type MenuPermission, reaches } from '@balcao/contract/menus';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { MemberService } from '../member/member.service.ts';
import { findChannel, lockChannel } from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import { deleteServer, findServer, listServed, putServer } from './channel-server.repository.ts';
import type { ChannelTelling } from './channel-telling.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly members: Pick<MemberService, 'rightsOf'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly tell: ChannelTelling;
}
/** The member with whose rights a server acts in a channel. */
export interface Giver {
  readonly merchantId: string;
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
}
/** A channel in which a server may publish, and with whose rights. */
export interface Served {
  readonly channel: ChannelRow;
  readonly giver: Giver;
}

/** Whether servers may publish in a channel. */
export const createChannelServers = ({ db, access, members, names, tell }: Needs) => {
  /** Undefined for one who is no member any more, or whose role does not reach channels. */
  const giverOf = async (queries: Queries, merchantId: string, accountId: string): Promise<Giver | undefined> => {
    const member = await members.rightsOf(queries, merchantId, accountId);
    return member && reaches(member, 'channels.index', 'write') ? { ...member, merchantId, accountId } : undefined;
  };
  const mayStill = async (queries: Queries, { merchantId, id }: ChannelRow, givenBy: string): Promise<boolean> => {
    const giver = await giverOf(queries, merchantId, givenBy);
    return giver !== undefined && access.may(queries, giver, id, 'publish');
  };
  const present = async (queries: Queries, channel: ChannelRow): Promise<ChannelServer> => {
    const given = await findServer(queries, { merchantId: channel.merchantId, channelId: channel.id });
    if (!given) return { givenAt: null, givenBy: null, isEffective: false };
    return {
      givenAt: given.givenAt.toISOString(),
      givenBy: await names.nameOf(queries, given.givenBy),
      isEffective: await mayStill(queries, channel, given.givenBy),
    };
  };

  return {
    get: async ({ actor, params }: Call<typeof getChannelServer>): Promise<ChannelServer> =>
      present(db, (await access.reach(db, actor, params.id)).channel),

    /** By one who manages the channel and publishes in it: a server gets no right that its giver lacks (rule: no-raised-rights). */
    give: (call: Call<typeof giveChannelServer>): Promise<ChannelServer> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { channel, rights } = await access.reachWith(tx, actor, params.id, 'manage');
        if (!rights.includes('publish')) refuse('channel_right');
        const { merchantId, id: channelId } = channel;
        await lockChannel(tx, channel);
        await putServer(tx, { merchantId, channelId, givenBy: actor.accountId, givenAt: now });
        await tell(tx, call, channel, { event: LogEvent.enum.channelServerGiven });
        return present(tx, channel);
      }),

    /** Done as well where it may not publish already. */
    take: (call: Call<typeof takeChannelServer>): Promise<ChannelServer> =>
      idempotently(db, call, async (tx) => {
        const { channel } = await access.reachToChange(tx, call.actor, call.params.id);
        await lockChannel(tx, channel);
        if (await deleteServer(tx, { merchantId: channel.merchantId, channelId: channel.id }))
          await tell(tx, call, channel, { event: LogEvent.enum.channelServerTaken });
        return present(tx, channel);
      }),

    /** What a code approves: for which channel. */
    facts: async (tx: Tx, { actor, params }: Call<typeof giveChannelServer>): Promise<ApprovalFacts> => ({
      name: (await access.reach(tx, actor, params.id)).channel.name,
    }),

    /**
     * A channel for the server of a team.
     * @throws Refusal `not_found`; `channel_server_off`; `channel_right` and `channel_chat_account` when the member who has let the
     * server may not publish any more (rule: rights-at-once).
     */
    reach: async (queries: Queries, merchantId: string, channelId: string): Promise<Served> => {
      const channel = (await findChannel(queries, { merchantId, id: channelId })) ?? refuse('not_found');
      const { givenBy } = (await findServer(queries, { merchantId, channelId })) ?? refuse('channel_server_off');
      const giver = (await giverOf(queries, merchantId, givenBy)) ?? refuse('channel_right');
      await access.mustBeBound(queries, giver.accountId);
      const { rights } = await access.reach(queries, giver, channelId);
      return rights.includes('publish') ? { channel, giver } : refuse('channel_right');
    },

    /** Every channel that the server of a team may publish in at this moment. */
    served: async (queries: Queries, merchantId: string): Promise<ChannelRow[]> => {
      const given = await listServed(queries, merchantId);
      const may = await Promise.all(given.map(({ channel, givenBy }) => mayStill(queries, channel, givenBy)));
      return given.filter((_, index) => may[index]).map(({ channel }) => channel);
    },

    /** Whether the switch of a channel is on. */
    isOn: async (queries: Queries, { merchantId, id }: ChannelRow): Promise<boolean> =>
      (await findServer(queries, { merchantId, channelId: id })) !== undefined,
  };
};
export type ChannelServers = ReturnType<typeof createChannelServers>;
