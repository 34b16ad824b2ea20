import { Readable } from 'node:stream';
import type { SheetFormat } from '@balcao/contract/export';
import { csvSheet } from './csv-sheet.ts';
import type { Sheet } from './sheet.ts';
import { xlsxSheet } from './xlsx-sheet.ts';

/** A small sheet as a file at once, for whoever may have it without waiting for a job; `name` is on its tab. */
export const sheetFile = (format: SheetFormat, sheet: Sheet, name: string): Readable =>
  format === 'csv' ? Readable.from(csvSheet(sheet, () => {})) : xlsxSheet(sheet, name, () => {});
