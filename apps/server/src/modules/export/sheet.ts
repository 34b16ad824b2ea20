import type { Locale } from '@balcao/contract/locale';

/**
 * How the values of a column are written: `text` is what people or strangers wrote, `digits` a number that is not for calculation,
 * `money` centavos, `count` a whole number, `instant` milliseconds since 1970, `day` a civil day YYYYMMDD.
 */
export type ColumnKind = 'text' | 'digits' | 'money' | 'count' | 'instant' | 'day';
export interface Column {
  readonly title: string;
  readonly kind: ColumnKind;
}
/** A value that is not of its column's kind, or that stands out: a word among days, a sum below its column. */
export interface OwnCell {
  readonly value: string | number;
  readonly kind: ColumnKind;
  readonly strong?: boolean;
}
/** A value as its column's kind has it; null where there is none. */
export type Cell = string | number | null | OwnCell;
export type Rows = readonly (readonly Cell[])[];

/** Whose sheet it is: their language and zone. */
export interface SheetReader {
  readonly locale: Locale;
  readonly timeZone: string;
}
/** What is written: its titles, and its rows by the batch. */
export interface Sheet extends SheetReader {
  readonly columns: readonly Column[];
  readonly batches: AsyncIterable<Rows>;
  /** Rows before the titles: the owner of the sheet, and its time. */
  readonly above?: () => Promise<Rows>;
}
