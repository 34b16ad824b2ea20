import { and, arrayOverlaps, eq, ne, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { broadcasts } from './broadcast.tables.ts';

const listShown = async (
  queries: Queries,
  { merchantId, ids, which }: { merchantId: string; ids: readonly string[]; which: SQL | undefined },
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .select({ pictures: broadcasts.pictures })
    .from(broadcasts)
    .where(and(eq(broadcasts.merchantId, merchantId), arrayOverlaps(broadcasts.pictures, [...ids]), which));
  return new Set(rows.flatMap(({ pictures }) => pictures));
};

/** What broadcasts of the team show that show one of these uploads. */
export const listMentioned = (queries: Queries, merchantId: string, ids: readonly string[]) =>
  listShown(queries, { merchantId, ids, which: undefined });

/** The same of those that are no drafts. */
export const listPublished = (queries: Queries, merchantId: string, ids: readonly string[]) =>
  listShown(queries, { merchantId, ids, which: ne(broadcasts.state, 'draft') });
