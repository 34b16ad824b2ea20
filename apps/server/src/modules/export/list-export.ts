import { fileColumnsOf, type List, type ListKind, type ListValue } from '@balcao/contract/list-declaration';
import { listWords } from '@balcao/contract/list-words';
import type { Locale } from '@balcao/contract/locale';
import type * as z from 'zod/mini';
import { refuseFound } from '../../platform/refusal.ts';
import type { ExportAsk, ExportSource } from './export-source.ts';
import type { Cell, Column, ColumnKind, Rows } from './sheet.ts';

/** How what a list holds is written in a sheet. */
const sheetKinds: Readonly<Record<ListKind, ColumnKind>> = {
  text: 'text',
  person: 'text',
  code: 'text',
  number: 'digits',
  money: 'money',
  count: 'count',
  instant: 'instant',
  day: 'day',
};

/** The columns of a list's file: titles and kinds as it declares them. */
const sheetColumns = <Row>(list: List<Row>, locale: Locale): readonly Column[] => {
  const { columns, file } = listWords[locale][list.name];
  return fileColumnsOf(list).map(([id, { kind }]) => ({
    title: file[id] ?? columns[id] ?? id,
    kind: sheetKinds[kind],
  }));
};

/** What a file says of a row, in the order of its columns. */
export const valuesOf = <Row>(list: List<Row>): ((row: Row) => ListValue[]) => {
  const columns = fileColumnsOf(list).map(([id, { of }]) => {
    if (!of) throw new Error(`Nothing says what is in the column ${id} of ${list.name}.`);
    return of;
  });
  return (row) => columns.map((of) => of(row));
};

type Finish = (value: string | number) => string | number;

/** Values as a sheet takes them: codes in words, times in milliseconds. It writes into the rows: there may be a million. */
const finisher = <Row>(list: List<Row>, locale: Locale) => {
  const { codes } = listWords[locale][list.name];
  const finishes = fileColumnsOf(list).flatMap(([id, { kind }], index): [number, Finish][] => {
    if (kind === 'instant') return [[index, (at) => (typeof at === 'string' ? Date.parse(at) : at)]];
    if (kind !== 'code') return [];
    const words = codes[id];
    if (!words) throw new Error(`The codes of the column ${id} of ${list.name} have no words.`);
    return [[index, (code) => words[code] ?? '']];
  });
  return (row: ListValue[]): readonly Cell[] => {
    for (const [index, finish] of finishes) {
      const value = row[index] ?? null;
      if (value !== null) row[index] = finish(value);
    }
    return row;
  };
};

interface ListSource extends Omit<ExportSource, 'name' | 'columns' | 'batches'> {
  /** The rows as values in the order of the columns of the file, some thousand at a time. */
  readonly values: (ask: ExportAsk) => AsyncIterable<ListValue[][]>;
}
/** The export of a list: what it is called, its columns and how they are written follow from the declaration. */
export const listExport = <Row>(list: List<Row>, { values, ...source }: ListSource): ExportSource => ({
  ...source,
  name: (locale) => listWords[locale][list.name].sheet,
  columns: (locale) => sheetColumns(list, locale),
  batches: async function* (ask): AsyncGenerator<Rows> {
    const finish = finisher(list, ask.locale);
    for await (const rows of values(ask)) yield rows.map(finish);
  },
});

interface Reading<Row, Place> {
  /** The rows after `place`, so many at most. */
  readonly read: (place: Place | undefined, limit: number) => Promise<Row[]>;
  readonly placeOf: (row: Row) => Place;
  readonly limit: number;
}
/** All rows, so many at a time. */
export async function* inBatches<Row, Place>({ read, placeOf, limit }: Reading<Row, Place>): AsyncGenerator<Row[]> {
  let place: Place | undefined;
  for (;;) {
    const rows = await read(place, limit);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    place = placeOf(last);
  }
}

/** A filter as its list reads it. @throws Refusal form_invalid */
export const filterRead = <S extends z.ZodMiniType>(schema: S, filter: unknown): z.infer<S> => {
  const read = schema.safeParse(filter);
  return read.success ? read.data : refuseFound(read.error.issues);
};
