import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type BillRow, bills } from './bill.tables.ts';

export const findBill = async (queries: Queries, merchantId: string, day: string): Promise<BillRow | undefined> => {
  const [row] = await queries
    .select()
    .from(bills)
    .where(and(eq(bills.merchantId, merchantId), eq(bills.day, day)));
  return row;
};

/** False when another server has made it meanwhile: theirs counts. */
export const insertBill = async (tx: Tx, row: BillRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(bills).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** Newest day first; those before the day `before`, and without it the newest. */
export const listBills = (
  queries: Queries,
  merchantId: string,
  page: { readonly before: string | undefined; readonly skip: number; readonly limit: number },
): Promise<BillRow[]> =>
  queries
    .select()
    .from(bills)
    .where(and(eq(bills.merchantId, merchantId), page.before ? lt(bills.day, page.before) : undefined))
    .orderBy(desc(bills.day))
    .offset(page.skip)
    .limit(page.limit);

/** There is one a day at most, so that all of them are soon counted. */
export const countBills = async (queries: Queries, merchantId: string): Promise<number> => {
  const [row] = await queries
    .select({ count: sql<number>`count(*)` })
    .from(bills)
    .where(eq(bills.merchantId, merchantId));
  return row?.count ?? 0;
};

/** Of these merchants, those that have the bill of the day. */
export const findMade = async (
  queries: Queries,
  merchantIds: readonly string[],
  day: string,
): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .select({ merchantId: bills.merchantId })
    .from(bills)
    .where(and(sql`${bills.merchantId} = any(${sql.param([...merchantIds])}::uuid[])`, eq(bills.day, day)));
  return new Set(rows.map(({ merchantId }) => merchantId));
};
