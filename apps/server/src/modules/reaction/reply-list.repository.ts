import { DEFAULT_ZONE, dayEnd, dayStart } from '@balcao/brazil/dates';
import type { ReplyFilter } from '@balcao/contract/reply';
import { and, eq, gte, ilike, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../platform/like-pattern.ts';
import { sortedList } from '../../platform/sorted-list.ts';
import { sortingOf } from '../../platform/sorting.ts';
import { replies, replyBlocks } from './reaction.tables.ts';

export interface ListedBy extends ReplyFilter {
  readonly merchantId: string;
  readonly channelId: string;
}
const columns = { time: replies.at, amount: replies.likes, key: replies.id };

const isBlocked: SQL = sql`exists (select from ${replyBlocks} b where b.merchant_id = broadcast_reply.merchant_id
  and b.channel_id = broadcast_reply.channel_id and b.customer_id = broadcast_reply.customer_id)`;

const matching = ({ merchantId, channelId, broadcastId, search, state, author, dayFrom, dayTo }: ListedBy) =>
  and(
    eq(replies.merchantId, merchantId),
    eq(replies.channelId, channelId),
    broadcastId === undefined ? undefined : eq(replies.broadcastId, broadcastId),
    search === undefined
      ? undefined
      : or(ilike(replies.name, likePattern(search)), ilike(replies.text, likePattern(search))),
    state && inArray(replies.state, [...state]),
    author && (author === 'blocked' ? isBlocked : not(isBlocked)),
    dayFrom === undefined ? undefined : gte(replies.at, new Date(dayStart(dayFrom, DEFAULT_ZONE))),
    dayTo === undefined ? undefined : lt(replies.at, new Date(dayEnd(dayTo, DEFAULT_ZONE))),
  );

/** The replies of a channel, or to a post of it, by when they were written, or by their likes. */
export const { listPage, countUpTo, countAll } = sortedList({
  table: replies,
  matching,
  sortedBy: (_by, sort) => sortingOf(columns, sort),
});
