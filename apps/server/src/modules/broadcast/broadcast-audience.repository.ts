import type { Audience } from '@balcao/contract/channel-audience';
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { sliceOfFollowers } from '../follower/follower.reads.ts';
import type { BroadcastKey } from './broadcast.repository.ts';
import { type BroadcastRow, broadcasts } from './broadcast.tables.ts';

const at = ({ merchantId, channelId, id }: BroadcastKey) =>
  and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.channelId, channelId), eq(broadcasts.id, id));

/** Whether a person has a broadcast, of the columns `broadcast` or of the alias that is named: all have one that goes to everyone. */
export const hasIt = (customerId: string, of: 'broadcast' | 'b' = 'broadcast'): SQL => {
  const row = sql.raw(of);
  return sql`(${row}.audience is null or exists (
    select from broadcast_audience had
    where had.merchant_id = ${row}.merchant_id and had.broadcast_id = ${row}.id and had.customer_id = ${customerId}::uuid))`;
};

/** One that is being sent to a part, held until the commit; undefined when it is paused, or at an end. */
export const holdSending = async (tx: Tx, key: BroadcastKey): Promise<BroadcastRow | undefined> => {
  const [row] = await tx
    .select()
    .from(broadcasts)
    .where(and(at(key), eq(broadcasts.state, 'sending'), isNull(broadcasts.pausedAt)))
    .for('update');
  return row;
};

const sliceRow = z.object({ looked: z.int(), written: z.int(), last: z.nullable(z.string()) });
/** Writes the next followers as recipients. Safe to repeat: each follower is written at most once. */
export const insertSlice = async (
  tx: Tx,
  { merchantId, channelId, id, lastLooked: after }: BroadcastRow,
  { audience, sentAt, limit }: { readonly audience: Audience; readonly sentAt: Date; readonly limit: number },
): Promise<z.infer<typeof sliceRow>> => {
  const slice = sliceOfFollowers({ place: { merchantId, channelId }, audience, at: sentAt, after, limit });
  const [row] = await rowsOf(
    tx,
    sliceRow,
    sql`with looked as materialized (${slice}), written as (
        insert into broadcast_audience (merchant_id, broadcast_id, customer_id)
        select ${merchantId}::uuid, ${id}::uuid, customer_id from looked where is_in
        on conflict do nothing returning 1)
      select (select count(*) from looked)::int as looked, (select count(*) from written)::int as written,
        (select customer_id from looked order by customer_id desc limit 1) as last`,
  );
  if (!row) throw new Error('PostgreSQL answers with what it counted');
  return row;
};

/** Notes how far a sending is; `isDone`: it is sent. */
export const noteSlice = async (
  tx: Tx,
  key: BroadcastKey,
  { looked, written, last }: z.infer<typeof sliceRow>,
  { isDone, now }: { readonly isDone: boolean; readonly now: Date },
): Promise<BroadcastRow> => {
  const [row] = await tx
    .update(broadcasts)
    .set({
      looked: sql`${broadcasts.looked} + ${looked}`,
      delivered: sql`${broadcasts.delivered} + ${written}`,
      ...(last === null ? {} : { lastLooked: last }),
      ...(isDone ? { state: 'sent' as const } : {}),
      slicedAt: now,
    })
    .where(at(key))
    .returning();
  if (!row) throw new Error('PostgreSQL answers with the row that is held');
  return row;
};

/** Pauses or resumes a sending. Undefined when it is not being sent, or has that state already. */
export const putPause = async (
  tx: Tx,
  key: BroadcastKey,
  pausedAt: Date | null,
  isTemplateStopped = false,
): Promise<BroadcastRow | undefined> => {
  const isOther = pausedAt ? isNull(broadcasts.pausedAt) : sql`${broadcasts.pausedAt} is not null`;
  const [row] = await tx
    .update(broadcasts)
    .set({ pausedAt, isTemplateStopped, version: sql`${broadcasts.version} + 1` })
    .where(and(at(key), eq(broadcasts.state, 'sending'), isOther))
    .returning();
  return row;
};

/** Sendings that no process goes on with since a moment, of every team. */
export const listLeftBehind = (queries: Queries, since: Date, limit: number): Promise<BroadcastKey[]> =>
  queries
    .select({ merchantId: broadcasts.merchantId, channelId: broadcasts.channelId, id: broadcasts.id })
    .from(broadcasts)
    .where(and(eq(broadcasts.state, 'sending'), isNull(broadcasts.pausedAt), lte(broadcasts.slicedAt, since)))
    .orderBy(asc(broadcasts.slicedAt))
    .limit(limit);
