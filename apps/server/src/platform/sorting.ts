import type { ListSort, TimeSort } from '@balcao/contract/page';
import { asc, desc, gt, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Spot } from './cursor.ts';

/** What puts the rows of a list in order; those that are equal go by the key. */
export interface SortColumns {
  readonly time: SQLWrapper;
  readonly amount: SQLWrapper;
  readonly key: SQLWrapper;
}
export interface Sorting {
  readonly order: SQL;
  /** The rows after a spot: the first condition alone bounds the scan of an index, the second settles rows that are equal. */
  readonly beyond: (spot: Spot | undefined) => SQL | undefined;
}

export const isByAmount = (sort: ListSort): boolean => sort.endsWith('amount');

/** The order that someone asks for, newest first unless said otherwise. */
export const sortingOf = (columns: SortColumns, sort: ListSort = '-time'): Sorting => {
  const { key } = columns;
  const by = isByAmount(sort) ? columns.amount : columns.time;
  const isDown = sort.startsWith('-');
  return {
    order: isDown ? sql`${by} desc, ${key} desc` : sql`${by}, ${key}`,
    beyond: (spot) => {
      if (!spot) return undefined;
      return isDown
        ? sql`(${by} <= ${spot.at} and (${by} < ${spot.at} or ${key} < ${spot.key}))`
        : sql`(${by} >= ${spot.at} and (${by} > ${spot.at} or ${key} > ${spot.key}))`;
    },
  };
};

export interface KeySorting {
  readonly order: SQL;
  /** The rows after the one with this key. */
  readonly beyond: (key: string | undefined) => SQL | undefined;
}

/** The order of rows whose key grows with the time, newest first unless said otherwise: the index of the key alone serves it both ways. */
export const keySortingOf = (key: PgColumn, sort: TimeSort = '-time'): KeySorting => {
  const isDown = sort === '-time';
  const isBeyond = isDown ? lt : gt;
  return {
    order: isDown ? desc(key) : asc(key),
    beyond: (last) => (last === undefined ? undefined : isBeyond(key, last)),
  };
};
