import { type BillColumn, billColumns, billTotal } from '@balcao/contract/bill';
import { type BillLine, billPartOf, billParts } from '@balcao/contract/bill-parts';
import { type Line, partsOf, type Sums } from './bill-lines.ts';

/** How the text of bills was written over time. A bill keeps the form that it was made in, so that its file is the same for ever. */
export const newestForm = 2;

/** The columns of the first form. */
const firstColumns = billColumns.slice(0, billColumns.indexOf('endToEndId') + 1);

/** In the first form withdrawals had no kind of their own, and the fee that is kept of a refund which failed was a fee. */
const firstTypeOf = ({ type, amount }: Pick<Line, 'type' | 'amount'>): BillLine => {
  if (type === 'withdrawn') return 'adjusted';
  if (type === 'withdrawal_fee') return 'fee';
  return type === 'fee_returned' && amount < 0 ? 'fee' : type;
};

type Values = Partial<Record<BillColumn, string | number>>;
// No value needs quotes: numbers, times, codes, and numbers of the merchant's own, which have letters, digits, _ and - only.
const rowOf = (columns: readonly BillColumn[], values: Values): string =>
  `${columns.map((column) => values[column] ?? '').join(',')}\r\n`;

/** A bill as text for programs: names and numbers as they are, amounts in centavos, times in UTC (RFC 4180). */
export interface BillForm {
  /** A line as this form tells it: what its sums count. */
  readonly told: (line: Line) => Line;
  readonly titles: () => string;
  readonly row: (line: Line) => string;
  readonly total: (sums: Sums, time: string) => string;
}
const first: BillForm = {
  told: (line) => ({ ...line, type: firstTypeOf(line) }),
  titles: () => rowOf(firstColumns, Object.fromEntries(firstColumns.map((column) => [column, column]))),
  row: (line) => rowOf(firstColumns, line),
  total: ({ net }, time) => rowOf(firstColumns, { type: billTotal, time, amount: net }),
};
const noParts = Object.fromEntries(billParts.map((part) => [part, 0]));
const second: BillForm = {
  told: (line) => line,
  titles: () => rowOf(billColumns, Object.fromEntries(billColumns.map((column) => [column, column]))),
  row: (line) => rowOf(billColumns, { ...line, ...noParts, [billPartOf[line.type]]: line.amount }),
  total: (sums, time) => rowOf(billColumns, { type: billTotal, time, amount: sums.net, ...partsOf(sums) }),
};
export const formOf = (form: number): BillForm => (form === 1 ? first : second);
