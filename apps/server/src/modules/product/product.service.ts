import type { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { SettingsOf } from '@balcao/contract/product';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { type FeePlan, feeBy, ordinaryPlans } from './fees.ts';
import { findActivation, findActiveWays, insertActivations } from './product.repository.ts';
import { instalmentsBy, methodsBy, settingsOf } from './product-settings.ts';

/** One way to pay a merchant. */
export interface Way {
  readonly product: PaymentProduct;
  readonly method: PaymentMethod;
}
/** On what terms a merchant is paid by a product. */
export interface Terms<P extends PaymentProduct> {
  /** Whether it takes payments now. */
  readonly active: boolean;
  /** Why it does not; null where it does. */
  readonly lack: 'product_inactive' | 'product_blocked' | null;
  readonly methods: readonly PaymentMethod[];
  /** In so many monthly parts a credit card may be charged. */
  readonly instalmentsAtMost: number;
  readonly settings: SettingsOf<P>;
}
/** What a merchant pays for an amount in centavos; why it cannot be paid this way, else. */
type Price = number | 'product_inactive' | 'product_blocked' | 'method_inactive';

/** Payment products: who may use which, on what terms, and what they cost. */
export const createProductService = () => {
  const quotes = async (queries: Queries, merchantIds: readonly string[]) => {
    const allowed = new Map<string, readonly PaymentMethod[]>();
    const own = new Map<string, FeePlan>();
    const blocked = new Set<string>();
    for (const { merchantId, product, isBlocked, settings, method, ...plan } of await findActiveWays(
      queries,
      merchantIds,
    )) {
      const key = `${merchantId} ${product}`;
      if (!allowed.has(key)) allowed.set(key, methodsBy(product, settingsOf(product, settings)));
      if (isBlocked) blocked.add(key);
      const { basisPoints, fixed } = plan;
      if (method !== null && basisPoints !== null && fixed !== null)
        own.set(`${key} ${method}`, { basisPoints, fixed });
    }
    return (merchantId: string, { product, method }: Way, amount: number): Price => {
      const key = `${merchantId} ${product}`;
      const methods = allowed.get(key);
      if (!methods) return 'product_inactive';
      if (blocked.has(key)) return 'product_blocked';
      const plan = own.get(`${key} ${method}`) ?? ordinaryPlans[product][method];
      return plan && methods.includes(method) ? feeBy(plan, amount) : 'method_inactive';
    };
  };

  return {
    /**
     * The prices of these merchants, in one question: the fee of an amount in centavos; undefined where the merchant may not use
     * the product, or does not take the method by it.
     */
    prices: async (queries: Queries, merchantIds: readonly string[]) => {
      const quote = await quotes(queries, merchantIds);
      return (merchantId: string, way: Way, amount: number): number | undefined => {
        const price = quote(merchantId, way, amount);
        return typeof price === 'number' ? price : undefined;
      };
    },
    /**
     * The fee of one order, in centavos.
     * @throws Refusal `product_inactive` when the merchant may not use the product, `product_blocked` when staff have taken it away,
     * `method_inactive` when it does not take the method.
     */
    feeOf: async (
      queries: Queries,
      merchantId: string,
      { amount, ...way }: Way & { amount: number },
    ): Promise<number> => {
      const price = (await quotes(queries, [merchantId]))(merchantId, way, amount);
      return typeof price === 'number' ? price : refuse(price);
    },
    /** On what terms the merchant is paid by the product; of one that it never asked for, those that it would begin with. */
    terms: async <P extends PaymentProduct>(queries: Queries, merchantId: string, product: P): Promise<Terms<P>> => {
      const row = await findActivation(queries, merchantId, product);
      const settings = settingsOf(product, row?.settings ?? {});
      const lack = row?.active ? (row.blockedAt ? 'product_blocked' : null) : 'product_inactive';
      const [methods, instalmentsAtMost] = [methodsBy(product, settings), instalmentsBy(settings)];
      return { active: lack === null, lack, methods, instalmentsAtMost, settings };
    },
    /** Products of a merchant that is set up with them from the beginning. */
    activate: (tx: Tx, merchantId: string, products: readonly PaymentProduct[], now: Date): Promise<void> =>
      insertActivations(
        tx,
        products.map((product) => ({
          merchantId,
          product,
          status: 'SUCCESS',
          active: true,
          granted: true,
          settings: {},
          version: 1,
          activatedAt: now,
          updatedAt: now,
        })),
      ),
  };
};
export type ProductService = ReturnType<typeof createProductService>;
