import { type Channel, ChannelRight } from '@balcao/contract/channel';
import {
  type ChannelManager,
  type handOverChannel,
  type listChannelManagers,
  managersAtMost,
  type putChannelManager,
  type removeChannelManager,
} from '@balcao/contract/channel-right';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { reaches } from '@balcao/contract/menus';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames, KnownPerson } from '../account/account-names.service.ts';
import type { ChannelInvited } from '../invitation/channel-invited.service.ts';
import type { MemberService } from '../member/member.service.ts';
import { findChannel, giveTo, lockChannel } from './channel.repository.ts';
import type { ChannelRow, ManagerRow } from './channel.tables.ts';
import type { ChannelAccess, Reached } from './channel-access.service.ts';
import { countManagers, deleteManager, findManager, listManagers, putManager } from './channel-right.repository.ts';
import type { ChannelStandingService } from './channel-standing.service.ts';
import type { ChannelTelling } from './channel-telling.ts';
import type { ChannelView } from './channel-view.service.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly members: Pick<MemberService, 'rightsOf' | 'withRights'>;
  readonly view: Pick<ChannelView, 'present'>;
  readonly standings: Pick<ChannelStandingService, 'end'>;
  readonly tell: ChannelTelling;
  readonly invited: ChannelInvited;
}

const placeOf = ({ merchantId, id }: ChannelRow) => ({ merchantId, channelId: id });
/** People can only give or take away rights that they have (rule: no-raised-rights). */
const mustHold = (rights: readonly ChannelRight[], touched: readonly ChannelRight[]): void => {
  if (!touched.every((right) => rights.includes(right))) refuse('channel_right');
};
const inWords = (rights: readonly ChannelRight[]): string => rights.join(', ');

