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

/** Writes the notification where an address is set: one statement both decides and writes. False when none is set. */
export const insertDelivery = async (
  tx: Tx,
  row: Pick<DeliveryRow, 'merchantId' | 'id' | 'messageId' | 'type' | 'body' | 'nextAttemptAt' | 'createdAt'>,
): Promise<boolean> => {
  const { rowCount } = await tx.execute(sql`
    insert into webhook_delivery (merchant_id, id, message_id, type, url, body, state, next_attempt_at, created_at)
    select merchant_id, ${row.id}::uuid, ${row.messageId}, ${row.type}, url, ${row.body}, 'waiting',
      ${row.nextAttemptAt?.toISOString()}::timestamptz, ${row.createdAt.toISOString()}::timestamptz
    from webhook_endpoint where merchant_id = ${row.merchantId}`);
  return rowCount === 1;
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
