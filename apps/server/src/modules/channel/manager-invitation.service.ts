import type { ChannelRight } from '@balcao/contract/channel';
import { managersAtMost } from '@balcao/contract/channel-right';
import { LogEvent } from '@balcao/contract/log';
import { type MenuPermission, reaches } from '@balcao/contract/menus';
import type { Tx } from '../../platform/db.ts';
import { refuse, refuseRight } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ChannelInvited, InvitedManagers } from '../invitation/channel-invited.service.ts';
import { rightsOf } from './channel.present.ts';
import { findChannel, lockChannel } from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import { countManagers, findManager, putManager } from './channel-right.repository.ts';
import type { ChannelTelling } from './channel-telling.ts';

interface Needs {
  readonly access: Pick<ChannelAccess, 'reachWith'>;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly invited: Pick<ChannelInvited, 'count'>;
  readonly tell: ChannelTelling;
}
const menu = 'channels.index';
/** Closed, if only by the hour. */
const isClosed = ({ state, closesAt }: ChannelRow, now: Date): boolean =>
  state === 'closed' || (closesAt !== null && closesAt <= now);
const holdsAll = (rights: readonly ChannelRight[], given: readonly ChannelRight[]): boolean =>
  ['manage' as const, ...given].every((right) => rights.includes(right));
const readsChannels = (menuPermissions: readonly MenuPermission[]): boolean =>
  reaches({ isAdmin: false, menuPermissions }, menu, 'read');

/** People who are invited into the team and to manage a channel at once; both or neither count as of the commit. */
export const createInvitedManagers = ({ access, names, invited, tell }: Needs): InvitedManagers => {
  /** Whether who invited could make this person a manager at this moment, as they could when they asked (rule: no-raised-rights). */
  const mayAdmit = async (
    tx: Tx,
    channel: ChannelRow,
    { carried, permissions, context, giver }: Parameters<InvitedManagers['admit']>[1],
  ): Promise<boolean> => {
    if (isClosed(channel, context.now) || !readsChannels(permissions)) return false;
    if (!giver || !reaches(giver, menu, 'write')) return false;
    const place = { merchantId: channel.merchantId, channelId: channel.id };
    const given = await findManager(tx, { ...place, accountId: giver.accountId });
    if (!holdsAll(rightsOf(giver, channel, given?.rights ?? []), carried.rights)) return false;
    return (await countManagers(tx, place)) < managersAtMost;
  };

  return {
    mayInvite: async (tx, giver, { carried, permissions, now, invitationId }) => {
      const { merchantId } = giver;
      const { channelId } = carried;
      if (!reaches(giver, menu, 'write')) refuseRight({ menu, level: 'write' });
      const { channel, rights } = await access.reachWith(tx, giver, channelId, 'manage');
      if (isClosed(channel, now) || !readsChannels(permissions)) refuse('state_forbids');
      if (!holdsAll(rights, carried.rights)) refuse('channel_right');
      // Two who invite at once would both find the last free place.
      await lockChannel(tx, { merchantId, id: channelId });
      const place = { merchantId, channelId };
      const taken = (await countManagers(tx, place)) + (await invited.count(tx, place, now, invitationId));
      return taken < managersAtMost ? channel.name : refuse('channel_managers_full');
    },

    admit: async (tx, admitted) => {
      const { carried, context } = admitted;
      const { merchantId, accountId } = context.actor;
      const key = { merchantId, id: carried.channelId };
      await lockChannel(tx, key);
      const channel = (await findChannel(tx, key)) ?? refuse('not_found');
      if (!(await mayAdmit(tx, channel, admitted))) return { name: channel.name, isManager: false };
      const row = { merchantId, channelId: channel.id, accountId, rights: [...carried.rights], addedAt: context.now };
      await putManager(tx, row);
      const [person] = await names.peopleOf(tx, [accountId]);
      await tell(tx, context, channel, {
        event: LogEvent.enum.channelManagerPut,
        changes: [{ field: 'manager', of: person?.account ?? null, before: null, after: carried.rights.join(', ') }],
      });
      return { name: channel.name, isManager: true };
    },

    nameOf: async (queries, merchantId, channelId, now) => {
      const channel = await findChannel(queries, { merchantId, id: channelId });
      return channel && !isClosed(channel, now) ? channel.name : null;
    },
  };
};
