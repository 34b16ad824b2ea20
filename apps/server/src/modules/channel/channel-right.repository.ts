import type { ChannelRight } from '@balcao/contract/channel';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { channelManagers, type ManagerRow } from './channel.tables.ts';

type Key = Pick<ManagerRow, 'merchantId' | 'channelId' | 'accountId'>;
const at = ({ merchantId, channelId, accountId }: Key) =>
  and(
    eq(channelManagers.merchantId, merchantId),
    eq(channelManagers.channelId, channelId),
    eq(channelManagers.accountId, accountId),
  );

export const findManager = async (queries: Queries, key: Key): Promise<ManagerRow | undefined> => {
  const [row] = await queries.select().from(channelManagers).where(at(key));
  return row;
};

/** What a member was given on each of these channels. */
export const listGiven = async (
  queries: Queries,
  { merchantId, accountId }: Pick<Key, 'merchantId' | 'accountId'>,
  channelIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ChannelRight[]>> => {
  const rows = await queries
    .select()
    .from(channelManagers)
    .where(
      and(
        eq(channelManagers.merchantId, merchantId),
        eq(channelManagers.accountId, accountId),
        inArray(channelManagers.channelId, [...channelIds]),
      ),
    );
  return new Map(rows.map(({ channelId, rights }) => [channelId, rights]));
};

export const listManagers = (
  queries: Queries,
  { merchantId, channelId }: Pick<Key, 'merchantId' | 'channelId'>,
): Promise<ManagerRow[]> =>
  queries
    .select()
    .from(channelManagers)
    .where(and(eq(channelManagers.merchantId, merchantId), eq(channelManagers.channelId, channelId)))
    .orderBy(asc(channelManagers.addedAt), asc(channelManagers.accountId));

export const countManagers = async (
  tx: Tx,
  { merchantId, channelId }: Pick<Key, 'merchantId' | 'channelId'>,
): Promise<number> => {
  const [row] = await tx
    .select({ all: count() })
    .from(channelManagers)
    .where(and(eq(channelManagers.merchantId, merchantId), eq(channelManagers.channelId, channelId)));
  return row?.all ?? 0;
};

export const putManager = async (tx: Tx, row: ManagerRow): Promise<void> => {
  const { rights } = row;
  await tx
    .insert(channelManagers)
    .values(row)
    .onConflictDoUpdate({
      target: [channelManagers.merchantId, channelManagers.channelId, channelManagers.accountId],
      set: { rights },
    });
};

/** False when they manage it no longer. */
export const deleteManager = async (tx: Tx, key: Key): Promise<boolean> => {
  const { rowCount } = await tx.delete(channelManagers).where(at(key));
  return rowCount === 1;
};
