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

/** Those of these payments that there are. */
export const listPayments = (queries: Queries, endToEndIds: readonly string[]) =>
  queries
    .select()
    .from(sandboxPayments)
    .where(inArray(sandboxPayments.endToEndId, [...endToEndIds]))
    .orderBy(asc(sandboxPayments.endToEndId));
/** Locks them one after the other in that order. */
export const lockPayments = (tx: Tx, endToEndIds: readonly string[]): Promise<SandboxPayment[]> =>
  listPayments(tx, endToEndIds).for('no key update');

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

export const insertReturns = async (tx: Tx, rows: readonly SandboxReturn[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(sandboxReturns).values([...rows]);
};

export const findReturn = async (queries: Queries, key: string): Promise<SandboxReturn | undefined> => {
  const [row] = await queries.select().from(sandboxReturns).where(eq(sandboxReturns.key, key));
  return row;
};

export const settleDueReturns = (tx: Tx, now: Date): Promise<SandboxReturn[]> =>
  tx
    .update(sandboxReturns)
    .set({ state: 'done' })
    .where(
      and(eq(sandboxReturns.state, 'processing'), lte(sandboxReturns.settlesAt, now), isNull(sandboxReturns.nature)),
    )
    .returning();

/** What went back of payments, or is to, oldest first. */
export const listReturnsOf = (queries: Queries, endToEndIds: readonly string[]): Promise<SandboxReturn[]> =>
  queries
    .select()
    .from(sandboxReturns)
    .where(inArray(sandboxReturns.endToEndId, [...endToEndIds]))
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

export const listMessages = (queries: Queries, ids: readonly string[]): Promise<SandboxMessage[]> =>
  queries
    .select()
    .from(sandboxMessages)
    .where(inArray(sandboxMessages.id, [...ids]));
