import { DEFAULT_ZONE, dayEnd, dayStart } from '@balcao/brazil/dates';
import type { Audience, TagMatch } from '@balcao/contract/channel-audience';
import type { FollowerFilter, FollowerOrders } from '@balcao/contract/channel-follower';
import { and, eq, gte, inArray, like, lt, not, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../platform/like-pattern.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { hasPaid } from '../customer/customer.reads.ts';
import { isPaymentOfTeam } from '../order/order.reads.ts';
import { followers } from './follower.tables.ts';

/** A channel of a team. */
export interface Place {
  readonly merchantId: string;
  readonly channelId: string;
}
const dayMs = 86_400_000;

/** Their columns by full name: a condition inside another query names no others. */
const [merchantId, channelId, customerId] = [
  sql`channel_follower.merchant_id`,
  sql`channel_follower.channel_id`,
  sql`channel_follower.customer_id`,
];

/** Whether a follower has paid an order of the team, since a moment if one is given. */
export const hasOrdered = (since?: Date): SQL =>
  hasPaid(customerId, since, (endToEndId) => isPaymentOfTeam(merchantId, endToEndId, since));

const tagged = (tags: readonly string[], match: TagMatch): SQL => {
  const ids = [...new Set(tags)];
  const has = sql`channel_follower_tag one where one.merchant_id = ${merchantId} and one.channel_id = ${channelId}
    and one.customer_id = ${customerId} and ${inArray(sql`one.tag_id`, ids)}`;
  return match === 'any' ? sql`exists (select from ${has})` : sql`(select count(*) from ${has}) = ${ids.length}`;
};
const followed = ({ dayFrom, dayTo }: Pick<Audience, 'dayFrom' | 'dayTo'>): (SQL | undefined)[] => [
  dayFrom === undefined ? undefined : gte(followers.followedAt, new Date(dayStart(dayFrom, DEFAULT_ZONE))),
  dayTo === undefined ? undefined : lt(followers.followedAt, new Date(dayEnd(dayTo, DEFAULT_ZONE))),
];
const ordered = (orders: FollowerOrders): SQL => (orders === 'ordered' ? hasOrdered() : not(hasOrdered()));

const inChannel = (place: Place): SQL | undefined =>
  and(eq(followers.merchantId, place.merchantId), eq(followers.channelId, place.channelId));

/** The followers that a list is narrowed to. */
export const listedFollowers = ({ search, tag, language, hearing, orders, ...asked }: FollowerFilter & Place) =>
  and(
    inChannel(asked),
    search === undefined ? undefined : like(followers.nameKey, likePattern(nameKeyOf(search))),
    tag && tagged(tag, 'any'),
    language && inArray(followers.language, [...language]),
    hearing && eq(followers.isMuted, hearing === 'muted'),
    orders && ordered(orders),
    ...followed(asked),
  );

/** Whether a follower is in a part; numbers of days are counted back from now. */
export const isInAudience = ({ tags, tagMatch = 'any', languages, orderedDays, ...asked }: Audience, at: Date) =>
  and(
    tags && tagged(tags, tagMatch),
    languages && inArray(followers.language, [...languages]),
    orderedDays === undefined ? undefined : hasOrdered(new Date(at.getTime() - orderedDays * dayMs)),
    ...followed(asked),
  );

/** How many followers are in a part at a moment. */
export const audienceOf = (place: Place, audience: Audience, at: Date): SQL | undefined =>
  and(inChannel(place), isInAudience(audience, at));
