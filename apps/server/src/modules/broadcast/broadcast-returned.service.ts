import { reaches } from '@balcao/contract/menus';
import type { BroadcastReturnReason } from '@balcao/contract/notification-notice';
import type { Tx } from '../../platform/db.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { ChannelServers } from '../channel/channel-server.service.ts';
import type { FollowerAudiences } from '../follower/follower-audience.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import { countSentOn } from './broadcast.repository.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { nameOf } from './broadcast-telling.ts';
import type { BroadcastTemplates } from './broadcast-template.ts';

interface Needs {
  readonly access: Pick<ChannelAccess, 'may' | 'share'>;
  readonly servers: Pick<ChannelServers, 'isOn'>;
  readonly members: Pick<MemberService, 'rightsOf'>;
  readonly followers: Pick<FollowerAudiences, 'hasTags'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly templates: Pick<BroadcastTemplates, 'mayGoOn'>;
}
type Channel = Reached['channel'];

/** Scheduled broadcasts that must not go out any more when their time has come. */
export const createBroadcastReturned = (needs: Needs) => {
  const { access, servers, members, followers, notices, templates } = needs;
  /**
   * Whether the person who scheduled it could still send it: by their role in the team, their rights in the channel, and with a chat account. A
   * broadcast from a server also needs that the channel still allows it to publish.
   */
  const mayStill = async (tx: Tx, { updatedBy: accountId, merchantNumber }: BroadcastRow, channel: Channel) => {
    const { merchantId, id } = channel;
    if (merchantNumber !== null && !(await servers.isOn(tx, channel))) return false;
    const member = await members.rightsOf(tx, merchantId, accountId);
    if (!member || !reaches(member, 'channels.index', 'write')) return false;
    return access.may(tx, { merchantId, accountId, isAdmin: member.isAdmin }, id, 'publish');
  };

  const tell = (tx: Tx, row: BroadcastRow, { name }: Pick<Channel, 'name'>, reason: BroadcastReturnReason) => {
    const { merchantId, channelId, id: broadcastId, version } = row;
    const data = { channelId, broadcastId, version, channel: name, label: nameOf(row), reason };
    return notices.tell(tx, merchantId, { kind: 'broadcastReturned', data });
  };

  return {
    /** Why it must not go out; undefined when it may. */
    reasonOf: async (tx: Tx, row: BroadcastRow, channel: Channel): Promise<BroadcastReturnReason | undefined> => {
      if (channel.state === 'closed') return 'closed';
      if (!(await mayStill(tx, row, channel))) return 'rights';
      const place = { merchantId: row.merchantId, channelId: row.channelId };
      // Staff may have lowered the limit since it took its place on its day.
      if (row.day !== null && (await countSentOn(tx, place, row.day)) >= channel.broadcastsADay) return 'limit';
      if (!(await templates.mayGoOn(tx, row))) return 'template';
      return (await followers.hasTags(tx, place, row.audience?.tags ?? [])) ? undefined : 'tags';
    },

    /** Tells the team that it is a draft again. */
    tell,

    /** Tells the team that its sending is paused, because its template was stopped. */
    tellHeld: async (tx: Tx, row: BroadcastRow): Promise<void> => {
      const key = { merchantId: row.merchantId, id: row.channelId };
      await tell(tx, row, await access.share(tx, key), 'templateUnderway');
    },
  };
};
export type BroadcastReturned = ReturnType<typeof createBroadcastReturned>;
