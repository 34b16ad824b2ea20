import { and, asc, desc, eq, getTableColumns, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { broadcastReaders, broadcasts, type ListedBroadcast } from './broadcast.tables.ts';
import { hasIt } from './broadcast-audience.repository.ts';

export interface ChannelKey {
  readonly merchantId: string;
  readonly channelId: string;
}
/** A channel, who follows it, and since when. */
export interface Since extends ChannelKey {
  readonly customerId: string;
  readonly followedAt: Date;
}
/** What a channel has sent and not taken back. */
export const sentOf = ({ merchantId, channelId }: ChannelKey) =>
  and(
    eq(broadcasts.merchantId, merchantId),
    eq(broadcasts.channelId, channelId),
    // As the index says it, so that it serves.
    sql`${broadcasts.state} in ('sending', 'sent')`,
  );
/** What a person may read: all that goes to everyone, and to a part what they were sent since they follow the channel. */
export const readBy = (reader: Since | undefined): SQL => {
  if (!reader) return isNull(broadcasts.audience);
  const { customerId, followedAt } = reader;
  const since = sql`${broadcasts.sentAt} >= ${followedAt.toISOString()}`;
  return sql`(${broadcasts.audience} is null or ${since} and ${hasIt(customerId)})`;
};

/** All but the article, which is read on a page of its own. */
const { article: _, ...listedColumns } = getTableColumns(broadcasts);

/** What a channel has sent to a person, or to anyone who looks, the newest first. */
export const listSent = (
  queries: Queries,
  key: ChannelKey,
  reader: Since | undefined,
  { place, limit }: { readonly place: Place | undefined; readonly limit: number },
): Promise<ListedBroadcast[]> =>
  queries
    .select(listedColumns)
    .from(broadcasts)
    .where(
      and(
        sentOf(key),
        readBy(reader),
        place && sql`(${broadcasts.sentAt}, ${broadcasts.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(desc(broadcasts.sentAt), desc(broadcasts.id))
    .limit(limit);

/** The same, from a place on to the newest: the oldest first. */
export const listNewer = (
  queries: Queries,
  key: ChannelKey,
  reader: Since | undefined,
  { place, limit }: { readonly place: Place; readonly limit: number },
): Promise<ListedBroadcast[]> =>
  queries
    .select(listedColumns)
    .from(broadcasts)
    .where(
      and(
        sentOf(key),
        readBy(reader),
        sql`(${broadcasts.sentAt}, ${broadcasts.id}) > (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(asc(broadcasts.sentAt), asc(broadcasts.id))
    .limit(limit);

/** The oldest that a person has not seen since they follow the channel. */
export const findFirstUnread = async (
  queries: Queries,
  { merchantId, channelId, customerId, followedAt }: Since,
): Promise<Place | undefined> => {
  const [row] = await queries
    .select({ at: broadcasts.sentAt, key: broadcasts.id })
    .from(broadcasts)
    .where(
      and(
        sentOf({ merchantId, channelId }),
        gte(broadcasts.sentAt, followedAt),
        hasIt(customerId),
        sql`not exists (select 1 from ${broadcastReaders} r where r.merchant_id = ${broadcasts.merchantId}
          and r.broadcast_id = ${broadcasts.id} and r.customer_id = ${customerId})`,
      ),
    )
    .orderBy(asc(broadcasts.sentAt), asc(broadcasts.id))
    .limit(1);
  return row?.at ? { at: row.at, key: row.key } : undefined;
};
