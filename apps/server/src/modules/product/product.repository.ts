import type { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { feePlans } from './product.tables.ts';

export type FeePlan = Pick<typeof feePlans.$inferSelect, 'basisPoints' | 'fixed'>;

/** The plans that these merchants have of their own for paying this product by this method. */
export const findFeePlans = (
  queries: Queries,
  merchantIds: readonly string[],
  product: PaymentProduct,
  method: PaymentMethod,
): Promise<(FeePlan & { merchantId: string })[]> =>
  queries
    .select({ merchantId: feePlans.merchantId, basisPoints: feePlans.basisPoints, fixed: feePlans.fixed })
    .from(feePlans)
    .where(
      and(
        sql`${feePlans.merchantId} = any(${sql.param([...merchantIds])}::uuid[])`,
        eq(feePlans.product, product),
        eq(feePlans.method, method),
      ),
    );
