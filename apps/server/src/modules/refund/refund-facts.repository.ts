import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { refunds } from './refund.tables.ts';

/** Our numbers and the merchant's own, of those refunds that the merchant's server asked for. */
export const findOwnNumbers = async (
  queries: Queries,
  merchantId: string,
  numbers: readonly string[],
): Promise<(readonly [string, string])[]> => {
  const rows = await queries
    .select({ number: refunds.number, own: refunds.merchantRefundNumber })
    .from(refunds)
    .where(
      and(
        eq(refunds.merchantId, merchantId),
        sql`${refunds.number} = any(${sql.param([...numbers])}::text[])`,
        isNotNull(refunds.merchantRefundNumber),
      ),
    );
  return rows.map(({ number, own }) => [number, own ?? '']);
};
