import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import { type BillPart, billPartOf, billParts } from '@balcao/contract/bill-parts';
import type { Locale } from '@balcao/contract/locale';
import type { PaymentMethod } from '@balcao/contract/order';
import { methodNames } from '@balcao/contract/order-method-names';
import type { Column, OwnCell, Rows } from '../export/export.service.ts';
import { billTexts, type SheetColumn, sheetColumns } from './bill.texts.ts';
import { type Line, partsOf } from './bill-lines.ts';
import type { BillReading } from './bill-reading.ts';

type Row = Rows[number];
const kinds: Readonly<Record<SheetColumn, Column['kind']>> = {
  at: 'instant',
  kind: 'text',
  order: 'digits',
  ownNumber: 'text',
  refund: 'digits',
  ownRefund: 'text',
  withdrawal: 'digits',
  method: 'text',
  endToEndId: 'text',
  movement: 'text',
};
const strong = (value: string | number, kind: Column['kind']): OwnCell => ({ value, kind, strong: true });
const rowsAtOnce = 2_000;

const columnsOf = (locale: Locale): Column[] => {
  const { columns, parts, net, balance } = billTexts[locale];
  const amounts = [...billParts.map((part) => parts[part]), net, balance];
  return [
    ...sheetColumns.map((column) => ({ title: columns[column], kind: kinds[column] })),
    ...amounts.map((title) => ({ title, kind: 'money' as const })),
  ];
};

/** A line of the day: the amount in its column, and the balance of all the merchant's money after it. */
const rowOf = (line: Line, balance: number, locale: Locale): Row => {
  const part = billPartOf[line.type];
  const method = line.method === '' ? null : methodNames[locale][line.method as PaymentMethod];
  const texts = [
    ...[line.orderNumber, line.merchantOrderNumber, line.refundNumber, line.merchantRefundNumber],
    line.withdrawalNumber,
  ].map((text) => (text === '' ? null : text));
  return [
    ...[Date.parse(line.time), billTexts[locale].kinds[line.type], ...texts, method, line.endToEndId || null],
    line.movementId,
    ...billParts.map((one) => (one === part ? line.amount : null)),
    ...[line.amount, balance],
  ];
};

/** A row that is no movement: its words, and what stands below each amount. */
const edgeRow = (
  words: string,
  amounts: Readonly<Record<BillPart, number>> | null,
  net: number | null,
  balance: number,
) =>
  [
    ...sheetColumns.map((column) => (column === 'kind' ? strong(words, 'text') : null)),
    ...billParts.map((part) => (amounts ? strong(amounts[part], 'money') : null)),
    ...[net === null ? null : strong(net, 'money'), strong(balance, 'money')],
  ] satisfies Row;

/**
 * A day as a sheet for people: the opening balance, every line in the order of the ledger with the balance after it, and the sums,
 * which lead from the opening to the closing balance.
 */
export const billSheet = (reader: BillReading, merchantId: string, day: string, locale: Locale) => {
  const { opening, total } = billTexts[locale];
  async function* batches(): AsyncGenerator<Rows> {
    const lines = reader.lines(merchantId, day);
    let balance = await reader.opening(merchantId, day);
    yield [edgeRow(opening, null, null, balance)];
    let part = await lines.next();
    for (; !part.done; part = await lines.next())
      for (let from = 0; from < part.value.length; from += rowsAtOnce)
        yield part.value.slice(from, from + rowsAtOnce).map((line) => {
          balance += line.amount;
          return rowOf(line, balance, locale);
        });
    const { sums, closing } = part.value;
    yield [edgeRow(total, partsOf(sums), sums.net, closing)];
  }
  return { locale, timeZone: DEFAULT_ZONE, columns: columnsOf(locale), batches: batches() };
};
