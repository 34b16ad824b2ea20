import type { Card, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { newNumber } from '../../platform/ids.ts';
import { nextCheckAt, type RailService } from '../rail/rail.service.ts';
import type { Payee } from '../team/team.service.ts';
import type { OrderRow } from './order.tables.ts';

/** What an order is for, whoever asks for it; amounts in centavos. */
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
  readonly expiresInSeconds: number;
  readonly deviceSerial?: string;
  readonly shopCodeId?: string;
  /** The card that it is asked of, and in how many monthly parts, where that is known before it answers. */
  readonly card?: Card;
  readonly instalments?: number;
}
export type NewOrder = (ask: OrderAsk, payee: Payee, fee: number, now: Date) => OrderRow;

/** The order that somebody asks for, waiting to be paid; the fee in centavos. */
export const createNewOrder =
  (rails: Pick<RailService, 'brCodeOf'>): NewOrder =>
  (ask, { merchantNumber, name: merchantName }, fee, now) => {
    const number = newNumber(now);
    // Both numbers are unique, so the rail's is: 26 to 35 letters and digits.
    const txid = `${merchantNumber}${number}`;
    const expiresAt = new Date(now.getTime() + ask.expiresInSeconds * 1000);
    const { merchantId, product, method, amount, goodsName } = ask;
    return {
      ...{ merchantId, number, product, method, status: '01', goodsName, amount, fee },
      merchantOrderNumber: ask.merchantOrderNumber ?? number,
      goodsQuantity: ask.goodsQuantity ?? 1,
      unitPrice: ask.unitPrice ?? null,
      merchantGoodsId: ask.merchantGoodsId ?? null,
      ...{ createdAt: now, expiresAt, completedAt: null, txid },
      brCode: rails.brCodeOf(method, { txid, amount, merchantName, merchantNumber, goodsName, expiresAt }),
      ...{ nextCheckAt: nextCheckAt(now, 0), checks: 0, endToEndId: null, payerName: null },
      ...{
        paidAmount: null,
        refunded: 0,
        feeReturned: 0,
        refundWaiting: 0,
        feeWaiting: 0,
        refundCount: 0,
        settledNet: 0,
        pendingDrawn: 0,
        settlesAt: null,
      },
      instalments: ask.instalments ?? 1,
      ...{ cardBrand: ask.card?.brand ?? null, cardLast4: ask.card?.last4 ?? null, failureReason: null },
      deviceSerial: ask.deviceSerial ?? null,
      shopCodeId: ask.shopCodeId ?? null,
    };
  };
