import { feeOf } from '@balcao/brazil/money';
import {
  type PaymentMethod as Method,
  PaymentMethod,
  PaymentProduct,
  type PaymentProduct as Product,
} from '@balcao/contract/order';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { type FeePlan, findFeePlan } from './product.repository.ts';

/** What a merchant pays who has no plan of its own. Sandbox figures: no published price list of any provider. */
const ordinaryPlans: Readonly<Partial<Record<Product, Partial<Record<Method, FeePlan>>>>> = {
  [PaymentProduct.enum.api]: { [PaymentMethod.enum.pix]: { basisPoints: 99, fixed: 0 } },
};

/** Payment products and what they cost. */
export const createProductService = () => ({
  /**
   * The fee of an order in centavos, rounded half up, never more than the order itself.
   * @throws Refusal not_certified when this product cannot be paid by this method.
   */
  feeOf: async (queries: Queries, merchantId: string, order: { product: Product; method: Method; amount: number }) => {
    const own = await findFeePlan(queries, merchantId, order.product, order.method);
    const plan = own ?? ordinaryPlans[order.product]?.[order.method] ?? refuse('not_certified');
    return feeOf(order.amount, plan.basisPoints, plan.fixed);
  },
});
export type ProductService = ReturnType<typeof createProductService>;
