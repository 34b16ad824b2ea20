import { and, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
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

/** The same in each channel of a team: those that are this member's, or no one's yet, and that no machine answers. */
export const countWaitingByChannel = async (
  queries: Queries,
  merchantId: string,
  accountId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await queries
    .select({ channelId: conversations.channelId, waiting: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.merchantId, merchantId),
        isNotNull(conversations.waitingSince),
        eq(conversations.state, 'open'),
        or(isNull(conversations.assigneeId), eq(conversations.assigneeId, accountId)),
      ),
    )
    .groupBy(conversations.channelId);
  return new Map(rows.map(({ channelId, waiting }) => [channelId, waiting]));
};

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
