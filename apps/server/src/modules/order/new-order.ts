import type { Card, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { OrderMetadata } from '@balcao/contract/order-metadata';
import { newNumber } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { CalendarDays } from '../calendar/calendar.service.ts';
import { dueTxid, newTxid, nextCheckAt, type RailService } from '../rail/rail.service.ts';
import type { Payee } from '../team/team.service.ts';
import type { OrderRow } from './order.tables.ts';
import { type DueAsk, dueUntil, keptDue } from './order-due.ts';

/** The content of an order, the same for every way of creating one; amounts in centavos. */
export interface OrderAsk {
  readonly merchantId: string;
  readonly product: PaymentProduct;
  readonly method: PaymentMethod;
  /** Without one, ours serves. */
  readonly merchantOrderNumber?: string;
  readonly amount: number;
  readonly goodsName: string;
  readonly goodsQuantity?: number;
  readonly unitPrice?: number | undefined;
  readonly merchantGoodsId?: string | undefined;
  /** Of an order without a due date. */
  readonly expiresInSeconds?: number | undefined;
  /** Of Pix alone. */
  readonly due?: DueAsk | undefined;
  readonly metadata?: OrderMetadata | undefined;
  readonly deviceSerial?: string;
  readonly shopCodeId?: string;
  /** The card that it is asked of, and in how many monthly parts, where that is known before it answers. */
  readonly card?: Card;
  readonly instalments?: number;
}
/** The moment at which someone asks, and the calendar of the banks then. */
export interface Moment {
  readonly now: Date;
  readonly days: CalendarDays;
}
export type NewOrder = (ask: OrderAsk, payee: Payee, fee: number, moment: Moment) => OrderRow;

interface Needs {
  readonly rails: Pick<RailService, 'brCodeOf'>;
  readonly secrets: Pick<Secrets, 'seal'>;
}

/** The order that someone asks for, waiting to be paid; the fee in centavos. */
export const createNewOrder =
  ({ rails, secrets }: Needs): NewOrder =>
  (ask, { merchantNumber, name: merchantName }, fee, { now, days }) => {
    const number = newNumber(now);
    const { merchantId, product, method, amount, goodsName, due } = ask;
    const txid = due ? dueTxid(newTxid(now)) : newTxid(now);
    const expiresAt = due ? dueUntil(due, days) : new Date(now.getTime() + (ask.expiresInSeconds ?? 0) * 1000);
    return {
      merchantId,
      number,
      product,
      method,
      status: '01',
      goodsName,
      amount,
      fee,
      merchantOrderNumber: ask.merchantOrderNumber ?? number,
      goodsQuantity: ask.goodsQuantity ?? 1,
      unitPrice: ask.unitPrice ?? null,
      merchantGoodsId: ask.merchantGoodsId ?? null,
      createdAt: now,
      expiresAt,
      completedAt: null,
      txid,
      payToken: null,
      brCode: rails.brCodeOf(method, { txid, amount, merchantName, merchantNumber, goodsName, expiresAt }),
      nextCheckAt: nextCheckAt(now, 0),
      checks: 0,
      endToEndId: null,
      payerName: null,
      paidAmount: null,
      refundTaken: 0,
      feeReturned: 0,
      refundWaiting: 0,
      feeWaiting: 0,
      bankReturned: 0,
      bankFeeReturned: 0,
      refundCount: 0,
      settledNet: 0,
      pendingDrawn: 0,
      settlesAt: null,
      instalments: ask.instalments ?? 1,
      cardBrand: ask.card?.brand ?? null,
      cardLast4: ask.card?.last4 ?? null,
      failureReason: null,
      deviceSerial: ask.deviceSerial ?? null,
      shopCodeId: ask.shopCodeId ?? null,
      metadata: ask.metadata && Object.keys(ask.metadata).length > 0 ? ask.metadata : null,
      ...keptDue(secrets, due),
    };
  };
