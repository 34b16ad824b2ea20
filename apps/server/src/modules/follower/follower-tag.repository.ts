import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type FollowerTagRow, followers, followerTags, taggedFollowers } from './follower.tables.ts';
import type { Place } from './follower-matching.repository.ts';

type TagKey = Pick<FollowerTagRow, 'merchantId' | 'channelId' | 'id'>;
const at = ({ merchantId, channelId, id }: TagKey) =>
  and(eq(followerTags.merchantId, merchantId), eq(followerTags.channelId, channelId), eq(followerTags.id, id));

/** The tags of a channel by their names. */
export const listTags = (queries: Queries, { merchantId, channelId }: Place): Promise<FollowerTagRow[]> =>
  queries
    .select()
    .from(followerTags)
    .where(and(eq(followerTags.merchantId, merchantId), eq(followerTags.channelId, channelId)))
    .orderBy(asc(followerTags.nameKey));

/** How many followers have each tag of a channel; tags without any are left out. */
export const countTagged = async (
  queries: Queries,
  { merchantId, channelId }: Place,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await queries
    .select({ id: taggedFollowers.tagId, all: count() })
    .from(taggedFollowers)
    .where(and(eq(taggedFollowers.merchantId, merchantId), eq(taggedFollowers.channelId, channelId)))
    .groupBy(taggedFollowers.tagId);
  return new Map(rows.map(({ id, all }) => [id, all]));
};

export const insertTag = async (tx: Tx, row: FollowerTagRow): Promise<void> => {
  await tx.insert(followerTags).values(row);
};

/** What it was called; undefined where there is none. */
export const lockTag = async (tx: Tx, key: TagKey): Promise<FollowerTagRow | undefined> => {
  const [row] = await tx.select().from(followerTags).where(at(key)).for('update');
  return row;
};

/** Those of these tags that the channel has: none of them is removed until the commit. */
export const holdTags = (tx: Tx, { merchantId, channelId }: Place, ids: readonly string[]): Promise<FollowerTagRow[]> =>
  tx
    .select()
    .from(followerTags)
    .where(
      and(
        eq(followerTags.merchantId, merchantId),
        eq(followerTags.channelId, channelId),
        inArray(followerTags.id, [...ids]),
      ),
    )
    .orderBy(asc(followerTags.id))
    .for('key share');

export const renameTag = async (
  tx: Tx,
  key: TagKey,
  names: Pick<FollowerTagRow, 'name' | 'nameKey'>,
): Promise<void> => {
  await tx.update(followerTags).set(names).where(at(key));
};

/** Also from the followers who have it. */
export const deleteTag = async (tx: Tx, key: TagKey): Promise<void> => {
  await tx.delete(followerTags).where(at(key));
};

/** Those of these people who follow the channel, held until the commit in the order of their ids. */
export const lockFollowers = async (
  tx: Tx,
  { merchantId, channelId }: Place,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await tx
    .select({ id: followers.customerId })
    .from(followers)
    .where(
      and(
        eq(followers.merchantId, merchantId),
        eq(followers.channelId, channelId),
        inArray(followers.customerId, [...ids]),
      ),
    )
    .orderBy(asc(followers.customerId))
    .for('update');
  return rows.map(({ id }) => id);
};

const ofThese = ({ merchantId, channelId }: Place, ids: readonly string[]) =>
  and(
    eq(taggedFollowers.merchantId, merchantId),
    eq(taggedFollowers.channelId, channelId),
    inArray(taggedFollowers.customerId, [...ids]),
  );

/** Puts each tag on each of these followers; what is there already stays. */
export const putTags = async (
  tx: Tx,
  { merchantId, channelId }: Place,
  ids: readonly string[],
  tagIds: readonly string[],
): Promise<void> => {
  if (ids.length === 0 || tagIds.length === 0) return;
  const rows = ids.flatMap((customerId) => tagIds.map((tagId) => ({ customer_id: customerId, tag_id: tagId })));
  await tx.execute(sql`
    insert into channel_follower_tag (merchant_id, channel_id, customer_id, tag_id)
    select ${merchantId}::uuid, ${channelId}::uuid, one.customer_id, one.tag_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(customer_id uuid, tag_id uuid)
    on conflict do nothing`);
};

export const takeTags = async (
  tx: Tx,
  place: Place,
  ids: readonly string[],
  tagIds: readonly string[],
): Promise<void> => {
  if (ids.length === 0 || tagIds.length === 0) return;
  await tx.delete(taggedFollowers).where(and(ofThese(place, ids), inArray(taggedFollowers.tagId, [...tagIds])));
};

/** Whether one of these followers has more tags than this. */
export const hasMoreTags = async (tx: Tx, place: Place, ids: readonly string[], atMost: number): Promise<boolean> => {
  if (ids.length === 0) return false;
  const rows = await tx
    .select({ id: taggedFollowers.customerId })
    .from(taggedFollowers)
    .where(ofThese(place, ids))
    .groupBy(taggedFollowers.customerId)
    .having(sql`count(*) > ${atMost}`)
    .limit(1);
  return rows.length > 0;
};
