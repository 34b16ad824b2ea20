import { type ChargedOrder, type Order, type OrderEntry, OrderStatus } from '@balcao/contract/order';
import type { OrderSettling } from '@balcao/contract/order-expansion';
import type { OrderRow } from './order.tables.ts';
import { presentDue } from './order-due.ts';
import { payLinkOf } from './pay-link.ts';
import { onlyFirstName } from './payer-name.ts';

type RefundAmounts = 'refundedAmount' | 'waitingRefundAmount' | 'bankReturnedAmount';
/** What went back of an order, and what will once people agree; centavos. */
export const refundAmountsOf = (row: OrderRow): Pick<Order, RefundAmounts> => ({
  refundedAmount: row.refundTaken - row.refundWaiting,
  waitingRefundAmount: row.refundWaiting,
  bankReturnedAmount: row.bankReturned,
});

type Shares = Pick<Order, RefundAmounts | 'fee' | 'net'>;
/**
 * For an unpaid order there is no fee and no net amount. A refund returns its share of the fee, once the person who must agree has agreed. Where the
 * bank took back an amount that was refunded before, the net amount is negative. Centavos.
 */
const sharesOf = (row: OrderRow): Shares => {
  const { status, paidAmount, amount, fee, feeReturned, feeWaiting } = row;
  const given = refundAmountsOf(row);
  if (status === OrderStatus.enum.failed || status === OrderStatus.enum.closed) return { ...given, fee: 0, net: 0 };
  const kept = fee - feeReturned + feeWaiting;
  return { ...given, fee: kept, net: (paidAmount ?? amount) - given.refundedAmount - row.bankReturned - kept };
};

/** An order as all who may see it do. */
export const presentOrder = (row: OrderRow): Order => ({
  number: row.number,
  merchantOrderNumber: row.merchantOrderNumber,
  product: row.product,
  method: row.method,
  status: row.status,
  goodsName: row.goodsName,
  goodsQuantity: row.goodsQuantity,
  unitPrice: row.unitPrice,
  merchantGoodsId: row.merchantGoodsId,
  amount: row.amount,
  paidAmount: row.paidAmount,
  ...sharesOf(row),
  instalments: row.instalments,
  card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
  deviceSerial: row.deviceSerial,
  failureReason: row.failureReason,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  due: presentDue(row),
  metadata: row.metadata ?? {},
  completedAt: row.completedAt?.toISOString() ?? null,
});

/** An order as members see it in lists; `codeNames` has the names of the shop's QR codes by their ids. */
export const presentEntry = (row: OrderRow, codeNames: ReadonlyMap<string, string>): OrderEntry => ({
  ...presentOrder(row),
  payerName: row.payerName === null ? null : onlyFirstName(row.payerName),
  shopCode: row.shopCodeId === null ? null : { id: row.shopCodeId, name: codeNames.get(row.shopCodeId) ?? '' },
});

/** Where an order stands on its way to the merchant's balance, with the settlements that it is in. */
export const presentSettling = (row: OrderRow, settlements: OrderSettling['settlements']): OrderSettling => ({
  isHeld: row.status === OrderStatus.enum.waiting && row.endToEndId !== null,
  settledNet: row.settledNet,
  settlesAt: row.settlesAt?.toISOString() ?? null,
  settlements: settlements.map(({ number, day, sequence, net, at }) => ({ number, day, sequence, net, at })),
});

export type PresentCharged = (row: OrderRow) => ChargedOrder;

/** An order as the merchant's server sees it; `publicBaseUrl` is where payers reach the platform. */
export const chargedPresenter =
  (publicBaseUrl: string): PresentCharged =>
  (row) => ({
    ...presentOrder(row),
    pix: row.method === '02' && row.brCode ? { brCode: row.brCode, txid: row.txid } : null,
    payUrl: payLinkOf(publicBaseUrl, row),
  });
