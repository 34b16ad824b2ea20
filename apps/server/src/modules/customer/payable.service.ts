import { instalmentsOf, type Means, type PaymentRequest, type readPaymentCode } from '@balcao/contract/customer';
import { PaymentMethod, type PaymentProduct } from '@balcao/contract/order';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderService, PayableOrder } from '../order/order.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { ShopCodes, ShopCodeToPay } from '../shop/shop-code.service.ts';
import type { DevicesOfCodes, ShopCounter } from '../shop/shop-counter.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { type CodeTarget, targetOf } from './payable-code.ts';

interface Needs {
  readonly db: Db;
  readonly orders: Pick<OrderService, 'behindLink' | 'closedBecause'>;
  readonly products: Pick<ProductService, 'terms'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly shopCodes: Pick<ShopCodes, 'forPayment' | 'behindTxid'>;
  readonly counter: Pick<ShopCounter, 'openAt'>;
  readonly devices: DevicesOfCodes;
  readonly rail: Pick<SandboxRails, 'plays'>;
}
type ShopTarget = Exclude<CodeTarget, { readonly payToken: string }>;
interface PayAsk {
  readonly code: string;
  readonly amount: number;
  readonly means: Means;
}

const partsOffered = (amount: number | null, methods: readonly PaymentMethod[], atMost: number) => {
  const most = methods.includes(PaymentMethod.enum.credit) ? atMost : 1;
  return { instalmentsAtMost: most, instalments: amount === null ? [] : instalmentsOf(amount, most) };
};

/** What codes ask for: of an order, or of a shop's QR code, whose order is opened when it is paid. */
export const createPayableCodes = ({ db, orders, products, teams, shopCodes, counter, devices, rail }: Needs) => {
  /** An order without a method that the chat app supports is paid elsewhere. */
  const waysOf = (taken: readonly PaymentMethod[]) => {
    const methods = taken.filter(rail.plays);
    return { methods, closedBecause: methods.length === 0 ? ('elsewhere' as const) : null };
  };

  const orderBehind = async (queries: Queries, payToken: string): Promise<PayableOrder> =>
    (await orders.behindLink(queries, payToken)) ?? refuse('not_found');

  const shopAt = async (queries: Queries, target: ShopTarget): Promise<ShopCodeToPay | undefined> => {
    if ('shopCode' in target) return shopCodes.forPayment(queries, target.shopCode);
    const standing = await shopCodes.behindTxid(queries, target.shopTxid);
    return standing?.enabled && standing.removedAt === null ? standing : undefined;
  };
  const shopBehind = async (queries: Queries, target: ShopTarget) => {
    const shop = (await shopAt(queries, target)) ?? refuse('not_found');
    const payee = (await teams.payee(queries, shop.merchantId)) ?? refuse('not_found');
    if (!payee.certified) refuse('not_certified');
    await devices.mustTake(queries, shop);
    return { shop, payee };
  };

  /** An order that is still open is not paid any more once its merchant, or the device that asked for it, takes nothing. */
  const mustTake = async (queries: Queries, order: PayableOrder['order'], certified: boolean): Promise<void> => {
    if (!certified) refuse('not_certified');
    await devices.mustTake(queries, order);
  };

  const partsAtMost = async (queries: Queries, merchantId: string, product: PaymentProduct): Promise<number> =>
    (await products.terms(queries, merchantId, product)).instalmentsAtMost;

  const readOrder = async (payToken: string): Promise<PaymentRequest> => {
    const { order, merchantName, certified } = await orderBehind(db, payToken);
    const closedBecause = orders.closedBecause(order);
    if (closedBecause === null) await mustTake(db, order, certified);
    const { goodsName, product, amount, method, expiresAt } = order;
    const most = await partsAtMost(db, order.merchantId, product);
    const ways = waysOf([method]);
    return {
      merchantName,
      goodsName,
      product,
      amount,
      ...ways,
      closedBecause: closedBecause ?? ways.closedBecause,
      ...partsOffered(amount, [method], most),
      expiresAt: expiresAt.toISOString(),
    };
  };

  const readShop = async (target: ShopTarget): Promise<PaymentRequest> => {
    const { shop, payee } = await shopBehind(db, target);
    const { merchantId, product, goodsName, amount } = shop;
    const { lack, methods, instalmentsAtMost } = await products.terms(db, merchantId, product);
    if (lack) refuse(lack);
    return {
      merchantName: payee.name,
      goodsName,
      product,
      amount,
      ...waysOf(methods),
      expiresAt: null,
      ...partsOffered(amount, methods, instalmentsAtMost),
    };
  };

  const openAtShop = async (tx: Tx, target: ShopTarget, { amount, means }: PayAsk, now: Date) => {
    const { shop, payee } = await shopBehind(tx, target);
    if (shop.amount !== null && shop.amount !== amount) refuse('order_not_payable');
    const order = await counter.openAt(tx, shop, { method: means.method, amount }, now);
    const most = await partsAtMost(tx, shop.merchantId, shop.product);
    return { order, merchantName: payee.name, partsAtMost: most, isOnlyTry: true };
  };

  return {
    read: async ({ body }: Call<typeof readPaymentCode>): Promise<PaymentRequest> => {
      const target = targetOf(body.code) ?? refuse('not_found');
      return 'payToken' in target ? readOrder(target.payToken) : readShop(target);
    },

    /** The order that is to be paid for exactly this amount. @throws Refusal where it cannot be. */
    orderOf: async (tx: Tx, ask: PayAsk, now: Date) => {
      const target = targetOf(ask.code) ?? refuse('not_found');
      if (!('payToken' in target)) return openAtShop(tx, target, ask, now);
      const { order, merchantName, certified } = await orderBehind(tx, target.payToken);
      // What is paid is what the person saw: an amount that has changed since is refused.
      if (order.amount !== ask.amount) refuse('order_not_payable');
      if (orders.closedBecause(order) === null) await mustTake(tx, order, certified);
      const most = await partsAtMost(tx, order.merchantId, order.product);
      return { order, merchantName, partsAtMost: most, isOnlyTry: false };
    },
  };
};
export type PayableCodes = ReturnType<typeof createPayableCodes>;
