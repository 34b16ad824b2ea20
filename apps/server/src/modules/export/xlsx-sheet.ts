import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell, ColumnKind, OwnCell, Sheet } from './sheet.ts';
import { wallClockOf } from './wall-clock.ts';
import { looks, partsOf, sheetEnd, sheetHead } from './xlsx-parts.ts';

const dayMs = 86_400_000;
/** Days from what spreadsheets count as day 0 to 1970. */
const daysBefore1970 = 25_569;
/** Most of a sheet is tags: the first level takes nearly all that there is to take, at a fraction of the time. */
const compressionLevel = 1;

// What XML 1.0 cannot carry, or only in pairs: no text of ours has it, but a file that does not open would be worse than a gap.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => {
  const clean = text.replaceAll(unwritable, '').replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
  // Spreadsheets read `_x0041_` as the letter of that number, unless its first underscore is written so itself.
  return clean.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
};

/** Text is stored in the cell itself and never as a formula, even where it starts with `=` (rule: no-formulas). */
const textCell = (text: string, look: number): string =>
  `<c t="inlineStr" s="${look}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
const numberCell = (value: string | number, look: number): string => `<c s="${look}"><v>${value}</v></c>`;

/** Centavos in reais, exactly. */
const reais = (centavos: number): string => {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const writersOf = ({ timeZone }: Pick<Sheet, 'timeZone'>) => {
  const wallClock = wallClockOf(timeZone);
  const dayOf = (text: string): number =>
    Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6))) / dayMs + daysBefore1970;
  const writers: Readonly<Record<ColumnKind, (cell: string | number) => string>> = {
    text: (cell) => textCell(String(cell), looks.text),
    digits: (cell) => textCell(String(cell), looks.text),
    money: (cell) => numberCell(reais(Number(cell)), looks.money),
    count: (cell) => numberCell(Number(cell), looks.count),
    instant: (cell) => numberCell(wallClock(Number(cell)) / dayMs + daysBefore1970, looks.instant),
    day: (cell) => numberCell(dayOf(String(cell)), looks.day),
  };
  return writers;
};

/** A sum is a bold amount, a word that stands out a title. */
const ownCell = ({ kind, value, strong }: OwnCell, writers: ReturnType<typeof writersOf>): string => {
  if (strong && kind === 'money') return numberCell(reais(Number(value)), looks.sum);
  return strong ? textCell(String(value), looks.title) : writers[kind](value);
};

async function* sheetXml(sheet: Sheet, onRows: (rows: number) => void): AsyncGenerator<string> {
  const writers = writersOf(sheet);
  const kinds = sheet.columns.map(({ kind }) => writers[kind]);
  const cellOf = (cell: Cell, index: number): string => {
    if (cell === null) return '<c/>';
    return typeof cell === 'object' ? ownCell(cell, writers) : (kinds[index]?.(cell) ?? '<c/>');
  };
  const rowOf = (row: readonly Cell[]): string => `<row>${row.map(cellOf).join('')}</row>`;
  const titles = sheet.columns.map(({ title }) => textCell(title, looks.title)).join('');
  const above = (await sheet.above?.()) ?? [];
  const kindsOf = sheet.columns.map(({ kind }) => kind);
  yield `${sheetHead(kindsOf, above.length)}${above.map(rowOf).join('')}<row>${titles}</row>`;
  for await (const rows of sheet.batches) {
    let text = '';
    for (const row of rows) text += rowOf(row);
    yield text;
    onRows(rows.length);
  }
  yield sheetEnd;
}

/** A sheet as XLSX, written as it is read; `name` is on its tab, `onRows` hears how many rows were written. */
export const xlsxSheet = (sheet: Sheet, name: string, onRows: (rows: number) => void): Readable => {
  const zip = new ZipFile();
  for (const [part, text] of partsOf(sheet.locale, escaped(name))) zip.addBuffer(Buffer.from(text), part);
  const xml = Readable.from(sheetXml(sheet, onRows));
  const file = zip.outputStream as Readable;
  xml.on('error', (error) => file.destroy(error));
  // A reader that stops early also closes the source.
  file.on('close', () => xml.destroy());
  zip.addReadStream(xml, 'xl/worksheets/sheet1.xml', { compressionLevel });
  zip.end();
  return file;
};
