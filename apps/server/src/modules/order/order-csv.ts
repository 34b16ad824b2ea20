import { csvOf, harmless, instantCell, type Reader, writesCommas } from '../../platform/csv.ts';
import type { OrderRow } from './order.tables.ts';
import { columnTexts, methodTexts, productTexts, statusTexts } from './order.texts.ts';

/** Centavos as a number of the reader's spreadsheet: `12,34` where the comma is the decimal sign. */
const decimal = (centavos: number | null, comma: boolean): string => {
  if (centavos === null) return '';
  const digits = String(centavos).padStart(3, '0');
  return `${digits.slice(0, -2)}${comma ? ',' : '.'}${digits.slice(-2)}`;
};

const rowOf = (order: OrderRow, reader: Reader): string[] => {
  const { locale } = reader;
  const comma = writesCommas(locale);
  return [
    // Spreadsheets round long numbers: a tab makes them text.
    `\t${order.number}`,
    harmless(order.merchantOrderNumber),
    statusTexts[locale][order.status],
    productTexts[locale][order.product],
    methodTexts[locale][order.method],
    harmless(order.goodsName),
    String(order.goodsQuantity),
    decimal(order.amount, comma),
    decimal(order.fee, comma),
    decimal(order.amount - order.fee, comma),
    instantCell(order.createdAt, reader),
    instantCell(order.completedAt, reader),
  ];
};

async function* cellsOf(orders: AsyncIterable<OrderRow>, reader: Reader): AsyncGenerator<string[]> {
  for await (const order of orders) yield rowOf(order, reader);
}

/** The orders as CSV in the reader's language and zone. */
export const ordersAsCsv = (orders: AsyncIterable<OrderRow>, reader: Reader): AsyncGenerator<string> =>
  csvOf(columnTexts[reader.locale], cellsOf(orders, reader), reader);
