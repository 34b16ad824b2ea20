import type { MessageCategory } from '@balcao/contract/message-library';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type LongTermRow, longTermDecisions } from './message-long-term.tables.ts';

export const listDecisions = (queries: Queries): Promise<LongTermRow[]> => queries.select().from(longTermDecisions);

/** Those of them in which people may allow messages once and for all. */
export const listAllowed = async (
  queries: Queries,
  categories: readonly MessageCategory[],
): Promise<MessageCategory[]> => {
  if (categories.length === 0) return [];
  const rows = await queries
    .select({ category: longTermDecisions.category })
    .from(longTermDecisions)
    .where(and(longTermDecisions.isAllowed, inArray(longTermDecisions.category, [...categories])));
  return rows.map(({ category }) => category);
};

/** False when it was decided like that already: of two at once, the row lets one pass (rule: database-decides). */
export const putDecision = async (tx: Tx, row: LongTermRow): Promise<boolean> => {
  const { category, ...decision } = row;
  const put = await tx
    .insert(longTermDecisions)
    .values(row)
    .onConflictDoUpdate({
      target: longTermDecisions.category,
      set: decision,
      setWhere: ne(longTermDecisions.isAllowed, row.isAllowed),
    });
  return put.rowCount === 1;
};

/** Ends what is allowed; false when it is not. */
export const endAllowed = async (tx: Tx, { category, ...decision }: LongTermRow): Promise<boolean> => {
  const ended = await tx
    .update(longTermDecisions)
    .set(decision)
    .where(and(eq(longTermDecisions.category, category), longTermDecisions.isAllowed));
  return ended.rowCount === 1;
};
