import type { PaymentMethod } from '@balcao/contract/order';
import type { UnidentifiedRefusal } from '@balcao/contract/unidentified-payment';
import type { Clock } from '../../platform/clock.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { OrderRow, OrderService } from '../order/order.service.ts';
import type { Counter, OrderOutcomes } from '../order/order-outcome.service.ts';
import type { ShopCodeToPay } from './shop-code.present.ts';
import type { ShopCodes } from './shop-code.service.ts';

/** Whether the device that shows a code is still in use. Implemented by the device module, which is created later. */
export interface DevicesOfCodes {
  /** Passes for a code that belongs to no device. @throws Refusal `device_blocked` when the device was taken out of use. */
  mustTake(
    queries: Queries,
    shop: { readonly merchantId: string; readonly deviceSerial: string | null },
  ): Promise<void>;
}

interface Needs {
  readonly clock: Clock;
  readonly orders: Pick<OrderService, 'open' | 'paidBy'>;
  readonly outcomes: Pick<OrderOutcomes, 'connectCounter'>;
  readonly shopCodes: Pick<ShopCodes, 'behindTxid'>;
  readonly devices: DevicesOfCodes;
}

/** An order of a shop's code is open only while it is being paid: someone stands at the counter. */
const openSeconds = 600;

/** Where people pay at codes that hang in shops: the order is opened when it is paid. */
export const createShopCounter = ({ clock, orders, outcomes, shopCodes, devices }: Needs) => {
  /**
   * The order of a payment at a code; the amount in centavos.
   * @throws Refusal `not_certified`, `product_inactive`, `product_blocked`, `method_inactive`, `device_blocked`.
   */
  const openAt = async (
    tx: Tx,
    shop: ShopCodeToPay,
    { method, amount }: { readonly method: PaymentMethod; readonly amount: number },
    now: Date,
  ): Promise<OrderRow> => {
    await devices.mustTake(tx, shop);
    const { merchantId, id: shopCodeId, product, goodsName, deviceSerial } = shop;
    const ask = { merchantId, product, method, amount, goodsName, shopCodeId, expiresInSeconds: openSeconds };
    return orders.open(tx, { ...ask, ...(deviceSerial ? { deviceSerial } : {}) }, now);
  };

  const openOrSayWhy = async (
    tx: Tx,
    ...[shop, payment, at]: [ShopCodeToPay, { readonly method: PaymentMethod; readonly amount: number }, Date]
  ): Promise<{ readonly order: OrderRow } | { readonly refusal: UnidentifiedRefusal }> => {
    try {
      return { order: await openAt(tx, shop, payment, at) };
    } catch (error) {
      if (error instanceof Refusal) return { refusal: 'notTaken' };
      throw error;
    }
  };
  /** A payment with a bank's app is only reported by the rail, afterwards. */
  const take: Counter = async (tx, payment) => {
    const shop = await shopCodes.behindTxid(tx, payment.txid);
    if (!shop) return undefined;
    if (await orders.paidBy(tx, shop.merchantId, payment.endToEndId)) return 'known';
    const isGone = shop.removedAt !== null && shop.removedAt <= payment.paidAt;
    if (!shop.enabled || isGone) return { refusal: 'codeOff' };
    if (shop.amount !== null && shop.amount !== payment.amount) return { refusal: 'amountDiffers' };
    // Opened when it was paid, not when we heard of it; a clock of someone else may be ahead of ours.
    const at = new Date(Math.min(payment.paidAt.getTime(), clock.now().getTime()));
    return openOrSayWhy(tx, shop, payment, at);
  };
  outcomes.connectCounter(take);

  return { openAt };
};
export type ShopCounter = ReturnType<typeof createShopCounter>;
