import { formatDate } from '@balcao/brazil/dates';
import type { Locale } from '@balcao/contract/locale';
import { stringify } from 'csv-stringify/sync';

/** Whose spreadsheet it is. */
export interface Reader {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** A spreadsheet runs what begins like a formula, so text that a stranger chose is kept from beginning so (rule: no-formulas). */
export const harmless = (text: string): string =>
  /^[=+\-@\t\r\n\0\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;

/** Long numbers, zeros at the beginning, an E between digits, and what looks like a day, a time or a fraction. */
const readAsNumber = /^(?:0\d+|\d{12,}|\d+[eE]\d+|\d+(?:[-/.,: ]\d+)+)$/;

/** Spreadsheets round or reinterpret such texts, `1-2` as the first of February: a tab makes them stay as they are. */
export const keptWhole = (text: string): string => (readAsNumber.test(text) ? `\t${text}` : text);

/** Spreadsheets in Portuguese expect semicolons, decimal commas and a mark that says UTF-8. */
export const writesCommas = (locale: Locale): boolean => locale === 'pt-BR';
const utf8Mark = '\ufeff';

/** An instant as the reader reads it, to the second; empty without one. */
export const instantCell = (date: Date | null, { locale, timeZone }: Reader): string =>
  date ? formatDate(date.toISOString(), { zone: timeZone, locale, form: 'full' }) : '';

const rowsAtOnce = 500;

/** Rows as CSV (RFC 4180) under their titles, a part at a time, so that memory stays flat. */
export async function* csvOf(
  titles: readonly string[],
  rows: AsyncIterable<readonly string[]>,
  { locale }: Reader,
): AsyncGenerator<string> {
  const options = { delimiter: writesCommas(locale) ? ';' : ',', record_delimiter: 'windows' } as const;
  yield utf8Mark + stringify([titles], options);
  let part: (readonly string[])[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < rowsAtOnce) continue;
    yield stringify(part, options);
    part = [];
  }
  if (part.length > 0) yield stringify(part, options);
}
