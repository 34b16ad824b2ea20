import { and, arrayContains, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { broadcastReaders, broadcasts } from './broadcast.tables.ts';
import { hasIt } from './broadcast-audience.repository.ts';
import type { ChannelKey, Since } from './broadcast-feed-page.repository.ts';

/** The channel of one that was sent, and not recalled, and shows this picture. */
export const findPictured = async (
  queries: Queries,
  { merchantId, broadcastId, uploadId }: { merchantId: string; broadcastId: string; uploadId: string },
): Promise<ChannelKey | undefined> => {
  const [row] = await queries
    .select({ merchantId: broadcasts.merchantId, channelId: broadcasts.channelId })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, merchantId),
        eq(broadcasts.id, broadcastId),
        sql`${broadcasts.state} in ('sending', 'sent')`,
        arrayContains(broadcasts.pictures, [uploadId]),
      ),
    );
  return row;
};

/** Which of these a person has seen. */
export const listSeen = async (
  queries: Queries,
  merchantId: string,
  customerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .select({ id: broadcastReaders.broadcastId })
    .from(broadcastReaders)
    .where(
      and(
        eq(broadcastReaders.merchantId, merchantId),
        inArray(broadcastReaders.broadcastId, [...ids]),
        eq(broadcastReaders.customerId, customerId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

interface Reader {
  readonly merchantId: string;
  readonly customerId: string;
}
/** Notes that a person saw these; answers with those that they had not seen before. */
export const insertReader = async (
  tx: Tx,
  { merchantId, customerId }: Reader,
  ids: readonly string[],
  seenAt: Date,
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .insert(broadcastReaders)
    .values(ids.map((broadcastId) => ({ merchantId, broadcastId, customerId, seenAt })))
    .onConflictDoNothing()
    .returning({ id: broadcastReaders.broadcastId });
  return rows.map(({ id }) => id);
};

/** False when this person had opened an address in it before. */
export const putClick = async (
  tx: Tx,
  { merchantId, customerId }: Reader,
  broadcastId: string,
  clickedAt: Date,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(broadcastReaders)
    .set({ clickedAt })
    .where(
      and(
        eq(broadcastReaders.merchantId, merchantId),
        eq(broadcastReaders.broadcastId, broadcastId),
        eq(broadcastReaders.customerId, customerId),
        isNull(broadcastReaders.clickedAt),
      ),
    );
  return rowCount === 1;
};

/** One more of a figure, of each of these. Rows are locked in the order of their ids. */
export const countFigure = async (
  tx: Tx,
  merchantId: string,
  ids: readonly string[],
  figure: 'seen' | 'clicked' | 'left',
): Promise<void> => {
  for (const id of [...ids].sort())
    await tx
      .update(broadcasts)
      .set({ [figure]: sql`${broadcasts[figure]} + 1` })
      .where(and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.id, id)));
};

const unreadRow = z.object({ channelId: z.string(), unread: z.int() });
/** How many of each channel a person has not seen since they follow it, up to a number; channels without any are left out. */
export const countUnreadOf = (
  queries: Queries,
  customerId: string,
  channels: readonly Since[],
  atMost: number,
): Promise<z.infer<typeof unreadRow>[]> => {
  const asked = JSON.stringify(channels);
  return rowsOf(
    queries,
    unreadRow,
    sql`select asked."channelId", found.unread::int as unread
      from jsonb_to_recordset(${asked}::jsonb) as asked("merchantId" uuid, "channelId" uuid, "followedAt" timestamptz)
      cross join lateral (
        select count(*) as unread from (
          select 1 from ${broadcasts} b
          where b.merchant_id = asked."merchantId" and b.channel_id = asked."channelId" and b.state in ('sending', 'sent')
            and b.sent_at >= asked."followedAt" and ${hasIt(customerId, 'b')}
            and not exists (
              select 1 from ${broadcastReaders} r
              where r.merchant_id = b.merchant_id and r.broadcast_id = b.id and r.customer_id = ${customerId}::uuid)
          limit ${atMost}
        ) counted
      ) found
      where found.unread > 0`,
  );
};
