import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import type { BroadcastKey } from './broadcast.repository.ts';
import { broadcasts } from './broadcast.tables.ts';

interface Slice {
  readonly after: string | null;
  readonly limit: number;
}
/** What a channel has sent to all its followers, in the order of its making. */
export const listSentIds = async (
  queries: Queries,
  { merchantId, channelId }: Omit<BroadcastKey, 'id'>,
  { after, limit }: Slice,
): Promise<string[]> => {
  const rows = await queries
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, merchantId),
        eq(broadcasts.channelId, channelId),
        eq(broadcasts.state, 'sent'),
        isNull(broadcasts.audience),
        after === null ? undefined : gt(broadcasts.id, after),
      ),
    )
    .orderBy(asc(broadcasts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};
