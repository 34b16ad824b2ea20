import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type BankReturnRow, bankReturns } from './dispute.tables.ts';

type OfOrder = Pick<BankReturnRow, 'merchantId' | 'orderNumber'>;
const ofOrder = ({ merchantId, orderNumber }: OfOrder) =>
  and(eq(bankReturns.merchantId, merchantId), eq(bankReturns.orderNumber, orderNumber));

export const insertBankReturn = async (tx: Tx, row: BankReturnRow): Promise<void> => {
  await tx.insert(bankReturns).values(row);
};

/** By any of its ids: a file may name the bank's own, or that of the Pix system. */
export const findByIds = async (
  queries: Queries,
  of: OfOrder,
  ids: readonly string[],
): Promise<BankReturnRow | undefined> => {
  const [row] = await queries
    .select()
    .from(bankReturns)
    .where(and(ofOrder(of), or(inArray(bankReturns.returnKey, [...ids]), inArray(bankReturns.rtrId, [...ids]))));
  return row;
};

/** Keeps what a first word, such as a line of a file, had left out. */
export const completeBankReturn = async (
  tx: Tx,
  row: BankReturnRow,
  said: Pick<BankReturnRow, 'rtrId' | 'nature' | 'reason'>,
): Promise<void> => {
  await tx
    .update(bankReturns)
    .set({ rtrId: row.rtrId ?? said.rtrId, nature: row.nature ?? said.nature, reason: row.reason ?? said.reason })
    .where(and(ofOrder(row), eq(bankReturns.returnKey, row.returnKey)));
};

/** Centavos that came back of an order by failures of banks. */
export const sumOfFailures = async (queries: Queries, of: OfOrder): Promise<number> => {
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${bankReturns.amount}), 0)::bigint`.mapWith(Number) })
    .from(bankReturns)
    .where(and(ofOrder(of), eq(bankReturns.nature, 'MED_OPERACIONAL')));
  return row?.sum ?? 0;
};

/** Oldest first. */
export const listOfOrder = (queries: Queries, of: OfOrder): Promise<BankReturnRow[]> =>
  queries.select().from(bankReturns).where(ofOrder(of)).orderBy(asc(bankReturns.heardAt)).limit(100);

/** Those that finance has not been notified of; empty where finance was notified after `since`. */
export const listUntoldReturns = async (tx: Tx, since: Date, limit: number): Promise<BankReturnRow[]> => {
  const [last] = await tx
    .select({ at: bankReturns.toldAt })
    .from(bankReturns)
    .where(sql`${bankReturns.toldAt} > ${since.toISOString()}`)
    .orderBy(desc(bankReturns.toldAt))
    .limit(1);
  if (last) return [];
  return tx
    .select()
    .from(bankReturns)
    .where(isNull(bankReturns.toldAt))
    .orderBy(asc(bankReturns.heardAt))
    .limit(limit)
    .for('update', { skipLocked: true });
};

/** Marks that finance was notified of everything reported until then. */
export const noteReturnsTold = async (tx: Tx, upTo: Date, at: Date): Promise<void> => {
  await tx
    .update(bankReturns)
    .set({ toldAt: at })
    .where(and(isNull(bankReturns.toldAt), lte(bankReturns.heardAt, upTo)));
};
