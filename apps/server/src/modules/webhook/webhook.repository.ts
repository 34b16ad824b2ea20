import { totalCountedAtMost } from '@balcao/contract/page';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type DeliveryRow, type EndpointRow, webhookDeliveries, webhookEndpoints } from './webhook.tables.ts';

export const findEndpoint = async (queries: Queries, merchantId: string): Promise<EndpointRow | undefined> => {
  const [row] = await queries.select().from(webhookEndpoints).where(eq(webhookEndpoints.merchantId, merchantId));
  return row;
};

/** Sets the address; the secret that it replaces goes on signing until `previousUntil`. */
export const upsertEndpoint = async (
  tx: Tx,
  row: Pick<EndpointRow, 'merchantId' | 'url' | 'sealedSecret' | 'createdAt'>,
  previousUntil: Date,
): Promise<void> => {
  const { merchantId, ...change } = row;
  await tx
    .insert(webhookEndpoints)
    .values(row)
    .onConflictDoUpdate({
      target: webhookEndpoints.merchantId,
      set: { ...change, previousSealedSecret: sql`${webhookEndpoints.sealedSecret}`, previousUntil },
    });
};

/** False when there was none. */
export const deleteEndpoint = async (tx: Tx, merchantId: string): Promise<boolean> => {
  const { rowCount } = await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.merchantId, merchantId));
  return rowCount === 1;
};

/** What was on its way has nowhere to go any more. */
export const failWaiting = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null })
    .where(and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.state, 'waiting')));
};

type NewDelivery = Pick<
  DeliveryRow,
  'merchantId' | 'id' | 'messageId' | 'type' | 'body' | 'nextAttemptAt' | 'createdAt'
>;
const inColumns = (row: NewDelivery) => ({
  merchant_id: row.merchantId,
  id: row.id,
  message_id: row.messageId,
  type: row.type,
  body: row.body,
  next_attempt_at: row.nextAttemptAt,
  created_at: row.createdAt,
});

/** Writes notifications where an address is set: one statement both decides and writes. Answers with the ids of those. */
export const insertDeliveries = async (tx: Tx, rows: readonly NewDelivery[]): Promise<ReadonlySet<string>> => {
  const written = await tx.execute<{ id: string }>(sql`
    insert into webhook_delivery (merchant_id, id, message_id, type, url, body, state, next_attempt_at, created_at)
    select merchant_id, n.id, n.message_id, n.type, e.url, n.body, 'waiting', n.next_attempt_at, n.created_at
    from json_to_recordset(${JSON.stringify(rows.map(inColumns))}::json)
      as n(merchant_id uuid, id uuid, message_id text, type text, body text, next_attempt_at timestamptz, created_at timestamptz)
    join webhook_endpoint e using (merchant_id)
    returning id`);
  return new Set(written.rows.map((row) => row.id));
};

export const findDelivery = async (
  queries: Queries,
  merchantId: string,
  id: string,
): Promise<DeliveryRow | undefined> => {
  const [row] = await queries
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.id, id)));
  return row;
};

/** The page after the row `after`, newest first; without it, `skip` rows are left out. */
export const listRows = (
  queries: Queries,
  merchantId: string,
  page: { after: string | undefined; skip: number; limit: number },
): Promise<DeliveryRow[]> =>
  queries
    .select()
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.merchantId, merchantId), page.after ? lt(webhookDeliveries.id, page.after) : undefined),
    )
    .orderBy(desc(webhookDeliveries.id))
    .offset(page.skip)
    .limit(page.limit);

/** Counts no further than people read. */
export const countUpTo = async (queries: Queries, merchantId: string): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.merchantId, merchantId))
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
};

/** Makes a notification wait for an attempt again; undefined when there is no such notification. */
export const reopenDelivery = async (
  tx: Tx,
  merchantId: string,
  id: string,
  lostAt: Date,
): Promise<DeliveryRow | undefined> => {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', nextAttemptAt: lostAt })
    .where(and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.id, id)))
    .returning();
  return row;
};
