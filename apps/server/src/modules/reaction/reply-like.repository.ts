import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ReplyRow, replies, replyLikes } from './reaction.tables.ts';

type Reply = Pick<ReplyRow, 'merchantId' | 'id'>;
const of = ({ merchantId, id }: Reply, customerId: string) =>
  and(eq(replyLikes.merchantId, merchantId), eq(replyLikes.replyId, id), eq(replyLikes.customerId, customerId));

const count = async (tx: Tx, { merchantId, id }: Reply, by: 1 | -1): Promise<void> => {
  await tx
    .update(replies)
    .set({ likes: sql`${replies.likes} + ${by}` })
    .where(and(eq(replies.merchantId, merchantId), eq(replies.id, id)));
};

/** One more who likes it, and its count; false when they liked it already (rule: database-decides). The caller holds the reply. */
export const insertReplyLike = async (tx: Tx, reply: Reply, customerId: string, at: Date): Promise<boolean> => {
  const { merchantId, id: replyId } = reply;
  const { rowCount } = await tx
    .insert(replyLikes)
    .values({ merchantId, replyId, customerId, at })
    .onConflictDoNothing();
  if (rowCount === 1) await count(tx, reply, 1);
  return rowCount === 1;
};

/** One less; false when they did not like it. The caller holds the reply. */
export const deleteReplyLike = async (tx: Tx, reply: Reply, customerId: string): Promise<boolean> => {
  const { rowCount } = await tx.delete(replyLikes).where(of(reply, customerId));
  if (rowCount === 1) await count(tx, reply, -1);
  return rowCount === 1;
};

/** Which of these replies a person likes. */
export const listLikedReplies = async (
  queries: Queries,
  merchantId: string,
  customerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .select({ id: replyLikes.replyId })
    .from(replyLikes)
    .where(
      and(
        eq(replyLikes.merchantId, merchantId),
        inArray(replyLikes.replyId, [...ids]),
        eq(replyLikes.customerId, customerId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** Takes back some of the likes that a person gave to replies, each in the order of its id; answers with how many those were. */
export const eraseReplyLikes = async (tx: Tx, customerId: string, atMost: number): Promise<number> => {
  const liked = await tx
    .select({ merchantId: replyLikes.merchantId, id: replyLikes.replyId })
    .from(replyLikes)
    .where(eq(replyLikes.customerId, customerId))
    .orderBy(asc(replyLikes.replyId))
    .limit(atMost);
  for (const { merchantId, id } of liked) {
    const at = and(eq(replies.merchantId, merchantId), eq(replies.id, id));
    await tx.select({ id: replies.id }).from(replies).where(at).for('update');
    await deleteReplyLike(tx, { merchantId, id }, customerId);
  }
  return liked.length;
};
