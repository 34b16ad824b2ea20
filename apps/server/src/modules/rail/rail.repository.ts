import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { jsonOf } from '../../platform/rows.ts';
import { railNotifications, sandboxMessages, sandboxPayments } from './rail.tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxMessage = typeof sandboxMessages.$inferSelect;

export const insertNotification = async (
  queries: Queries,
  row: typeof railNotifications.$inferInsert,
): Promise<void> => {
  await queries.insert(railNotifications).values(row).onConflictDoNothing();
};

/**
 * Records what has come and claims it for whoever applies it: answers with the ids of events that nobody has applied yet. What was
 * recorded before without being applied is claimed now. No event may come twice in one call.
 */
export const claimNotifications = async (
  tx: Tx,
  rows: readonly (typeof railNotifications.$inferSelect)[],
): Promise<ReadonlySet<string>> => {
  const claimed = await tx.execute<{ event_id: string }>(sql`
    insert into rail_notification
    select * from json_populate_recordset(null::rail_notification, ${jsonOf(railNotifications, rows)}::json)
    on conflict (rail, event_id) do update set applied_at = excluded.applied_at
    where rail_notification.applied_at is null returning event_id`);
  return new Set(claimed.rows.map((row) => row.event_id));
};

export const insertPayment = async (tx: Tx, row: SandboxPayment): Promise<void> => {
  await tx.insert(sandboxPayments).values(row);
};

export const findSettledPayment = async (queries: Queries, txid: string): Promise<SandboxPayment | undefined> => {
  const [row] = await queries
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.txid, txid), eq(sandboxPayments.state, 'settled')))
    .orderBy(asc(sandboxPayments.paidAt))
    .limit(1);
  return row;
};

export const settleDuePayments = (tx: Tx, now: Date): Promise<SandboxPayment[]> =>
  tx
    .update(sandboxPayments)
    .set({ state: 'settled' })
    .where(and(eq(sandboxPayments.state, 'processing'), lte(sandboxPayments.settlesAt, now)))
    .returning();

/** True once per payment: a second request to give the same money back finds nothing left to give. */
export const markReturned = async (tx: Tx, endToEndId: string): Promise<boolean> => {
  const marked = await tx
    .update(sandboxPayments)
    .set({ state: 'returned' })
    .where(and(eq(sandboxPayments.endToEndId, endToEndId), inArray(sandboxPayments.state, ['settled', 'processing'])));
  return marked.rowCount === 1;
};

export const insertMessages = async (tx: Tx, rows: SandboxMessage[]): Promise<void> => {
  await tx.insert(sandboxMessages).values(rows);
};

export const findMessage = async (queries: Queries, id: string): Promise<SandboxMessage | undefined> => {
  const [row] = await queries.select().from(sandboxMessages).where(eq(sandboxMessages.id, id));
  return row;
};
