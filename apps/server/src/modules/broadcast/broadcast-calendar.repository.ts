import { addDays } from '@balcao/brazil/dates';
import { and, asc, between, count, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { type BroadcastRow, broadcasts } from './broadcast.tables.ts';

interface ChannelKey {
  readonly merchantId: string;
  readonly channelId: string;
}
const ofChannel = ({ merchantId, channelId }: ChannelKey): SQL | undefined =>
  and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.channelId, channelId));

/** Of a text, as much as a label can show. */
const beginning = (column: typeof broadcasts.text | typeof broadcasts.articleText): SQL<string> =>
  sql<string>`left(btrim(${column}, E' \n\r\t'), 400)`;
const at = sql`coalesce(${broadcasts.sentAt}, ${broadcasts.scheduledAt})`;
/** Days of São Paulo before those asked for: one that was due while the server stood still went out later than its day. */
const lateDays = 7;
/** More than the limit of a day lets a month hold. */
const rowsAtMost = 5_000;

/** A post of the calendar, as it is kept. */
export type CalendarRow = Pick<
  BroadcastRow,
  'id' | 'type' | 'state' | 'title' | 'text' | 'articleText' | 'template' | 'templateWords' | 'sentAt' | 'scheduledAt'
>;

/** What was sent, or is scheduled, from the one instant up to the other, in order; what it said must still be there. */
export const listOfSpan = (
  queries: Queries,
  key: ChannelKey,
  {
    from,
    to,
    first,
    last,
  }: { readonly from: string; readonly to: string; readonly first: string; readonly last: string },
): Promise<CalendarRow[]> =>
  queries
    .select({
      id: broadcasts.id,
      type: broadcasts.type,
      state: broadcasts.state,
      title: broadcasts.title,
      text: beginning(broadcasts.text),
      articleText: beginning(broadcasts.articleText),
      template: broadcasts.template,
      templateWords: broadcasts.templateWords,
      sentAt: broadcasts.sentAt,
      scheduledAt: broadcasts.scheduledAt,
    })
    .from(broadcasts)
    .where(
      and(
        ofChannel(key),
        between(broadcasts.day, addDays(first, -lateDays), addDays(last, 1)),
        ne(broadcasts.state, 'erased'),
        sql`${at} >= ${from} and ${at} < ${to}`,
      ),
    )
    .orderBy(asc(at), asc(broadcasts.id))
    .limit(rowsAtMost);

/** How many go on the account of each of these days of São Paulo; days without any are left out. */
export const countByDay = (
  queries: Queries,
  key: ChannelKey,
  first: string,
  last: string,
): Promise<{ day: string | null; used: number }[]> =>
  queries
    .select({ day: broadcasts.day, used: count() })
    .from(broadcasts)
    .where(and(ofChannel(key), between(broadcasts.day, first, last)))
    .groupBy(broadcasts.day);

/** How the last posts of a channel before a moment were received, but for one of them. */
export const listReceived = (
  queries: Queries,
  { id, ...key }: ChannelKey & { readonly id: string },
  before: Date,
  limit: number,
): Promise<Pick<BroadcastRow, 'type' | 'text' | 'delivered' | 'seen' | 'clicked' | 'left'>[]> =>
  queries
    .select({
      type: broadcasts.type,
      text: broadcasts.text,
      delivered: broadcasts.delivered,
      seen: broadcasts.seen,
      clicked: broadcasts.clicked,
      left: broadcasts.left,
    })
    .from(broadcasts)
    .where(
      and(
        ofChannel(key),
        eq(broadcasts.state, 'sent'),
        lte(broadcasts.sentAt, before),
        gt(broadcasts.delivered, 0),
        ne(broadcasts.id, id),
      ),
    )
    .orderBy(desc(broadcasts.sentAt), desc(broadcasts.id))
    .limit(limit);
