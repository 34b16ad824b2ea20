import { and, desc, eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type LimitRow, moderationLimits } from './moderation.tables.ts';

export const insertLimit = async (tx: Tx, row: LimitRow): Promise<void> => {
  await tx.insert(moderationLimits).values(row);
};

/** How the limit of a channel was changed, the last first. */
export const listLimits = (
  queries: Queries,
  { merchantId, channelId }: Pick<LimitRow, 'merchantId' | 'channelId'>,
  limit: number,
): Promise<LimitRow[]> =>
  queries
    .select()
    .from(moderationLimits)
    .where(and(eq(moderationLimits.merchantId, merchantId), eq(moderationLimits.channelId, channelId)))
    .orderBy(desc(moderationLimits.decidedAt), desc(moderationLimits.id))
    .limit(limit);
