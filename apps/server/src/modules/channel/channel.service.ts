import { randomBytes } from 'node:crypto';
import {
  type Channel,
  type ChannelEntry,
  type changeChannel,
  channelsAtMost,
  type checkChannelName,
  type createChannel,
  type getChannel,
  type listChannels,
} from '@balcao/contract/channel';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { constraintOf, type Db, type Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse, refuseField, refuseUncertified } from '../../platform/refusal.ts';
import type { SquarePicture } from '../../platform/square-picture.ts';
import type { TeamService } from '../team/team.service.ts';
import {
  countRows,
  findNamed,
  insertChannel,
  listRows,
  lockChannels,
  putAvatar,
  updateChannel,
} from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import type { ChannelAvatars } from './channel-avatar.service.ts';
import { channelChanges } from './channel-changes.ts';
import type { ChannelStandingService } from './channel-standing.service.ts';
import type { ChannelTelling } from './channel-telling.ts';
import type { ChannelView } from './channel-view.service.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly access: ChannelAccess;
  readonly avatars: Pick<ChannelAvatars, 'make'>;
  readonly view: ChannelView;
  readonly standings: Pick<ChannelStandingService, 'isMeant' | 'isWaiting' | 'end'>;
  readonly tell: ChannelTelling;
}
/** A channel as a member makes it. */
interface NewChannel extends Omit<ChannelEntry, 'avatar'> {
  readonly merchantId: string;
  readonly ownerId: string;
  readonly avatar: SquarePicture;
  /** Of a channel of the demonstration, who follows it already. */
  readonly followers?: number;
  readonly now: Date;
}

const newLink = (): string => randomBytes(16).toString('base64url');

/** Two who take the same name at the same instant: the index knows (rule: database-decides). */
const withFreeName = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    return constraintOf(error) === 'channel_name' ? refuseField('name', 'channelNameTaken') : Promise.reject(error);
  }
};

const insert = async (tx: Tx, { avatar, now, ...entry }: NewChannel): Promise<ChannelRow> => {
  const row = {
    ...entry,
    id: newId(now),
    link: newLink(),
    nameKey: nameKeyOf(entry.name),
    avatarId: avatar.id,
    state: 'open',
    createdBy: entry.ownerId,
    createdAt: now,
    updatedAt: now,
  } as const;
  const made = await withFreeName(insertChannel(tx, row));
  await putAvatar(tx, { merchantId: made.merchantId, channelId: made.id, ...avatar });
  return made;
};

/** The channels of teams: what is entered of them. */
export const createChannelService = ({ db, teams, access, avatars, view, standings, tell }: Needs) => ({
  insert,

  list: async ({ actor, query, now }: Call<typeof listChannels>): Promise<ReplyOf<typeof listChannels>> => {
    const { pageNum = 1, pageSize = defaultPageSize, cursor, search, ...filter } = query;
    const { merchantId, accountId } = actor;
    const by = { ...filter, merchantId, accountId, search: search === undefined ? undefined : nameKeyOf(search) };
    const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
    const [rows, counted] = await Promise.all([
      listRows(db, by, { place, limit: pageSize + 1, skip }),
      countRows(db, by),
    ]);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      list: await view.presentAll(db, actor, page, now),
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
    };
  },

  get: async ({ actor, params, now }: Call<typeof getChannel>): Promise<Channel> =>
    view.present(db, actor, (await access.reach(db, actor, params.id)).channel, now),

  checkName: async ({ actor, query }: Call<typeof checkChannelName>): Promise<{ isFree: boolean }> => {
    const holder = await findNamed(db, nameKeyOf(query.name));
    return { isFree: !holder || (holder.merchantId === actor.merchantId && holder.id === query.of) };
  },

  /** The picture is made before the transaction, which holds no row while pixels are counted. */
  create: async (call: Call<typeof createChannel>): Promise<Channel> => {
    const { actor, body, now } = call;
    const { merchantId, accountId: ownerId } = actor;
    const avatar = await avatars.make(body.avatar);
    return idempotently(db, call, async (tx) => {
      const { teamCert, reviewStatus } = await teams.standingOf(tx, merchantId);
      if (!teamCert) refuseUncertified({ of: 'team', status: reviewStatus });
      await access.mustBeBound(tx, ownerId);
      if ((await lockChannels(tx, merchantId)) >= channelsAtMost) refuse('channels_full');
      const made = await insert(tx, { ...body, avatar, merchantId, ownerId, now });
      const changes = [{ field: 'name', of: null, before: null, after: made.name }] as const;
      await tell(tx, call, made, { event: LogEvent.enum.channelCreated, changes });
      return view.present(tx, actor, made, now);
    });
  },

  /** @throws Refusal `state_forbids` for a channel that is closed; `channel_name_certified` for another name, unless its end is agreed to. */
  change: async (call: Call<typeof changeChannel>): Promise<Channel> => {
    const { avatar: sent, endsOfficial = false, version, ...entry } = call.body;
    const avatar = sent === undefined ? undefined : await avatars.make(sent);
    return idempotently(db, call, async (tx) => {
      const { actor, params, now } = call;
      const { channel: before } = await access.reachToChange(tx, actor, params.id);
      if (before.state === 'closed') refuse('state_forbids');
      const { merchantId, id } = before;
      const change = { ...entry, nameKey: nameKeyOf(entry.name), updatedAt: now };
      const isRenamed = change.nameKey !== before.nameKey;
      if (isRenamed && (await standings.isMeant(tx, 'official', before))) {
        if (!endsOfficial) refuse('channel_name_certified');
        await standings.end(tx, call, { before, kind: 'official', because: 'renamed' });
      }
      const update = updateChannel(
        tx,
        { merchantId, id, version },
        avatar ? { ...change, avatarId: avatar.id } : change,
      );
      const changed = (await withFreeName(update)) ?? refuse('changed_elsewhere');
      // A concurrent request of another member used the former name.
      if (isRenamed && (await standings.isWaiting(tx, 'official', changed))) refuse('changed_elsewhere');
      if (avatar) await putAvatar(tx, { merchantId, channelId: id, ...avatar });
      await tell(tx, call, changed, {
        event: LogEvent.enum.channelChanged,
        changes: channelChanges(before, changed),
      });
      return view.present(tx, actor, changed, now);
    });
  },
});
export type ChannelService = ReturnType<typeof createChannelService>;
