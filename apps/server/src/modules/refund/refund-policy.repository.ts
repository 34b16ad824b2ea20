import { and, eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { refundPolicies } from './refund.tables.ts';

export type RefundPolicyRow = typeof refundPolicies.$inferSelect;

export const findPolicy = async (queries: Queries, merchantId: string): Promise<RefundPolicyRow | undefined> => {
  const [row] = await queries.select().from(refundPolicies).where(eq(refundPolicies.merchantId, merchantId));
  return row;
};

/** Writes the version after `seen`; false when someone else wrote one meanwhile. */
export const savePolicy = async (tx: Tx, row: RefundPolicyRow, seen: number): Promise<boolean> => {
  const { merchantId, ...change } = row;
  const { rowCount } =
    seen === 0
      ? await tx.insert(refundPolicies).values(row).onConflictDoNothing()
      : await tx
          .update(refundPolicies)
          .set(change)
          .where(and(eq(refundPolicies.merchantId, merchantId), eq(refundPolicies.version, seen)));
  return rowCount === 1;
};
