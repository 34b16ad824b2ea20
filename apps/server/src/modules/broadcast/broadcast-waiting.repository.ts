import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { broadcasts } from './broadcast.tables.ts';

/** How many wait in each channel of a team for a second person, without those that this member submitted. */
export const countWaitingByChannel = async (
  queries: Queries,
  merchantId: string,
  accountId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await queries
    .select({ channelId: broadcasts.channelId, waiting: count() })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, merchantId),
        eq(broadcasts.state, 'waiting'),
        isNotNull(broadcasts.askedBy),
        ne(broadcasts.askedBy, accountId),
      ),
    )
    .groupBy(broadcasts.channelId);
  return new Map(rows.map(({ channelId, waiting }) => [channelId, waiting]));
};
