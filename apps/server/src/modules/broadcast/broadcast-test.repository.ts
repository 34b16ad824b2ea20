import { and, count, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type BroadcastRow, broadcasts, broadcastTests } from './broadcast.tables.ts';

type TestRow = typeof broadcastTests.$inferSelect;
type Reader = Pick<TestRow, 'merchantId' | 'channelId' | 'customerId'>;
const ofReader = ({ merchantId, channelId, customerId }: Reader, since: Date) =>
  and(
    eq(broadcastTests.merchantId, merchantId),
    eq(broadcastTests.channelId, channelId),
    eq(broadcastTests.customerId, customerId),
    gt(broadcastTests.sentAt, since),
  );

export const insertTest = async (tx: Tx, row: TestRow): Promise<void> => {
  await tx.insert(broadcastTests).values(row);
};

/** Tests that a person sent to themselves in a channel since a moment. */
export const countTests = async (queries: Queries, reader: Reader, since: Date): Promise<number> => {
  const [row] = await queries.select({ all: count() }).from(broadcastTests).where(ofReader(reader, since));
  return row?.all ?? 0;
};

/** What a person sent to themselves since a moment and was not sent to others yet, the last first; each once. */
export const listTests = async (
  queries: Queries,
  reader: Reader,
  since: Date,
): Promise<{ readonly row: BroadcastRow; readonly sentAt: Date }[]> => {
  const rows = await queries
    .select({ row: broadcasts, sentAt: broadcastTests.sentAt })
    .from(broadcastTests)
    .innerJoin(
      broadcasts,
      and(eq(broadcasts.merchantId, broadcastTests.merchantId), eq(broadcasts.id, broadcastTests.broadcastId)),
    )
    .where(and(ofReader(reader, since), inArray(broadcasts.state, ['draft', 'scheduled'])))
    .orderBy(desc(broadcastTests.sentAt));
  return [...new Map(rows.toReversed().map((one) => [one.row.id, one])).values()].toReversed();
};

/** Tests of every team that were sent before a moment. */
export const forgetTests = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(broadcastTests).where(lte(broadcastTests.sentAt, before));
};
