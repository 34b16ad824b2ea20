import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ConversationRow, conversations, firstAnswers } from './conversation.tables.ts';

type ChannelKey = Pick<ConversationRow, 'merchantId' | 'channelId'>;

/** How many followers of a channel wait for an answer. */
export const countWaiting = (queries: Queries, { merchantId, channelId }: ChannelKey): Promise<number> =>
  queries.$count(
    conversations,
    and(
      eq(conversations.merchantId, merchantId),
      eq(conversations.channelId, channelId),
      sql`${conversations.waitingSince} is not null`,
    ),
  );

export const insertFirstAnswer = async (tx: Tx, row: typeof firstAnswers.$inferInsert): Promise<void> => {
  await tx.insert(firstAnswers).values(row);
};

/** The median of the waits that ended from a day on, in seconds; null where none did. */
export const medianSince = async (
  queries: Queries,
  { merchantId, channelId }: ChannelKey,
  day: string,
): Promise<number | null> => {
  const [row] = await queries
    .select({
      median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${firstAnswers.seconds}))::int`,
    })
    .from(firstAnswers)
    .where(
      and(
        eq(firstAnswers.merchantId, merchantId),
        eq(firstAnswers.channelId, channelId),
        sql`${firstAnswers.day} >= ${day}`,
      ),
    );
  return row?.median ?? null;
};
