import { totalCountedAtMost } from '@balcao/contract/page';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './db.ts';

/**
 * Counts the rows of a list no further than people read, one more than {@link totalCountedAtMost} at most, in the list's own order:
 * without one the planner, which sees that many rows match, reads the table from its beginning, where other merchants' rows may lie.
 */
export const countListed = async (
  queries: Queries,
  table: PgTable,
  where: SQL | undefined,
  orderBy: readonly SQL[],
): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
};
