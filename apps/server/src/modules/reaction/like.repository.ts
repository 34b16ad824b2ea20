import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { likeCounts, likes } from './reaction.tables.ts';

interface LikeKey {
  readonly merchantId: string;
  readonly broadcastId: string;
  readonly customerId: string;
}
const of = ({ merchantId, broadcastId, customerId }: LikeKey) =>
  and(eq(likes.merchantId, merchantId), eq(likes.broadcastId, broadcastId), eq(likes.customerId, customerId));

/** Rows that the likes of one broadcast are counted in. */
const parts = 8;
/** The same row for one person each time: what they add there they take from there. */
const partOf = (customerId: string): number => Number.parseInt(customerId.slice(-2), 16) % parts;

const count = async (tx: Tx, { merchantId, broadcastId, customerId }: LikeKey, by: 1 | -1): Promise<void> => {
  const part = partOf(customerId);
  await (by === 1
    ? tx
        .insert(likeCounts)
        .values({ merchantId, broadcastId, part, likes: 1 })
        .onConflictDoUpdate({
          target: [likeCounts.merchantId, likeCounts.broadcastId, likeCounts.part],
          set: { likes: sql`${likeCounts.likes} + 1` },
        })
    : tx
        .update(likeCounts)
        .set({ likes: sql`${likeCounts.likes} - 1` })
        .where(
          and(
            eq(likeCounts.merchantId, merchantId),
            eq(likeCounts.broadcastId, broadcastId),
            eq(likeCounts.part, part),
          ),
        ));
};

/** One more who likes it, and its count; false when they liked it already (rule: database-decides). */
export const insertLike = async (tx: Tx, key: LikeKey, at: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .insert(likes)
    .values({ ...key, at })
    .onConflictDoNothing();
  if (rowCount === 1) await count(tx, key, 1);
  return rowCount === 1;
};

/** One less; false when they did not like it. */
export const deleteLike = async (tx: Tx, key: LikeKey): Promise<boolean> => {
  const { rowCount } = await tx.delete(likes).where(of(key));
  if (rowCount === 1) await count(tx, key, -1);
  return rowCount === 1;
};

/** How many like each of these; those without a like are left out. */
export const countLikes = async (
  queries: Queries,
  merchantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await queries
    .select({ id: likeCounts.broadcastId, likes: sql<number>`sum(${likeCounts.likes})::int` })
    .from(likeCounts)
    .where(and(eq(likeCounts.merchantId, merchantId), inArray(likeCounts.broadcastId, [...ids])))
    .groupBy(likeCounts.broadcastId);
  return new Map(rows.map((row) => [row.id, row.likes]));
};

/** Which of these a person likes. */
export const listLiked = async (
  queries: Queries,
  merchantId: string,
  customerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .select({ id: likes.broadcastId })
    .from(likes)
    .where(
      and(eq(likes.merchantId, merchantId), inArray(likes.broadcastId, [...ids]), eq(likes.customerId, customerId)),
    );
  return new Set(rows.map(({ id }) => id));
};

/** How many liked each of these broadcasts of the demonstration, in one statement. */
export const insertPastLikes = async (
  tx: Tx,
  merchantId: string,
  past: readonly { readonly broadcastId: string; readonly likes: number }[],
): Promise<void> => {
  await tx.insert(likeCounts).values(past.map((one) => ({ ...one, merchantId, part: 0 })));
};
