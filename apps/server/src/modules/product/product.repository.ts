import type { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { feePlans } from './product.tables.ts';

export type FeePlan = Pick<typeof feePlans.$inferSelect, 'basisPoints' | 'fixed'>;

export const findFeePlan = async (
  queries: Queries,
  merchantId: string,
  product: PaymentProduct,
  method: PaymentMethod,
): Promise<FeePlan | undefined> => {
  const [plan] = await queries
    .select({ basisPoints: feePlans.basisPoints, fixed: feePlans.fixed })
    .from(feePlans)
    .where(and(eq(feePlans.merchantId, merchantId), eq(feePlans.product, product), eq(feePlans.method, method)));
  return plan;
};
