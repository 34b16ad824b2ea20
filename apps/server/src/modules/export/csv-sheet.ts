import { formatDate } from '@balcao/brazil/dates';
import { harmless, keptWhole, writesCommas } from '../../platform/csv.ts';
import type { Cell, ColumnKind, Sheet } from './sheet.ts';
import { wallClockOf } from './wall-clock.ts';

const utf8Mark = '\ufeff';

/** Two digits of every number below a hundred. */
const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Centavos in reais with the reader's decimal sign: exact, since only whole numbers are divided. */
const decimal = (centavos: number, sign: string): string => {
  const whole = Math.abs(centavos);
  return `${centavos < 0 ? '-' : ''}${Math.floor(whole / 100)}${sign}${pairs[whole % 100]}`;
};

const dayMs = 86_400_000;

/** The clock of UTC at an instant. */
const timeOf = (ms: number): string => {
  const seconds = Math.floor((((ms % dayMs) + dayMs) % dayMs) / 1000);
  return `${pairs[Math.floor(seconds / 3600)]}:${pairs[Math.floor(seconds / 60) % 60]}:${pairs[seconds % 60]}`;
};

/** Remembers the last answer: what is newest first has the same day many times in a row. */
const rememberingLast = (make: (key: number) => string): ((key: number) => string) => {
  let last: { readonly key: number; readonly made: string } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, made: make(key) };
    return last.made;
  };
};

type Write = (cell: string | number) => string;

/** Quoted where it must be (RFC 4180). */
const quotedFor = (delimiter: string) => {
  const special = new RegExp(`[${delimiter}"\\r\\n]`);
  return (text: string): string => (special.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
};

const writersOf = ({ locale, timeZone }: Pick<Sheet, 'locale' | 'timeZone'>, delimiter: string) => {
  const quoted = quotedFor(delimiter);
  const sign = writesCommas(locale) ? ',' : '.';
  const wallClock = wallClockOf(timeZone);
  const plain = (ms: number): string => formatDate(new Date(ms).toISOString(), { zone: 'UTC', locale, form: 'full' });
  // In three of the four languages the digits only change their places; the fourth names the month.
  const dayAt = rememberingLast((day) => {
    const iso = new Date(day * dayMs).toISOString();
    return locale === 'zh-CN' ? iso.slice(0, 10) : `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`;
  });
  const instant = (ms: number): string => {
    const read = wallClock(ms);
    return locale === 'en-US' ? plain(read) : `${dayAt(Math.floor(read / dayMs))} ${timeOf(read)}`;
  };
  const writers: Readonly<Record<ColumnKind, Write>> = {
    text: (cell) => keptWhole(quoted(harmless(String(cell)))),
    // Numbers of ours are long, all of them: nothing is to be looked for in each.
    digits: (cell) => `\t${cell}`,
    // Its sign is never the one between two cells.
    money: (cell) => decimal(Number(cell), sign),
    count: String,
    instant: (cell) => instant(Number(cell)),
    day: (cell) => formatDate(String(cell), { locale, form: 'date' }),
  };
  return writers;
};

/** A sheet as CSV in the reader's language and zone, a batch at a time; `onRows` hears how many rows were written. */
export async function* csvSheet(sheet: Sheet, onRows: (rows: number) => void): AsyncGenerator<string> {
  const delimiter = writesCommas(sheet.locale) ? ';' : ',';
  const writers = writersOf(sheet, delimiter);
  const kinds = sheet.columns.map(({ kind }) => writers[kind]);
  const cellOf = (cell: Cell, index: number): string => {
    if (cell === null) return '';
    return typeof cell === 'object' ? writers[cell.kind](cell.value) : (kinds[index]?.(cell) ?? '');
  };
  const lineOf = (row: readonly Cell[]): string => {
    let line = cellOf(row[0] ?? null, 0);
    for (let index = 1; index < row.length; index += 1) line += delimiter + cellOf(row[index] ?? null, index);
    return line;
  };
  const above = (await sheet.above?.()) ?? [];
  const head = above.map((row) => `${lineOf(row)}\r\n`).join('');
  yield `${utf8Mark}${head}${sheet.columns.map(({ title }) => writers.text(title)).join(delimiter)}\r\n`;
  for await (const rows of sheet.batches) {
    let text = '';
    for (const row of rows) text += `${lineOf(row)}\r\n`;
    yield text;
    onRows(rows.length);
  }
}
