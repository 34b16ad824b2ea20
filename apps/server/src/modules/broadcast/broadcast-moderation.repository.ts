import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { broadcasts } from './broadcast.tables.ts';

/** What of a channel is scheduled or being sent, in the order of the ids. */
export const listUnfinished = async (
  queries: Queries,
  { merchantId, channelId }: { readonly merchantId: string; readonly channelId: string },
): Promise<string[]> => {
  const rows = await queries
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, merchantId),
        eq(broadcasts.channelId, channelId),
        inArray(broadcasts.state, ['scheduled', 'sending']),
      ),
    )
    .orderBy(asc(broadcasts.id));
  return rows.map(({ id }) => id);
};
