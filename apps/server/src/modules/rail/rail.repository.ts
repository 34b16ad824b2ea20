import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { railNotifications, sandboxMessages, sandboxPayments } from './rail.tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxMessage = typeof sandboxMessages.$inferSelect;

export const insertNotification = async (
  queries: Queries,
  row: typeof railNotifications.$inferInsert,
): Promise<void> => {
  await queries.insert(railNotifications).values(row).onConflictDoNothing();
};

/** True for the one caller that applies the event; whoever comes later, or beside it, gets false. */
export const claimNotification = async (tx: Tx, rail: string, eventId: string, now: Date): Promise<boolean> => {
  const claimed = await tx
    .update(railNotifications)
    .set({ appliedAt: now })
    .where(
      and(
        eq(railNotifications.rail, rail),
        eq(railNotifications.eventId, eventId),
        isNull(railNotifications.appliedAt),
      ),
    );
  return claimed.rowCount === 1;
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
