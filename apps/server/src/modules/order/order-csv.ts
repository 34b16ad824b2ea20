import { formatDate } from '@balcao/brazil/dates';
import type { Locale } from '@balcao/contract/locale';
import { stringify } from 'csv-stringify/sync';
import type { OrderRow } from './order.tables.ts';
import { columnTexts, methodTexts, productTexts, statusTexts } from './order.texts.ts';

interface Reader {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** A spreadsheet runs what begins like a formula, so text that a stranger chose is kept from beginning so (promise F9). */
const harmless = (text: string): string => (/^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text);

/** Centavos as a number of the reader's spreadsheet: `12,34` where the comma is the decimal sign. */
const decimal = (centavos: number | null, comma: boolean): string => {
  if (centavos === null) return '';
  const digits = String(centavos).padStart(3, '0');
  return `${digits.slice(0, -2)}${comma ? ',' : '.'}${digits.slice(-2)}`;
};

/** Spreadsheets in Portuguese expect semicolons, decimal commas and a mark that says UTF-8. */
const writesCommas = (locale: Locale): boolean => locale === 'pt-BR';
const utf8Mark = '\ufeff';

const rowOf = (order: OrderRow, { locale, timeZone }: Reader): string[] => {
  const comma = writesCommas(locale);
  const at = (date: Date | null) =>
    date ? formatDate(date.toISOString(), { zone: timeZone, locale, form: 'full' }) : '';
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
    at(order.createdAt),
    at(order.completedAt),
  ];
};

/** The orders as CSV (RFC 4180) in the reader's language and zone, a part at a time, so that memory stays flat. */
export async function* csvOf(rows: AsyncIterable<OrderRow>, reader: Reader): AsyncGenerator<string> {
  const options = { delimiter: writesCommas(reader.locale) ? ';' : ',', record_delimiter: 'windows' } as const;
  yield utf8Mark + stringify([columnTexts[reader.locale]], options);
  let part: string[][] = [];
  for await (const row of rows) {
    part.push(rowOf(row, reader));
    if (part.length < 500) continue;
    yield stringify(part, options);
    part = [];
  }
  if (part.length > 0) yield stringify(part, options);
}
