import { type BillColumn, type BillLine, type BillTotals, billColumns, billTotal } from '@balcao/contract/bill';
import type { DayMovement } from '../ledger/ledger-day.service.ts';
import type { OrderFacts } from '../order/order-facts.service.ts';

/** One line of a bill; the amount in centavos, with its sign. */
export type Line = { readonly type: BillLine; readonly amount: number } & Partial<
  Record<Exclude<BillColumn, 'type' | 'amount'>, string | null>
>;
/** The bill's row is the sum of all lines that were counted into it. */
type Sums = Record<keyof BillTotals, number>;

const totalOf: Readonly<Record<BillLine, Exclude<keyof BillTotals, 'net'>>> = {
  paid: 'paid',
  captured: 'captured',
  refunded: 'refunded',
  fee: 'fee',
  fee_returned: 'feeReturned',
  adjusted: 'adjusted',
};
export const noSums = (): Sums => ({
  paid: 0,
  captured: 0,
  refunded: 0,
  fee: 0,
  feeReturned: 0,
  adjusted: 0,
  net: 0,
});
export const countInto = (sums: Sums, { type, amount }: Line): void => {
  sums[totalOf[type]] += amount;
  sums.net += amount;
};

/** Causes of an order's money begin with its number; that of a refund stands behind it. */
export const numbersIn = (
  cause: string,
): { readonly order: string | undefined; readonly refund: string | undefined } => {
  if (!cause.startsWith('order:')) return { order: undefined, refund: undefined };
  const [, order, kind, of] = cause.split(':');
  return { order, refund: kind === 'refund' ? of : undefined };
};

const typeOf = (gross: number, cause: string, product: string | undefined): BillLine => {
  const { order, refund } = numbersIn(cause);
  // What a bank took by itself is no refund of the merchant's.
  if (!order || cause.includes(':bank-return:')) return 'adjusted';
  if (gross < 0) return 'refunded';
  if (refund) return 'adjusted';
  return product === '11' ? 'captured' : 'paid';
};

/**
 * What an event did to the merchant's money, before the fee and the fee by itself: together they are what the merchant's buckets
 * grew by, whatever else an event moved between them.
 */
export const linesOf = (
  { cause, at, own, fee }: DayMovement,
  facts: OrderFacts | undefined,
  merchantRefundNumber: string | null,
): Line[] => {
  const gross = own + fee;
  const { order, refund } = numbersIn(cause);
  const about = {
    time: at,
    orderNumber: order ?? '',
    merchantOrderNumber: facts?.merchantOrderNumber ?? '',
    refundNumber: refund ?? '',
    merchantRefundNumber,
    product: facts?.product ?? '',
    method: facts?.method ?? '',
    endToEndId: facts?.endToEndId ?? '',
  };
  const lines: Line[] = [
    { ...about, type: typeOf(gross, cause, facts?.product), amount: gross },
    { ...about, type: fee > 0 ? 'fee' : 'fee_returned', amount: -fee },
  ];
  return lines.filter(({ amount }) => amount !== 0);
};

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const rowOf = (values: Partial<Record<BillColumn, string | number | null>>): string =>
  `${billColumns.map((column) => cell(String(values[column] ?? ''))).join(',')}\r\n`;

export const titles = (): string => rowOf(Object.fromEntries(billColumns.map((column) => [column, column])));
/** A line for programs: names and numbers as they are, as RFC 4180 writes them. */
export const textOf = (line: Line): string => rowOf(line);
export const totalText = (net: number, time: string): string => rowOf({ type: billTotal, time, amount: net });
