import type { TimeSort } from '@balcao/contract/page';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { keySortingOf } from '../../platform/sorting.ts';
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

interface Page {
  /** The day after which it begins; without it, `skip` bills are left out. */
  readonly after: string | undefined;
  readonly skip: number;
  readonly limit: number;
  readonly sort: TimeSort | undefined;
}
export const listBills = (queries: Queries, merchantId: string, page: Page): Promise<BillRow[]> => {
  const { order, beyond } = keySortingOf(bills.day, page.sort);
  return queries
    .select()
    .from(bills)
    .where(and(eq(bills.merchantId, merchantId), beyond(page.after)))
    .orderBy(order)
    .offset(page.skip)
    .limit(page.limit);
};

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
