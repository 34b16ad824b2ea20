import type { SourceKind } from '@balcao/contract/knowledge';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { knowledgeSources, knowledgeStocks, type SourceRow } from './knowledge.tables.ts';

/** A channel of a team. */
export interface KnowledgePlace {
  readonly merchantId: string;
  readonly channelId: string;
}
export interface SourceKey extends KnowledgePlace {
  readonly id: string;
}
const inPlace = ({ merchantId, channelId }: KnowledgePlace) =>
  and(eq(knowledgeSources.merchantId, merchantId), eq(knowledgeSources.channelId, channelId));
const at = (key: SourceKey) => and(inPlace(key), eq(knowledgeSources.id, key.id));
const stockAt = ({ merchantId, channelId }: KnowledgePlace) =>
  and(eq(knowledgeStocks.merchantId, merchantId), eq(knowledgeStocks.channelId, channelId));

type Stock = Pick<typeof knowledgeStocks.$inferSelect, 'sources' | 'pieces'>;
/** What a channel's robots know, counted, and held until the commit: who adds or takes comes one after the other. */
export const holdStock = async (tx: Tx, place: KnowledgePlace): Promise<Stock> => {
  const { merchantId, channelId } = place;
  await tx.insert(knowledgeStocks).values({ merchantId, channelId }).onConflictDoNothing();
  const [row] = await tx.select().from(knowledgeStocks).where(stockAt(place)).for('update');
  if (!row) throw new Error('a stock is there once it was made');
  return row;
};

/** Counts what came or, below zero, went. */
export const countStock = async (tx: Tx, place: KnowledgePlace, { sources, pieces }: Stock): Promise<void> => {
  await tx
    .update(knowledgeStocks)
    .set({
      sources: sql`${knowledgeStocks.sources} + ${sources}`,
      pieces: sql`${knowledgeStocks.pieces} + ${pieces}`,
    })
    .where(stockAt(place));
};

/** Pieces of a channel. */
export const countPieces = async (queries: Queries, place: KnowledgePlace): Promise<number> => {
  const [row] = await queries.select({ pieces: knowledgeStocks.pieces }).from(knowledgeStocks).where(stockAt(place));
  return row?.pieces ?? 0;
};

export const listSources = (queries: Queries, place: KnowledgePlace): Promise<SourceRow[]> =>
  queries
    .select()
    .from(knowledgeSources)
    .where(inPlace(place))
    .orderBy(desc(knowledgeSources.createdAt), desc(knowledgeSources.id));

export const findSource = async (queries: Queries, key: SourceKey): Promise<SourceRow | undefined> => {
  const [row] = await queries.select().from(knowledgeSources).where(at(key));
  return row;
};

/** The one that holds all questions, or all posts, of a channel. */
export const findOnly = async (
  queries: Queries,
  place: KnowledgePlace,
  kind: SourceKind,
): Promise<SourceRow | undefined> => {
  const [row] = await queries
    .select()
    .from(knowledgeSources)
    .where(and(inPlace(place), eq(knowledgeSources.kind, kind), inArray(knowledgeSources.kind, ['question', 'post'])));
  return row;
};

/** One that was made of this upload. */
export const findByUpload = async (
  queries: Queries,
  place: KnowledgePlace,
  uploadId: string,
): Promise<SourceRow | undefined> => {
  const [row] = await queries
    .select()
    .from(knowledgeSources)
    .where(and(inPlace(place), eq(knowledgeSources.uploadId, uploadId)));
  return row;
};

export const insertSource = async (tx: Tx, row: SourceRow): Promise<void> => {
  await tx.insert(knowledgeSources).values(row);
};

export const updateSource = async (tx: Tx, key: SourceKey, change: Partial<SourceRow>): Promise<void> => {
  await tx.update(knowledgeSources).set(change).where(at(key));
};

/** With all its pieces. */
export const deleteSource = async (tx: Tx, key: SourceKey): Promise<void> => {
  await tx.delete(knowledgeSources).where(at(key));
};

/** Begins a reading, or goes on with one that a stop interrupted; undefined for what is read, and what is not there. */
export const beginReading = async (tx: Tx, key: SourceKey): Promise<SourceRow | undefined> => {
  const [row] = await tx
    .update(knowledgeSources)
    .set({ state: 'reading', tries: sql`${knowledgeSources.tries} + 1` })
    .where(and(at(key), inArray(knowledgeSources.state, ['waiting', 'reading'])))
    .returning();
  return row;
};
