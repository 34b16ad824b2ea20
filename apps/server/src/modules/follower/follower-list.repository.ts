import type { Audience } from '@balcao/contract/channel-audience';
import type { FollowerFilter } from '@balcao/contract/channel-follower';
import type { TimeSort } from '@balcao/contract/page';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { sortedList } from '../../platform/sorted-list.ts';
import { sortingOf } from '../../platform/sorting.ts';
import { type FollowerRow, followers, followerTags, taggedFollowers } from './follower.tables.ts';
import { audienceOf, hasOrdered, listedFollowers, type Place } from './follower-matching.repository.ts';

const columns = { time: followers.followedAt, amount: followers.followedAt, key: followers.customerId };
export type ListedBy = FollowerFilter & Place;

/** The followers of a channel by when they followed. */
export const { listPage, countUpTo, countAll } = sortedList({
  table: followers,
  matching: (by: ListedBy) => listedFollowers(by),
  sortedBy: (_by, sort) => sortingOf(columns, sort as TimeSort | undefined),
});

/** The tags of each of these followers, by their names. */
export const listTagsOf = async (
  queries: Queries,
  { merchantId, channelId }: Place,
  people: readonly FollowerRow[],
): Promise<ReadonlyMap<string, { id: string; name: string }[]>> => {
  if (people.length === 0) return new Map();
  const rows = await queries
    .select({ customerId: taggedFollowers.customerId, id: followerTags.id, name: followerTags.name })
    .from(taggedFollowers)
    .innerJoin(
      followerTags,
      and(
        eq(followerTags.merchantId, taggedFollowers.merchantId),
        eq(followerTags.channelId, taggedFollowers.channelId),
        eq(followerTags.id, taggedFollowers.tagId),
      ),
    )
    .where(
      and(
        eq(taggedFollowers.merchantId, merchantId),
        eq(taggedFollowers.channelId, channelId),
        inArray(
          taggedFollowers.customerId,
          people.map(({ customerId }) => customerId),
        ),
      ),
    )
    .orderBy(followerTags.nameKey);
  const byPerson = Map.groupBy(rows, ({ customerId }) => customerId);
  return new Map([...byPerson].map(([id, tags]) => [id, tags.map(({ id: tag, name }) => ({ id: tag, name }))]));
};

/** Which of these followers have paid an order of the team. */
export const listOrdered = async (
  queries: Queries,
  { merchantId, channelId }: Place,
  people: readonly FollowerRow[],
): Promise<ReadonlySet<string>> => {
  if (people.length === 0) return new Set();
  const ids = people.map(({ customerId }) => customerId);
  const rows = await queries
    .select({ id: followers.customerId })
    .from(followers)
    .where(
      and(
        eq(followers.merchantId, merchantId),
        eq(followers.channelId, channelId),
        inArray(followers.customerId, ids),
        hasOrdered(),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** How many followers are in a part at a moment. */
export const countAudience = (queries: Queries, place: Place, audience: Audience, at: Date): Promise<number> =>
  queries.$count(followers, and(eq(followers.merchantId, place.merchantId), audienceOf(place, audience, at)));
