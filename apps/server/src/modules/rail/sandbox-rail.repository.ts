import type { PaymentMethod } from '@balcao/contract/order';
import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { sandboxHoldAsks, sandboxMessages, sandboxPayments, sandboxReturns } from './rail.tables.ts';

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
export type SandboxReturn = typeof sandboxReturns.$inferSelect;
export type SandboxHoldAsk = typeof sandboxHoldAsks.$inferSelect;
export type SandboxMessage = typeof sandboxMessages.$inferSelect;

export const insertPayment = async (tx: Tx, row: SandboxPayment): Promise<void> => {
  await tx.insert(sandboxPayments).values(row);
};

/** The payments of a charge that came to something or to nothing, in the order in which they were made. */
export const listPaymentsOf = (queries: Queries, txid: string): Promise<SandboxPayment[]> =>
  queries
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.txid, txid), ne(sandboxPayments.state, 'processing')))
    .orderBy(asc(sandboxPayments.paidAt));

export const findPayment = async (queries: Queries, endToEndId: string): Promise<SandboxPayment | undefined> => {
  const [row] = await queries.select().from(sandboxPayments).where(eq(sandboxPayments.endToEndId, endToEndId));
  return row;
};

/** Locks the payment: two that ask something of it at once are answered one after the other. */
export const lockPayment = async (tx: Tx, endToEndId: string): Promise<SandboxPayment | undefined> => {
  const [row] = await tx
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.endToEndId, endToEndId))
    .for('no key update');
  return row;
};

export const movePayment = async (
  tx: Tx,
  endToEndId: string,
  change: Partial<SandboxPayment> & Pick<SandboxPayment, 'state'>,
): Promise<SandboxPayment> => {
  const [row] = await tx
    .update(sandboxPayments)
    .set(change)
    .where(eq(sandboxPayments.endToEndId, endToEndId))
    .returning();
  return row as SandboxPayment;
};

/** What is due comes to its end: well, or to nothing by the methods that are refused by now. */
export const settleDuePayments = (
  tx: Tx,
  now: Date,
  refused: readonly PaymentMethod[],
  failureReason: string,
): Promise<SandboxPayment[]> => {
  const isRefused = inArray(sandboxPayments.method, [...refused]);
  return tx
    .update(sandboxPayments)
    .set({
      state: sql`case when ${isRefused} then 'failed' when ${sandboxPayments.kind} = 'authorisation' then 'authorised' else 'settled' end`,
      failureReason: sql`case when ${isRefused} then ${failureReason} end`,
    })
    .where(and(eq(sandboxPayments.state, 'processing'), lte(sandboxPayments.settlesAt, now)))
    .returning();
};

export const insertReturn = async (tx: Tx, row: SandboxReturn): Promise<void> => {
  await tx.insert(sandboxReturns).values(row);
};

export const findReturn = async (queries: Queries, key: string): Promise<SandboxReturn | undefined> => {
  const [row] = await queries.select().from(sandboxReturns).where(eq(sandboxReturns.key, key));
  return row;
};

/** Centavos of a payment that came back or are on their way. */
export const sumReturned = async (queries: Queries, endToEndId: string): Promise<number> => {
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${sandboxReturns.amount}), 0)::bigint` })
    .from(sandboxReturns)
    .where(and(eq(sandboxReturns.endToEndId, endToEndId), ne(sandboxReturns.state, 'failed')));
  return Number(row?.sum ?? 0);
};

export const settleDueReturns = (tx: Tx, now: Date): Promise<SandboxReturn[]> =>
  tx
    .update(sandboxReturns)
    .set({ state: 'done' })
    .where(
      and(eq(sandboxReturns.state, 'processing'), lte(sandboxReturns.settlesAt, now), isNull(sandboxReturns.nature)),
    )
    .returning();

/** What went back of a payment, or is to, oldest first. */
export const listReturnsOf = (queries: Queries, endToEndId: string): Promise<SandboxReturn[]> =>
  queries
    .select()
    .from(sandboxReturns)
    .where(eq(sandboxReturns.endToEndId, endToEndId))
    .orderBy(sandboxReturns.createdAt);

export const moveReturn = async (tx: Tx, { key, ...change }: Partial<SandboxReturn> & Pick<SandboxReturn, 'key'>) => {
  const [row] = await tx.update(sandboxReturns).set(change).where(eq(sandboxReturns.key, key)).returning();
  return row as SandboxReturn;
};

export const insertHoldAsk = async (tx: Tx, row: SandboxHoldAsk): Promise<void> => {
  await tx.insert(sandboxHoldAsks).values(row);
};

export const findHoldAsk = async (queries: Queries, key: string): Promise<SandboxHoldAsk | undefined> => {
  const [row] = await queries.select().from(sandboxHoldAsks).where(eq(sandboxHoldAsks.key, key));
  return row;
};

/** Whether something is being done with the hold already. */
export const isHoldBusy = async (queries: Queries, endToEndId: string): Promise<boolean> =>
  (await queries.$count(
    sandboxHoldAsks,
    and(eq(sandboxHoldAsks.endToEndId, endToEndId), eq(sandboxHoldAsks.state, 'processing')),
  )) > 0;

export const settleDueHoldAsks = (tx: Tx, now: Date): Promise<SandboxHoldAsk[]> =>
  tx
    .update(sandboxHoldAsks)
    .set({ state: 'done' })
    .where(and(eq(sandboxHoldAsks.state, 'processing'), lte(sandboxHoldAsks.settlesAt, now)))
    .returning();

export const insertMessages = async (tx: Tx, rows: SandboxMessage[]): Promise<void> => {
  await tx.insert(sandboxMessages).values(rows);
};

export const findMessage = async (queries: Queries, id: string): Promise<SandboxMessage | undefined> => {
  const [row] = await queries.select().from(sandboxMessages).where(eq(sandboxMessages.id, id));
  return row;
};
