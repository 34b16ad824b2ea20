import type { OrderStatus, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { Tx } from '../../platform/db.ts';
import { newNumber } from '../../platform/ids.ts';
import type { BankCalendar, Timetable } from '../calendar/calendar.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { newTxid } from '../rail/rail.service.ts';
import { orderPaid } from './order.postings.ts';
import { insertOrders } from './order.repository.ts';

/** An order as it was elsewhere; amounts in centavos. */
export interface PastOrder {
  readonly merchantOrderNumber: string;
  readonly product: PaymentProduct;
  readonly method: PaymentMethod;
  readonly status: OrderStatus;
  readonly goodsName: string;
  readonly goodsQuantity: number;
  readonly unitPrice: number;
  readonly amount: number;
  readonly fee: number;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly payerName: string;
  readonly instalments?: number;
  readonly cardBrand?: string | null;
  readonly cardLast4?: string | null;
  readonly deviceSerial?: string | null;
  readonly failureReason?: string | null;
  /** The shop's QR code that it was paid by. */
  readonly shopCodeId?: string;
}

/** One that was paid, with what its rail knows it by. */
export interface PaidPast
  extends Pick<PastOrder, 'merchantOrderNumber' | 'method' | 'amount'>,
    Required<Pick<PastOrder, 'instalments' | 'cardBrand' | 'cardLast4'>> {
  readonly completedAt: Date;
  readonly endToEndId: string;
  readonly txid: string;
  readonly payerName: string;
}

const atOnce = 1_000;
const dayMs = 86_400_000;

/** Many orders of the past may share a millisecond: none of them has the number of another. */
const unusedNumber = (used: Set<string>, at: Date): string => {
  let number = newNumber(at);
  while (used.has(number)) number = newNumber(at);
  used.add(number);
  return number;
};

const rowOf = (merchantId: string, number: string, timetable: Timetable, order: PastOrder) => {
  const isWaiting = order.status === '01';
  const expiresAt = new Date(order.createdAt.getTime() + (isWaiting ? dayMs : 3_600_000));
  return {
    ...order,
    merchantId,
    number,
    merchantGoodsId: null,
    paidAmount: order.status === '02' ? order.amount : null,
    settlesAt:
      order.status === '02' && order.amount > order.fee
        ? timetable.settlesAt(order, order.completedAt ?? order.createdAt)
        : null,
    endToEndId: order.status === '02' ? `E99999010${number}000` : null,
    payerName: order.status === '02' ? order.payerName : null,
    instalments: (order.status === '02' && order.instalments) || 1,
    cardBrand: (order.status === '02' && order.cardBrand) || null,
    cardLast4: (order.status === '02' && order.cardLast4) || null,
    txid: newTxid(order.createdAt),
    // Imported orders cannot be paid: the rail has no charge for them.
    brCode: '',
    expiresAt,
    nextCheckAt: isWaiting ? expiresAt : null,
  };
};

const paidPastOf = ({ completedAt, endToEndId, payerName, ...row }: ReturnType<typeof rowOf>): PaidPast[] =>
  completedAt && endToEndId && payerName !== null ? [{ ...row, completedAt, endToEndId, payerName }] : [];

/** Takes the parts of paid orders in: done by the module of instalments, which is made later. */
export type BringInParts = (tx: Tx, paid: readonly ReturnType<typeof rowOf>[]) => Promise<void>;
interface Needs {
  readonly ledger: Pick<Ledger, 'postMany'>;
  readonly bringInParts: BringInParts;
  readonly calendar: Pick<BankCalendar, 'timetable'>;
}

/** Brings in orders of the past, with their money in the ledger: the sandbox's year comes this way. */
export const createOrderHistory = ({ ledger, bringInParts, calendar }: Needs) => ({
  /** Answers with those that were paid. */
  bringIn: async (
    tx: Tx,
    { merchantId }: { readonly merchantId: string },
    past: readonly PastOrder[],
  ): Promise<PaidPast[]> => {
    const timetable = await calendar.timetable();
    const allPaid: PaidPast[] = [];
    const used = new Set<string>();
    for (let from = 0; from < past.length; from += atOnce) {
      const rows = past
        .slice(from, from + atOnce)
        .map((one) => rowOf(merchantId, unusedNumber(used, one.createdAt), timetable, one));
      await insertOrders(tx, rows);
      const paid = rows.filter(({ status }) => status === '02');
      const events = paid.map((row) => ({
        merchantId,
        cause: `order:${row.number}:paid`,
        at: row.completedAt ?? row.createdAt,
        postings: orderPaid(row),
      }));
      await ledger.postMany(tx, events);
      await bringInParts(tx, paid);
      allPaid.push(...paid.flatMap(paidPastOf));
    }
    return allPaid;
  },
});
export type OrderHistory = ReturnType<typeof createOrderHistory>;
