import { RefundStatus } from '@balcao/contract/refund';
import { and, count, eq, gte, lt, sql, sum } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { refunds } from './refund.tables.ts';

/** Refunds done in an interval, by how their orders were paid; for less than a quarter of an hour. */
export const countDone = async (queries: Queries, merchantId: string, { from, to }: { from: Date; to: Date }) =>
  queries
    .select({
      product: refunds.product,
      method: refunds.method,
      refunds: count(),
      refunded: sum(refunds.amount).mapWith(Number),
      feeReturned: sum(refunds.feeReturned).mapWith(Number),
    })
    .from(refunds)
    .where(
      and(
        ...[eq(refunds.merchantId, merchantId), eq(refunds.status, RefundStatus.enum.refunded)],
        ...[gte(refunds.completedAt, from), lt(refunds.completedAt, to)],
      ),
    )
    .groupBy(refunds.product, refunds.method);

const countWaitingRow = z.object({ waiting: z.int() });
/** How many wait for a decision. */
export const countWaiting = async (queries: Queries, merchantId: string): Promise<number> => {
  const rows = await rowsOf(
    queries,
    countWaitingRow,
    sql`select count(*) as waiting from refund where merchant_id = ${merchantId} and review = '0'`,
  );
  return rows[0]?.waiting ?? 0;
};
