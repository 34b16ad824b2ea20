import type { BroadcastFilter } from '@balcao/contract/broadcast';
import type { BroadcastState } from '@balcao/contract/broadcast-state';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type BroadcastRow, broadcasts, type ListedBroadcast } from './broadcast.tables.ts';

interface ChannelKey {
  readonly merchantId: string;
  readonly channelId: string;
}
/** A broadcast of a channel. */
export interface BroadcastKey extends ChannelKey {
  readonly id: string;
}
const at = ({ merchantId, channelId, id }: BroadcastKey) =>
  and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.channelId, channelId), eq(broadcasts.id, id));

export const insertBroadcast = async (tx: Tx, row: typeof broadcasts.$inferInsert): Promise<BroadcastRow> => {
  const [made] = await tx.insert(broadcasts).values(row).returning();
  if (!made) throw new Error('PostgreSQL answers with the row that it inserted');
  return made;
};

/** The same for many, as they were in the past. */
export const insertBroadcasts = async (tx: Tx, rows: (typeof broadcasts.$inferInsert)[]): Promise<void> => {
  await tx.insert(broadcasts).values(rows);
};

export const findBroadcast = async (queries: Queries, key: BroadcastKey): Promise<BroadcastRow | undefined> => {
  const [row] = await queries.select().from(broadcasts).where(at(key));
  return row;
};

/** By the number that the merchant's server gave it. */
export const findByMerchantNumber = async (
  queries: Queries,
  merchantId: string,
  merchantNumber: string,
): Promise<BroadcastRow | undefined> => {
  const [row] = await queries
    .select()
    .from(broadcasts)
    .where(and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.merchantNumber, merchantNumber)));
  return row;
};

/** A draft of this member in which nothing stands. */
export const findEmptyDraft = async (
  queries: Queries,
  { merchantId, channelId }: ChannelKey,
  createdBy: string,
): Promise<BroadcastRow | undefined> => {
  const [row] = await queries
    .select()
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, merchantId),
        eq(broadcasts.channelId, channelId),
        eq(broadcasts.state, 'draft'),
        eq(broadcasts.createdBy, createdBy),
        eq(broadcasts.title, ''),
        eq(broadcasts.text, ''),
        eq(broadcasts.url, ''),
        eq(broadcasts.article, []),
        isNull(broadcasts.cover),
        isNull(broadcasts.template),
        eq(broadcasts.mediaIds, []),
      ),
    )
    .orderBy(desc(broadcasts.createdAt))
    .limit(1);
  return row;
};

/** The draft that began with the words of a recalled one. */
export const findEdition = async (
  queries: Queries,
  { merchantId, channelId, id }: BroadcastKey,
): Promise<BroadcastRow | undefined> => {
  const [row] = await queries
    .select()
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, merchantId),
        eq(broadcasts.channelId, channelId),
        eq(broadcasts.state, 'draft'),
        eq(broadcasts.editionOf, id),
      ),
    )
    .limit(1);
  return row;
};

export const countDrafts = async (queries: Queries, { merchantId, channelId }: ChannelKey): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(broadcasts)
    .where(
      and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.channelId, channelId), eq(broadcasts.state, 'draft')),
    );
  return row?.all ?? 0;
};

/** How many go on the account of a day. */
export const countOfDay = async (
  queries: Queries,
  { merchantId, channelId }: ChannelKey,
  day: string,
): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(broadcasts)
    .where(and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.channelId, channelId), eq(broadcasts.day, day)));
  return row?.all ?? 0;
};

/** How many of a day have gone out: those that are scheduled are not counted. */
export const countSentOn = async (
  queries: Queries,
  { merchantId, channelId }: ChannelKey,
  day: string,
): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, merchantId),
        eq(broadcasts.channelId, channelId),
        eq(broadcasts.day, day),
        ne(broadcasts.state, 'scheduled'),
      ),
    );
  return row?.all ?? 0;
};

/** Moves it to another state, or saves it (rule: published-moves). Undefined when it stands at none of these, or was saved since. */
export const moveBroadcast = async (
  tx: Tx,
  key: BroadcastKey,
  { from, version }: { readonly from: readonly BroadcastState[]; readonly version?: number | undefined },
  to: Partial<BroadcastRow>,
): Promise<BroadcastRow | undefined> => {
  const [row] = await tx
    .update(broadcasts)
    .set({ ...to, version: sql`${broadcasts.version} + 1` })
    .where(
      and(
        at(key),
        inArray(broadcasts.state, [...from]),
        version === undefined ? undefined : eq(broadcasts.version, version),
      ),
    )
    .returning();
  return row;
};

/** Undefined when it is no draft, any more. */
export const deleteDraft = async (tx: Tx, key: BroadcastKey): Promise<BroadcastRow | undefined> => {
  const [row] = await tx
    .delete(broadcasts)
    .where(and(at(key), eq(broadcasts.state, 'draft')))
    .returning();
  return row;
};

/** What is to be sent by now, of every team, the longest due first. */
export const listDue = (queries: Queries, now: Date, limit: number): Promise<BroadcastKey[]> =>
  queries
    .select({ merchantId: broadcasts.merchantId, channelId: broadcasts.channelId, id: broadcasts.id })
    .from(broadcasts)
    .where(and(eq(broadcasts.state, 'scheduled'), lte(broadcasts.scheduledAt, now)))
    .orderBy(asc(broadcasts.scheduledAt))
    .limit(limit);

export interface ListedBy extends BroadcastFilter {
  readonly merchantId: string;
  readonly channelId: string;
}
const listed = ({ merchantId, channelId, state, type, search }: ListedBy): SQL | undefined =>
  and(
    eq(broadcasts.merchantId, merchantId),
    eq(broadcasts.channelId, channelId),
    state ? inArray(broadcasts.state, [...state]) : ne(broadcasts.state, 'erased'),
    type && inArray(broadcasts.type, [...type]),
    search === undefined
      ? undefined
      : or(
          ...[broadcasts.title, broadcasts.text, broadcasts.articleText].map((one) => ilike(one, likePattern(search))),
        ),
  );
/** All but the article, which may be long. */
const { article: _, ...listedColumns } = getTableColumns(broadcasts);
const newestFirst = [desc(broadcasts.createdAt), desc(broadcasts.id)] as const;

export const listRows = (
  queries: Queries,
  by: ListedBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<ListedBroadcast[]> =>
  queries
    .select(listedColumns)
    .from(broadcasts)
    .where(
      and(
        listed(by),
        place && sql`(${broadcasts.createdAt}, ${broadcasts.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countRows = (queries: Queries, by: ListedBy): Promise<number> =>
  countListed(queries, broadcasts, listed(by), newestFirst);
