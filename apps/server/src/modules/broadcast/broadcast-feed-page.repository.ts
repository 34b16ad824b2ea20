import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { type BroadcastRow, broadcastReaders, broadcasts, type ListedBroadcast } from './broadcast.tables.ts';
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
const sentOf = ({ merchantId, channelId }: ChannelKey) =>
  and(
    eq(broadcasts.merchantId, merchantId),
    eq(broadcasts.channelId, channelId),
    // As the index says it, so that it serves.
    sql`${broadcasts.state} in ('sending', 'sent')`,
  );
/** What a person may read: all that goes to everyone, and to a part what they were sent since they follow the channel. */
const readBy = (reader: Since | undefined): SQL => {
  if (!reader) return isNull(broadcasts.audience);
  const { customerId, followedAt } = reader;
  const since = sql`${broadcasts.sentAt} >= ${followedAt.toISOString()}`;
  return sql`(${broadcasts.audience} is null or ${since} and ${hasIt(customerId)})`;
};

/** All but the article, which is read on a page of its own. */
const { article: _, ...listedColumns } = getTableColumns(broadcasts);

/** Posts that a channel has sent to a person, or to the public, newest first. */
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

/** One complete post that a channel has sent to a person, or to the public; undefined also once it is recalled. */
export const findSent = async (
  queries: Queries,
  key: ChannelKey,
  reader: Since | undefined,
  id: string,
): Promise<BroadcastRow | undefined> => {
  const [row] = await queries
    .select()
    .from(broadcasts)
    .where(and(sentOf(key), readBy(reader), eq(broadcasts.id, id)));
  return row;
};

/** Those of these that were sent since the person follows the channel, and are not recalled; in the order of their ids. */
export const listReceived = async (
  queries: Queries,
  { merchantId, channelId, customerId, followedAt }: Since,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await queries
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(
      and(
        sentOf({ merchantId, channelId }),
        inArray(broadcasts.id, [...ids]),
        gte(broadcasts.sentAt, followedAt),
        hasIt(customerId),
      ),
    )
    .orderBy(broadcasts.id);
  return rows.map(({ id }) => id);
};

/** The last one that a channel sent to a person since a moment. */
export const findLastSent = async (
  queries: Queries,
  key: Since,
  since: Date,
): Promise<{ id: string; merchantId: string; sentAt: Date | null } | undefined> => {
  const [row] = await queries
    .select({ id: broadcasts.id, merchantId: broadcasts.merchantId, sentAt: broadcasts.sentAt })
    .from(broadcasts)
    .where(and(sentOf(key), gte(broadcasts.sentAt, since), hasIt(key.customerId)))
    .orderBy(desc(broadcasts.sentAt), desc(broadcasts.id))
    .limit(1);
  return row;
};
