import type { ReportReason } from '@balcao/contract/moderation';
import type { ReplyState } from '@balcao/contract/reply';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type ReplyRow, replies } from './reaction.tables.ts';

interface PostKey {
  readonly merchantId: string;
  readonly broadcastId: string;
}
export interface ReplyKey {
  readonly merchantId: string;
  readonly channelId: string;
  readonly id: string;
}
interface Slice {
  readonly place: Place | undefined;
  readonly limit: number;
}
const ofPost = ({ merchantId, broadcastId }: PostKey) =>
  and(eq(replies.merchantId, merchantId), eq(replies.broadcastId, broadcastId));
const after = (place: Place | undefined) =>
  place && sql`(${replies.at}, ${replies.id}) < (${place.at.toISOString()}, ${place.key})`;

/** False when its sender sent one under the same id before. */
export const insertReply = async (tx: Tx, row: Omit<ReplyRow, 'likes'>): Promise<boolean> => {
  const { rowCount } = await tx.insert(replies).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** What a person sent under an id of theirs. */
export const findSentReply = async (
  queries: Queries,
  key: PostKey & { readonly customerId: string; readonly clientId: string },
): Promise<ReplyRow | undefined> => {
  const [row] = await queries
    .select()
    .from(replies)
    .where(and(ofPost(key), eq(replies.customerId, key.customerId), eq(replies.clientId, key.clientId)));
  return row;
};

/** What a person reads under a post, the newest first: of hidden ones their own alone. */
export const listReplyRows = (
  queries: Queries,
  key: PostKey,
  { place, limit, customerId }: Slice & { readonly customerId: string },
): Promise<ReplyRow[]> =>
  queries
    .select()
    .from(replies)
    .where(and(ofPost(key), or(eq(replies.state, 'shown'), eq(replies.customerId, customerId)), after(place)))
    .orderBy(desc(replies.at), desc(replies.id))
    .limit(limit);

const at = ({ merchantId, channelId, id }: ReplyKey) =>
  and(eq(replies.merchantId, merchantId), eq(replies.channelId, channelId), eq(replies.id, id));

export const findReply = async (queries: Queries, key: ReplyKey): Promise<ReplyRow | undefined> => {
  const [row] = await queries.select().from(replies).where(at(key));
  return row;
};

/** One reply of a channel, held until the commit. */
export const lockReply = async (tx: Tx, key: ReplyKey): Promise<ReplyRow | undefined> => {
  const [row] = await tx.select().from(replies).where(at(key)).for('update');
  return row;
};

/** Removes what a person replied to a post. False when there is no such reply of theirs. */
export const deleteReply = async (tx: Tx, { id, ...key }: PostKey & Pick<ReplyRow, 'customerId' | 'id'>) => {
  const { rowCount } = await tx
    .delete(replies)
    .where(and(ofPost(key), eq(replies.id, id), eq(replies.customerId, key.customerId)));
  return rowCount === 1;
};

/** Undefined when it is in none of these states. */
export const updateReply = async (
  tx: Tx,
  key: ReplyKey,
  from: readonly ReplyState[],
  to: { readonly state: ReplyState; readonly hiddenWhy?: ReportReason | null },
): Promise<ReplyRow | undefined> => {
  const [row] = await tx
    .update(replies)
    .set(to)
    .where(and(at(key), inArray(replies.state, [...from])))
    .returning();
  return row;
};

const counted = z.object({ id: z.string(), replies: z.number() });
/** How many replies to each of these people read, up to a number. */
export const countReplies = async (
  queries: Queries,
  merchantId: string,
  ids: readonly string[],
  atMost: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await rowsOf(
    queries,
    counted,
    sql`select asked.id, found.replies::int as replies
      from jsonb_to_recordset(${JSON.stringify(ids.map((id) => ({ id })))}::jsonb) as asked(id uuid)
      cross join lateral (
        select count(*) as replies from (
          select 1 from ${replies} r
          where r.merchant_id = ${merchantId}::uuid and r.broadcast_id = asked.id and r.state = 'shown'
          limit ${atMost}
        ) counted
      ) found`,
  );
  return new Map(rows.map((row) => [row.id, row.replies]));
};
