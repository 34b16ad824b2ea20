import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { hasPaid } from '../customer/customer.reads.ts';
import { isComingBack } from '../refund/refund.reads.ts';
import { type ErasureRow, erasures } from './person.tables.ts';

export const insertErasure = async (tx: Tx, customerId: string, askedAt: Date): Promise<void> => {
  await tx.insert(erasures).values({ customerId, askedAt });
};

export const findErasure = async (queries: Queries, customerId: string): Promise<ErasureRow | undefined> => {
  const [row] = await queries.select().from(erasures).where(eq(erasures.customerId, customerId));
  return row;
};

/** Requested deletions due by then that are not complete, the earliest first. */
export const listLeft = (queries: Queries, before: Date, limit: number): Promise<ErasureRow[]> =>
  queries
    .select()
    .from(erasures)
    .where(and(isNull(erasures.doneAt), lte(erasures.askedAt, before)))
    .orderBy(asc(erasures.askedAt))
    .limit(limit);

export const markDone = async (tx: Tx, customerId: string, now: Date): Promise<void> => {
  await tx
    .update(erasures)
    .set({ doneAt: now })
    .where(and(eq(erasures.customerId, customerId), isNull(erasures.doneAt)));
};

/** Whether money that a person paid is asked back, or is on its way back. */
export const isMoneyComingBack = async (queries: Queries, customerId: string): Promise<boolean> => {
  const { rows } = await queries.execute(
    sql`select from (select) one where ${hasPaid(sql`${customerId}::uuid`, undefined, isComingBack)}`,
  );
  return rows.length > 0;
};
