import { OrderStatus, orderMoves, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { statesBefore } from '@balcao/contract/states';
import type { Queries, Tx } from '../../platform/db.ts';
import { newNumber, untilInserted } from '../../platform/ids.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { ProductService } from '../product/product.service.ts';
import { type ArrivedPayment, newTxid } from '../rail/rail.service.ts';
import { orderPaid } from './order.postings.ts';
import {
  findByMerchantNumber,
  findByNumber,
  findByNumbers,
  holdWaiting,
  insertOrder,
  lockByTxid,
  moveOrder,
} from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import type { OrderNews } from './order-news.ts';

interface Needs {
  readonly ledger: Pick<Ledger, 'post'>;
  readonly products: Pick<ProductService, 'prices'>;
  readonly tell: OrderNews;
  readonly calendar: Pick<BankCalendar, 'timetable'>;
}
export type HeldOrder = OrderRow;

/** An imported hold in its current state: nothing captured yet, this much captured, or released. Amounts in centavos. */
export interface PastHold {
  readonly merchantId: string;
  readonly merchantOrderNumber: string;
  readonly goodsName: string;
  readonly amount: number;
  readonly captured: number | null;
  readonly letGo: boolean;
  readonly endToEndId: string;
  readonly payerName: string;
  readonly card: { readonly brand: string; readonly last4: string };
  readonly at: Date;
  readonly endedAt: Date | null;
}

/** What a hold reported by a card belongs to: the order, an earlier report of the same hold, or no order. */
interface HoldTold {
  readonly order: OrderRow | undefined;
  readonly outcome: 'held' | 'known' | 'unexpected';
}

/** Orders whose amount a card holds (rule: held-amounts): they wait until something is captured, or close when it is let go. */
export const createOrderHolds = ({ ledger, products, tell, calendar }: Needs) => {
  /** What the platform keeps of a captured amount: by the prices of now, or as the order's own where it has none any more. */
  const feeOf = async (queries: Queries, { merchantId, product, method, fee, amount }: OrderRow, captured: number) => {
    const price = await products.prices(queries, [merchantId]);
    return price(merchantId, { product, method }, captured) ?? Math.round((fee * captured) / amount);
  };

  /** When what was captured is settled; null where the fee leaves nothing of it. */
  const settlesAt = async (way: Pick<OrderRow, 'product' | 'method'>, net: number, capturedAt: Date) =>
    net > 0 ? (await calendar.timetable()).settlesAt(way, capturedAt) : null;

  /** Brings in the order of a hold of the past: the sandbox's come this way. */
  const bringIn = async (tx: Tx, past: PastHold): Promise<OrderRow> => {
    const { merchantId, amount, captured, endedAt, at, card } = past;
    const way = { product: PaymentProduct.enum.preauth, method: PaymentMethod.enum.credit };
    const fee = (await products.prices(tx, [merchantId]))(merchantId, way, captured ?? amount) ?? 0;
    const row = {
      merchantId,
      ...way,
      amount,
      fee,
      goodsName: past.goodsName,
      goodsQuantity: 1,
      merchantOrderNumber: past.merchantOrderNumber,
      status: captured === null ? (past.letGo ? ('04' as const) : ('01' as const)) : ('02' as const),
      paidAmount: captured,
      completedAt: endedAt,
      createdAt: at,
      settlesAt: await settlesAt(way, (captured ?? 0) - fee, endedAt ?? at),
      txid: newTxid(at),
      brCode: '',
      expiresAt: new Date(at.getTime() + 3_600_000),
      endToEndId: past.endToEndId,
      payerName: past.payerName,
      cardBrand: card.brand,
      cardLast4: card.last4,
    };
    const order = await untilInserted(() => insertOrder(tx, { ...row, number: newNumber(at) }));
    if (captured !== null)
      await ledger.post(
        tx,
        merchantId,
        `order:${order.number}:paid`,
        orderPaid({ amount: captured, fee, method: way.method }),
        endedAt ?? at,
      );
    return order;
  };

  return {
    bringIn,
    feeOf,
    byNumber: findByNumber,
    byMerchantNumber: findByMerchantNumber,
    byNumbers: findByNumbers,

    /** The card holds the amount of an order that waits for exactly this; from then on the order is not closed by time. */
    hold: async (tx: Tx, payment: ArrivedPayment): Promise<HoldTold> => {
      const order = await holdWaiting(tx, payment, PaymentProduct.enum.preauth);
      if (order) return { order, outcome: 'held' };
      const found = await lockByTxid(tx, payment.txid);
      return { order: found, outcome: found?.endToEndId === payment.endToEndId ? 'known' : 'unexpected' };
    },

    /** So much was taken of the hold: the order is paid with it, and the money posted. */
    capture: async (tx: Tx, order: OrderRow, captured: number, at: Date): Promise<OrderRow | undefined> => {
      const fee = await feeOf(tx, order, captured);
      const settles = { settlesAt: await settlesAt(order, captured - fee, at) };
      const change = { status: OrderStatus.enum.paid, paidAmount: captured, fee, completedAt: at, ...settles };
      const paid = await moveOrder(tx, order, statesBefore(orderMoves, OrderStatus.enum.paid), change);
      if (!paid) return undefined;
      const { merchantId, number, method } = paid;
      await ledger.post(tx, merchantId, `order:${number}:paid`, orderPaid({ amount: captured, fee, method }), at);
      await tell(tx, [paid], 'order.paid');
      return paid;
    },

    /** No amount was captured, and none will be. */
    letGo: async (tx: Tx, order: OrderRow, at: Date): Promise<OrderRow | undefined> => {
      const change = { status: OrderStatus.enum.closed, completedAt: at };
      const closed = await moveOrder(tx, order, statesBefore(orderMoves, OrderStatus.enum.closed), change);
      if (closed) await tell(tx, [closed], 'order.closed');
      return closed;
    },
  };
};
export type OrderHolds = ReturnType<typeof createOrderHolds>;
