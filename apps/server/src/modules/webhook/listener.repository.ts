import { WebhookEventType } from '@balcao/contract/webhook';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CommitPlace } from '../../platform/commit-place.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type ListenerRow, webhookListeners } from './listener.tables.ts';

const one = (merchantId: string, id: string) =>
  and(eq(webhookListeners.merchantId, merchantId), eq(webhookListeners.id, id));

export const insertListener = async (tx: Tx, row: ListenerRow): Promise<void> => {
  await tx.insert(webhookListeners).values(row);
};
export const deleteListener = async (tx: Tx, merchantId: string, id: string): Promise<void> => {
  await tx.delete(webhookListeners).where(one(merchantId, id));
};
export const findListener = async (
  queries: Queries,
  merchantId: string,
  id: string,
): Promise<ListenerRow | undefined> => {
  const [row] = await queries.select().from(webhookListeners).where(one(merchantId, id));
  return row;
};

const eventsRow = z.object({
  written_by: z.string(),
  id: z.string(),
  message_id: z.string(),
  type: WebhookEventType,
  body: z.string(),
});
/** Events that were committed after a position, up to a limit. Events that a running transaction could still precede are left out. */
export const listEventsAfter = async (
  queries: Queries,
  merchantId: string,
  after: CommitPlace,
  atMost: number,
): Promise<z.infer<typeof eventsRow>[]> =>
  rowsOf(
    queries,
    eventsRow,
    sql`
    select written_by::text, id, message_id, type, body from webhook_event e
    where merchant_id = ${merchantId} and (e.written_by, id) > (${after.writtenBy}::xid8, ${after.id}::uuid)
      and e.written_by < pg_snapshot_xmin(pg_current_snapshot())
    order by e.written_by, id limit ${atMost}`,
  );

/** Forgets events of every team from before, `atMost` at once; says how many they were. */
export const forgetEvents = async (queries: Queries, before: Date, atMost: number): Promise<number> => {
  const { rowCount } = await queries.execute(sql`
    delete from webhook_event where ctid = any(array(
      select ctid from webhook_event where created_at < ${before.toISOString()}::timestamptz
      order by created_at limit ${atMost} for update skip locked))`);
  return rowCount ?? 0;
};
