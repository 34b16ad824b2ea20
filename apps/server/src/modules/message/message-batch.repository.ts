import { and, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { jsonOf, nameOf } from '../../platform/rows.ts';
import { consents, type DeliveryRow, deliveries } from './message.tables.ts';
import { type BatchRow, messageBatches } from './message-batch.tables.ts';

export interface BatchKey {
  readonly merchantId: string;
  readonly id: string;
}
const at = ({ merchantId, id }: BatchKey) => and(eq(messageBatches.merchantId, merchantId), eq(messageBatches.id, id));

/** Waits for others of the team that send one, and counts those that wait to be delivered: the lock ends with the transaction. */
export const lockBatches = async (tx: Tx, merchantId: string): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message-batch:${merchantId}`}, 0))`);
  const [row] = await tx
    .select({ all: count() })
    .from(messageBatches)
    .where(and(eq(messageBatches.merchantId, merchantId), isNull(messageBatches.endedAt)));
  return row?.all ?? 0;
};

export const insertBatch = async (tx: Tx, row: BatchRow): Promise<void> => {
  await tx.insert(messageBatches).values(row);
};

/** One of this mini program, without what waits in it. */
export const findBatch = async (
  queries: Queries,
  key: BatchKey & { readonly appletId: string },
): Promise<Pick<BatchRow, 'messageIds' | 'takenAt'> | undefined> => {
  const { messageIds, takenAt } = messageBatches;
  const [row] = await queries
    .select({ messageIds, takenAt })
    .from(messageBatches)
    .where(and(at(key), eq(messageBatches.appletId, key.appletId)));
  return row;
};

/** One that waits, held until the transaction ends; undefined when it has been delivered, also by another one meanwhile. */
export const holdWaiting = async (tx: Tx, key: BatchKey): Promise<BatchRow | undefined> => {
  const [row] = await tx
    .select()
    .from(messageBatches)
    .where(and(at(key), isNull(messageBatches.endedAt)))
    .for('update');
  return row;
};

export const endBatch = async (tx: Tx, key: BatchKey, now: Date): Promise<void> => {
  await tx.update(messageBatches).set({ waiting: null, endedAt: now }).where(at(key));
};

/** Batches of every team that were taken before an instant and still wait, the oldest first. */
export const listWaiting = (queries: Queries, before: Date, limit: number): Promise<BatchKey[]> =>
  queries
    .select({ merchantId: messageBatches.merchantId, id: messageBatches.id })
    .from(messageBatches)
    .where(and(isNull(messageBatches.endedAt), lt(messageBatches.takenAt, before)))
    .orderBy(messageBatches.takenAt)
    .limit(limit);

export const forgetBatches = async (queries: Queries, before: Date): Promise<void> => {
  await queries
    .delete(messageBatches)
    .where(and(isNotNull(messageBatches.endedAt), lt(messageBatches.takenAt, before)));
};

/** The outcome of messages that have one already. */
export const listOutcomes = (
  queries: Queries,
  merchantId: string,
  ids: readonly string[],
): Promise<Pick<DeliveryRow, 'id' | 'reason'>[]> =>
  queries
    .select({ id: deliveries.id, reason: deliveries.reason })
    .from(deliveries)
    .where(and(eq(deliveries.merchantId, merchantId), inArray(deliveries.id, [...ids])));

/** Rows of many messages, in one statement. */
export const insertDeliveries = async (tx: Tx, rows: readonly DeliveryRow[]): Promise<void> => {
  const name = nameOf(deliveries);
  const text = `insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)`;
  await tx.$client.query({ text, values: [jsonOf(deliveries, rows)] });
};

/** How many consents of a person are used up. */
export interface Taken {
  readonly customerId: string;
  readonly times: number;
}

/** Uses up what was counted from the rows that are held. */
export const takeConsents = async (
  tx: Tx,
  { merchantId, templateId }: { readonly merchantId: string; readonly templateId: string },
  taken: readonly Taken[],
): Promise<void> => {
  if (taken.length === 0) return;
  const text = `
    update ${nameOf(consents)} c set remaining = c.remaining - taken.times
    from (select * from json_to_recordset($3::json) as r("customerId" uuid, times int) limit $4) taken
    where c.merchant_id = $1 and c.template_id = $2 and c.customer_id = taken."customerId"`;
  await tx.$client.query({ text, values: [merchantId, templateId, JSON.stringify(taken), taken.length] });
};
