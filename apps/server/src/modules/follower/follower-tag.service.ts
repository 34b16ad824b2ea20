import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type createFollowerTag,
  type FollowerTag,
  type listFollowerTags,
  type removeFollowerTag,
  type renameFollowerTag,
  type tagFollowers,
  tagsAtMost,
  tagsOfFollowerAtMost,
} from '@balcao/contract/follower-tag';
import { type LogChange, LogEvent } from '@balcao/contract/log';
import { constraintOf, type Db, type Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import {
  countTagged,
  deleteTag,
  hasMoreTags,
  holdTags,
  insertTag,
  listTags,
  lockFollowers,
  lockTag,
  putTags,
  renameTag,
  takeTags,
} from './follower-tag.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
}
type Channel = Reached['channel'];
const placeOf = ({ merchantId, id }: Channel) => ({ merchantId, channelId: id });

/** Two members who take the same name at the same instant: the index knows (rule: database-decides). */
const withFreeName = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (constraintOf(error) === 'channel_tag_name') refuseField('name', 'tagNameTaken');
    throw error;
  }
};

/** The words that a team has for its followers. */
export const createFollowerTags = ({ db, access, events, logs }: Needs) => {
  const tell = async (
    tx: Tx,
    action: ActionContext,
    { merchantId, id, name }: Channel,
    event: LogEvent,
    changes: LogChange[],
  ): Promise<void> => {
    events.publish(tx, merchantId, { topic: 'channel', key: id });
    await logs.record(tx, action, { event, subject: { kind: 'channel', id, name }, changes });
  };
  const tagChange = (before: string | null, after: string | null): LogChange => ({
    field: 'tag',
    of: null,
    before,
    after,
  });

  return {
    list: async ({ actor, params }: Call<typeof listFollowerTags>): Promise<ReplyOf<typeof listFollowerTags>> => {
      const { channel } = await access.reach(db, actor, params.id);
      const [rows, counts] = await Promise.all([listTags(db, placeOf(channel)), countTagged(db, placeOf(channel))]);
      return { list: rows.map(({ id, name }) => ({ id, name, followers: counts.get(id) ?? 0 })) };
    },

    /** @throws Refusal `form_invalid` on a name that another tag has; `follower_tags_full`. */
    create: (call: Call<typeof createFollowerTag>): Promise<FollowerTag> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
        // Two who make one at once would both find the last free place.
        await access.hold(tx, channel);
        if ((await listTags(tx, placeOf(channel))).length >= tagsAtMost) refuse('follower_tags_full');
        const row = { ...placeOf(channel), id: newId(now), name: body.name, nameKey: nameKeyOf(body.name) };
        await withFreeName(insertTag(tx, row));
        await tell(tx, call, channel, LogEvent.enum.followerTagMade, [tagChange(null, row.name)]);
        return { id: row.id, name: row.name, followers: 0 };
      }),

    /** @throws Refusal `form_invalid` on a name that another tag has. */
    rename: (call: Call<typeof renameFollowerTag>): Promise<FollowerTag> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
        const key = { ...placeOf(channel), id: params.tagId };
        const before = (await lockTag(tx, key)) ?? refuse('not_found');
        await withFreeName(renameTag(tx, key, { name: body.name, nameKey: nameKeyOf(body.name) }));
        if (before.name !== body.name)
          await tell(tx, call, channel, LogEvent.enum.followerTagRenamed, [tagChange(before.name, body.name)]);
        const counts = await countTagged(tx, key);
        return { id: key.id, name: body.name, followers: counts.get(key.id) ?? 0 };
      }),

    remove: (call: Call<typeof removeFollowerTag>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
        const key = { ...placeOf(channel), id: params.tagId };
        const before = (await lockTag(tx, key)) ?? refuse('not_found');
        await deleteTag(tx, key);
        await tell(tx, call, channel, LogEvent.enum.followerTagRemoved, [tagChange(before.name, null)]);
        return null;
      }),

    /** @throws Refusal `not_found` for a tag of another channel; `follower_tags_many` when one of them would have too many. */
    tag: (call: Call<typeof tagFollowers>): Promise<ReplyOf<typeof tagFollowers>> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
        const place = placeOf(channel);
        const [put, take] = [[...new Set(body.put)], [...new Set(body.take)]];
        const names = new Map((await holdTags(tx, place, [...put, ...take])).map(({ id, name }) => [id, name]));
        if ([...put, ...take].some((id) => !names.has(id))) refuse('not_found');
        const people = await lockFollowers(tx, place, body.followerIds);
        await takeTags(tx, place, people, take);
        await putTags(tx, place, people, put);
        if (await hasMoreTags(tx, place, people, tagsOfFollowerAtMost)) refuse('follower_tags_many');
        const named = (ids: readonly string[]) => ids.map((id) => names.get(id)).join(', ') || null;
        if (people.length > 0 && put.length + take.length > 0)
          await tell(tx, call, channel, LogEvent.enum.followersTagged, [
            tagChange(named(take), named(put)),
            { field: 'followers', of: null, before: null, after: String(people.length) },
          ]);
        return { followers: people.length };
      }),
  };
};
export type FollowerTags = ReturnType<typeof createFollowerTags>;
