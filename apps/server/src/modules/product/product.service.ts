import { feeOf } from '@balcao/brazil/money';
import {
  type PaymentMethod as Method,
  PaymentMethod,
  PaymentProduct,
  type PaymentProduct as Product,
} from '@balcao/contract/order';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { type FeePlan, findFeePlans } from './product.repository.ts';

/** What a merchant pays who has no plan of its own. Sandbox figures: no published price list of any provider. */
const ordinaryPlans: Readonly<Partial<Record<Product, Partial<Record<Method, FeePlan>>>>> = {
  [PaymentProduct.enum.api]: { [PaymentMethod.enum.pix]: { basisPoints: 99, fixed: 0 } },
};

interface Way {
  readonly product: Product;
  readonly method: Method;
}

/** Payment products and what they cost. */
export const createProductService = () => {
  /**
   * The prices of these merchants for one way to pay: the fee of an amount in centavos, rounded half up, never more than the
   * amount itself; undefined when this product cannot be paid by this method.
   */
  const prices = async (queries: Queries, merchantIds: readonly string[], { product, method }: Way) => {
    const own = new Map<string, FeePlan>(
      (await findFeePlans(queries, merchantIds, product, method)).map((plan) => [plan.merchantId, plan]),
    );
    return (merchantId: string, amount: number): number | undefined => {
      const plan = own.get(merchantId) ?? ordinaryPlans[product]?.[method];
      return plan && feeOf(amount, plan.basisPoints, plan.fixed);
    };
  };
  return {
    prices,
    /** The fee of one order. @throws Refusal not_certified when this product cannot be paid by this method. */
    feeOf: async (queries: Queries, merchantId: string, order: Way & { amount: number }): Promise<number> => {
      const price = await prices(queries, [merchantId], order);
      return price(merchantId, order.amount) ?? refuse('not_certified');
    },
  };
};
export type ProductService = ReturnType<typeof createProductService>;
