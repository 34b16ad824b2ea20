import type { WithdrawalStatus } from '@balcao/contract/withdrawal';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type WithdrawalRow, withdrawalDays, withdrawals } from './withdrawal.tables.ts';

export type WithdrawalKey = Pick<WithdrawalRow, 'merchantId' | 'number'>;

/** False where the merchant has another withdrawal of this number. */
export const insertWithdrawal = async (tx: Tx, row: WithdrawalRow): Promise<boolean> => {
  const target = [withdrawals.merchantId, withdrawals.number];
  const { rowCount } = await tx.insert(withdrawals).values(row).onConflictDoNothing({ target });
  return rowCount === 1;
};

export const findWithdrawal = async (
  queries: Queries,
  { merchantId, number }: WithdrawalKey,
): Promise<WithdrawalRow | undefined> => {
  const [row] = await queries
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.merchantId, merchantId), eq(withdrawals.number, number)));
  return row;
};

export const findByNumbers = async (
  queries: Queries,
  merchantId: string,
  numbers: readonly string[],
): Promise<WithdrawalRow[]> => {
  if (numbers.length === 0) return [];
  return queries
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.merchantId, merchantId), inArray(withdrawals.number, [...numbers])));
};

/** By what set the automatic withdrawal off. */
export const findByTrigger = async (
  queries: Queries,
  merchantId: string,
  trigger: string,
): Promise<WithdrawalRow | undefined> => {
  const [row] = await queries
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.merchantId, merchantId), eq(withdrawals.trigger, trigger)));
  return row;
};

/** By the key under which the bank was asked: it knows no team. */
export const findByKey = async (queries: Queries, number: string): Promise<WithdrawalRow | undefined> => {
  const [row] = await queries.select().from(withdrawals).where(eq(withdrawals.number, number));
  return row;
};

/** Ends a withdrawal if it still is in one of `from`; undefined when another end came first (rule: published-moves). */
export const moveWithdrawal = async (
  tx: Tx,
  { merchantId, number }: WithdrawalKey,
  from: readonly WithdrawalStatus[],
  change: Pick<WithdrawalRow, 'status' | 'completedAt' | 'succeededAt' | 'channelNumber' | 'failureReason'>,
): Promise<WithdrawalRow | undefined> => {
  const [moved] = await tx
    .update(withdrawals)
    .set({ ...change, nextCheckAt: null, version: sql`${withdrawals.version} + 1` })
    .where(
      and(
        eq(withdrawals.merchantId, merchantId),
        eq(withdrawals.number, number),
        inArray(withdrawals.status, [...from]),
      ),
    )
    .returning();
  return moved;
};

/** Keeps the code by which a receipt is recognised. */
export const saveReceiptCode = async (
  queries: Queries,
  { merchantId, number }: WithdrawalKey,
  receiptCode: string,
): Promise<void> => {
  await queries
    .update(withdrawals)
    .set({ receiptCode })
    .where(and(eq(withdrawals.merchantId, merchantId), eq(withdrawals.number, number)));
};

/** Paid out before codes of receipts were kept. */
export const findWithoutReceiptCode = (queries: Queries, limit: number): Promise<WithdrawalRow[]> =>
  queries
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.status, '1'), isNull(withdrawals.receiptCode)))
    .limit(limit);

/** Notes when the order to transfer left, the first time. */
export const noteSent = async (queries: Queries, { merchantId, number }: WithdrawalKey, now: Date): Promise<void> => {
  await queries
    .update(withdrawals)
    .set({ sentAt: now })
    .where(and(eq(withdrawals.merchantId, merchantId), eq(withdrawals.number, number), isNull(withdrawals.sentAt)));
};

export const findDue = (queries: Queries, now: Date, limit: number): Promise<WithdrawalRow[]> =>
  queries
    .select()
    .from(withdrawals)
    .where(lte(withdrawals.nextCheckAt, now))
    .orderBy(asc(withdrawals.nextCheckAt))
    .limit(limit);

/** Claims the next query to the bank by setting the time of the one after it; false when another process was faster. */
export const claimCheck = async (
  queries: Queries,
  { merchantId, number, checks }: WithdrawalRow,
  { askedAt, nextCheckAt }: { readonly askedAt: Date; readonly nextCheckAt: Date },
): Promise<boolean> => {
  const { rowCount } = await queries
    .update(withdrawals)
    .set({ askedAt, nextCheckAt, checks: checks + 1 })
    .where(
      and(
        eq(withdrawals.merchantId, merchantId),
        eq(withdrawals.number, number),
        eq(withdrawals.status, '0'),
        eq(withdrawals.checks, checks),
      ),
    );
  return rowCount === 1;
};

/** Has the bank asked now: of what is on its way. */
export const askSoon = async (queries: Queries, { merchantId, number }: WithdrawalKey, now: Date): Promise<void> => {
  await queries
    .update(withdrawals)
    .set({ nextCheckAt: now })
    .where(and(eq(withdrawals.merchantId, merchantId), eq(withdrawals.number, number), eq(withdrawals.status, '0')));
};

/** Adds to what was withdrawn on a day, unless that would be more than `daily`; false then (rule: withdrawal-limits). */
export const takeOfDay = async (
  tx: Tx,
  { merchantId, day, amount }: Pick<WithdrawalRow, 'merchantId' | 'day' | 'amount'>,
  daily: number,
): Promise<boolean> => {
  if (amount > daily) return false;
  const { rowCount } = await tx
    .insert(withdrawalDays)
    .values({ merchantId, day, total: amount })
    .onConflictDoUpdate({
      target: [withdrawalDays.merchantId, withdrawalDays.day],
      set: { total: sql`${withdrawalDays.total} + ${amount}` },
      setWhere: sql`${withdrawalDays.total} + ${amount} <= ${daily}`,
    });
  return rowCount === 1;
};

/** Keeps the limit of a day from everyone else until the transaction ends; its row is there then. */
export const lockDay = async (
  tx: Tx,
  { merchantId, day }: Pick<WithdrawalRow, 'merchantId' | 'day'>,
): Promise<void> => {
  await tx
    .insert(withdrawalDays)
    .values({ merchantId, day, total: 0 })
    .onConflictDoUpdate({
      target: [withdrawalDays.merchantId, withdrawalDays.day],
      set: { total: sql`${withdrawalDays.total}` },
    });
};

/** What failed counts no more. */
export const giveBackToDay = async (
  tx: Tx,
  { merchantId, day, amount }: Pick<WithdrawalRow, 'merchantId' | 'day' | 'amount'>,
): Promise<void> => {
  await tx
    .update(withdrawalDays)
    .set({ total: sql`${withdrawalDays.total} - ${amount}` })
    .where(and(eq(withdrawalDays.merchantId, merchantId), eq(withdrawalDays.day, day)));
};

/** Centavos that were withdrawn on a day, or are on their way. */
export const totalOfDay = async (queries: Queries, merchantId: string, day: string): Promise<number> => {
  const [row] = await queries
    .select({ total: withdrawalDays.total })
    .from(withdrawalDays)
    .where(and(eq(withdrawalDays.merchantId, merchantId), eq(withdrawalDays.day, day)));
  return row?.total ?? 0;
};