/** Who manages a channel, and whose it is. */
export const createChannelManagers = ({ db, access, names, members, view, standings, tell, invited }: Needs) => {
  /** A member whose role reaches channels. @throws Refusal `not_found`; `state_forbids` when their role does not. */
  const mustBeAble = async (queries: Queries, merchantId: string, memberId: string): Promise<void> => {
    const member = (await members.rightsOf(queries, merchantId, memberId)) ?? refuse('not_found');
    if (!reaches(member, 'channels.index', 'read')) refuse('state_forbids');
  };
  const personOf = async (queries: Queries, accountId: string): Promise<KnownPerson> => {
    const [person] = await names.peopleOf(queries, [accountId]);
    return person ?? refuse('not_found');
  };
  const present = ({ accountId, rights, addedAt }: ManagerRow, person: KnownPerson): ChannelManager => ({
    memberId: accountId,
    name: person.account,
    avatar: person.avatar,
    rights: [...rights],
    addedAt: addedAt.toISOString(),
  });
  /** Managers, and those who are invited: their places are kept for them. */
  const countTaken = async (tx: Tx, channel: ChannelRow, now: Date): Promise<number> =>
    (await countManagers(tx, placeOf(channel))) + (await invited.count(tx, placeOf(channel), now, undefined));
  /** The channel, held so that its people are changed one after the other. */
  const hold = async (
    tx: Tx,
    { actor, params }: Call<typeof putChannelManager | typeof removeChannelManager>,
  ): Promise<Reached & { readonly before: ManagerRow | undefined }> => {
    const { merchantId, accountId } = actor;
    const { id, memberId } = params;
    const isOwn = memberId === accountId;
    const seen = await access.reach(tx, actor, id);
    await access.mustBeBound(tx, accountId);
    if (!isOwn && !seen.rights.includes('manage')) refuse('channel_right');
    await lockChannel(tx, { merchantId, id });
    const before = await findManager(tx, { merchantId, channelId: id, accountId: memberId });
    return { ...(await access.reach(tx, actor, id)), before };
  };

  return {
    list: async (call: Call<typeof listChannelManagers>): Promise<ReplyOf<typeof listChannelManagers>> => {
      const { actor, params, now } = call;
      const { channel, rights } = await access.reach(db, actor, params.id);
      const rows = await listManagers(db, placeOf(channel));
      const seesInvited = rights.includes('manage') || reaches(actor, 'setting.team', 'read');
      const able = (await members.withRights(db, actor.merchantId)).filter((member) =>
        reaches(member, 'channels.index', 'read'),
      );
      const taken = new Set([channel.ownerId, ...rows.map(({ accountId }) => accountId)]);
      const free = able.filter(({ accountId }) => !taken.has(accountId)).map(({ accountId }) => accountId);
      const people = await names.peopleOf(db, [...free, ...rows.map(({ accountId }) => accountId)]);
      const byId = new Map(people.map((person) => [person.accountId, person]));
      return {
        list: rows.flatMap((row) => {
          const person = byId.get(row.accountId);
          return person ? [present(row, person)] : [];
        }),
        invited: seesInvited ? await invited.list(db, placeOf(channel), actor, now) : [],
        candidates: free.map((memberId) => ({ memberId, name: byId.get(memberId)?.account ?? '' })),
      };
    },

    /** @throws Refusal `state_forbids` for the owner, who may do everything, and for a member whose role does not reach channels. */
    put: (call: Call<typeof putChannelManager>): Promise<ChannelManager> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel, rights, before } = await hold(tx, call);
        if (!rights.includes('manage')) refuse('channel_right');
        await mustBeAble(tx, actor.merchantId, params.memberId);
        if (channel.ownerId === params.memberId) refuse('state_forbids');
        mustHold(rights, [...body.rights, ...(before?.rights ?? [])]);
        if (!before && (await countTaken(tx, channel, now)) >= managersAtMost) refuse('channel_managers_full');
        const given = ChannelRight.options.filter((right) => body.rights.includes(right));
        const row = { ...placeOf(channel), accountId: params.memberId, rights: given, addedAt: before?.addedAt ?? now };
        await putManager(tx, row);
        const person = await personOf(tx, params.memberId);
        const had = before ? inWords(before.rights) : null;
        await tell(tx, call, channel, {
          event: LogEvent.enum.channelManagerPut,
          changes: [{ field: 'manager', of: person.account, before: had, after: inWords(given) }],
        });
        return present(row, person);
      }),

    /** A manager may also leave by themselves. */
    remove: (call: Call<typeof removeChannelManager>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params } = call;
        const { channel, rights, before } = await hold(tx, call);
        const gone = before ?? refuse('not_found');
        if (params.memberId !== actor.accountId) mustHold(rights, ['manage', ...gone.rights]);
        await deleteManager(tx, gone);
        const person = await personOf(tx, params.memberId);
        await tell(tx, call, channel, {
          event: LogEvent.enum.channelManagerRemoved,
          changes: [{ field: 'manager', of: person.account, before: inWords(gone.rights), after: null }],
        });
        return null;
      }),

    /**
     * By the owner, or a super admin; the certification of the previous owner ends. @throws Refusal `state_forbids` for the owner, and for a member
     * whose role does not reach channels.
     */
    handOver: (call: Call<typeof handOverChannel>): Promise<Channel> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { merchantId } = actor;
        const key = { merchantId, id: params.id };
        const reached = await access.reach(tx, actor, params.id);
        await access.mustBeBound(tx, actor.accountId);
        // Reviews are locked before their channel.
        await standings.end(tx, call, { before: reached.channel, kind: 'personal', because: 'handedOver' });
        await lockChannel(tx, key);
        const channel = (await findChannel(tx, key)) ?? refuse('not_found');
        if (!actor.isAdmin && channel.ownerId !== actor.accountId) refuse('channel_right');
        await mustBeAble(tx, merchantId, body.memberId);
        if (channel.ownerId === body.memberId) refuse('state_forbids');
        await deleteManager(tx, { ...placeOf(channel), accountId: body.memberId });
        const former = {
          ...placeOf(channel),
          accountId: channel.ownerId,
          rights: [...ChannelRight.options],
          addedAt: now,
        };
        if (await members.rightsOf(tx, merchantId, channel.ownerId)) await putManager(tx, former);
        await giveTo(tx, key, body.memberId);
        const [before, after] = [await personOf(tx, channel.ownerId), await personOf(tx, body.memberId)];
        await tell(tx, call, channel, {
          event: LogEvent.enum.channelHandedOver,
          changes: [{ field: 'owner', of: null, before: before.account, after: after.account }],
        });
        return view.present(tx, actor, { ...channel, ownerId: body.memberId }, now);
      }),
  };
};
export type ChannelManagers = ReturnType<typeof createChannelManagers>;
