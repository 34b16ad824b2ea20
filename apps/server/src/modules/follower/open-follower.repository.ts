import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type FollowerRow, followers } from './follower.tables.ts';

type Place = Pick<FollowerRow, 'merchantId' | 'channelId'>;
type Key = Pick<FollowerRow, 'merchantId' | 'channelId' | 'customerId'>;

/** One who follows a channel, by the id under which the server of its team knows them. */
export const findByOpenId = async (
  queries: Queries,
  { merchantId, channelId }: Place,
  openId: string,
): Promise<FollowerRow | undefined> => {
  const [row] = await queries
    .select()
    .from(followers)
    .where(and(eq(followers.merchantId, merchantId), eq(followers.channelId, channelId), eq(followers.openId, openId)));
  return row;
};

/** Some who follow without such an id, of every team; others that look at the same time find others. */
export const lockWithoutOpenId = (tx: Tx, limit: number): Promise<Key[]> =>
  tx
    .select({
      merchantId: followers.merchantId,
      channelId: followers.channelId,
      customerId: followers.customerId,
    })
    .from(followers)
    .where(isNull(followers.openId))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Writes their ids down, in one statement. */
export const putOpenIds = async (tx: Tx, rows: readonly (Key & { readonly openId: string })[]): Promise<void> => {
  await tx.execute(sql`update channel_follower f set open_id = known."openId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as known("merchantId" uuid, "channelId" uuid, "customerId" uuid, "openId" text)
    where f.merchant_id = known."merchantId" and f.channel_id = known."channelId" and f.customer_id = known."customerId"`);
};
