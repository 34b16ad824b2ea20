import { feeOf } from '@balcao/brazil/money';
import {
  type PaymentMethod as Method,
  PaymentMethod,
  PaymentProduct,
  type PaymentProduct as Product,
} from '@balcao/contract/order';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { findFeePlan, insertFeePlans } from './product.repository.ts';

/** What a new merchant pays until staff agree otherwise. Sandbox figures: no published price list of any provider. */
const openingPlans = [{ product: PaymentProduct.enum.api, method: PaymentMethod.enum.pix, basisPoints: 99, fixed: 0 }];

/** Payment products and what they cost. */
export const createProductService = () => ({
  /** Gives a new merchant its fee plans. */
  openPlans: (tx: Tx, merchantId: string): Promise<void> =>
    insertFeePlans(
      tx,
      openingPlans.map((plan) => ({ ...plan, merchantId })),
    ),

  /**
   * The fee of an order in centavos, rounded half up, never more than the order itself.
   * @throws Refusal not_certified when the merchant has no plan for this product and method.
   */
  feeOf: async (queries: Queries, merchantId: string, order: { product: Product; method: Method; amount: number }) => {
    const plan = (await findFeePlan(queries, merchantId, order.product, order.method)) ?? refuse('not_certified');
    return Math.min(order.amount, feeOf(order.amount, plan.basisPoints, plan.fixed));
  },
});
export type ProductService = ReturnType<typeof createProductService>;
