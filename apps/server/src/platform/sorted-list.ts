import type { ListSort } from '@balcao/contract/page';
import { and, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countListed } from './count-listed.ts';
import type { Spot } from './cursor.ts';
import type { Queries } from './db.ts';
import type { Sorting } from './sorting.ts';

interface Listed<T extends PgTable, Filter> {
  readonly table: T;
  /** Which rows the filter lets through; the team is always among its conditions. */
  readonly matching: (filter: Filter) => SQL | undefined;
  readonly sortedBy: (filter: Filter, sort?: ListSort) => Sorting;
}

/** How a list by time or amount is read: a page after a spot, and how many there are. */
export const sortedList = <T extends PgTable, Filter>({ table, matching, sortedBy }: Listed<T, Filter>) => ({
  /** The page after `spot`: by time, its cost does not depend on how far it is. */
  listPage: async (
    queries: Queries,
    filter: Filter,
    spot: Spot | undefined,
    limit: number,
    sort?: ListSort,
    skip = 0,
  ): Promise<InferSelectModel<T>[]> => {
    const { order, beyond } = sortedBy(filter, sort);
    const rows = await queries
      .select()
      .from(table as PgTable)
      .where(and(matching(filter), beyond(spot)))
      .orderBy(order)
      .offset(skip)
      .limit(limit);
    return rows as InferSelectModel<T>[];
  },

  /** Counts no further than people read. */
  countUpTo: (queries: Queries, filter: Filter): Promise<number> =>
    countListed(queries, table, matching(filter), [sortedBy(filter).order]),

  /** Counts all of them, which a list never does. */
  countAll: (queries: Queries, filter: Filter): Promise<number> => queries.$count(table, matching(filter)),
});
