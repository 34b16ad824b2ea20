import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { broadcastClicks, broadcastReaders } from './broadcast.tables.ts';

interface Place {
  readonly merchantId: string;
  readonly broadcastId: string;
}

/** Notes that a person who has seen a broadcast opened one of its addresses. False when they had opened it before. */
export const putAddress = async (
  tx: Tx,
  { merchantId, broadcastId, customerId }: Place & { readonly customerId: string },
  address: number,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(broadcastReaders)
    .set({ addresses: sql`${broadcastReaders.addresses} || ${address}::int` })
    .where(
      and(
        eq(broadcastReaders.merchantId, merchantId),
        eq(broadcastReaders.broadcastId, broadcastId),
        eq(broadcastReaders.customerId, customerId),
        sql`not ${address}::int = any(${broadcastReaders.addresses})`,
      ),
    );
  return rowCount === 1;
};

/** So many more who opened an address of a broadcast. */
export const countAddress = async (tx: Tx, place: Place, address: number, by = 1): Promise<void> => {
  const { merchantId, broadcastId } = place;
  await tx
    .insert(broadcastClicks)
    .values({ merchantId, broadcastId, address, count: by })
    .onConflictDoUpdate({
      target: [broadcastClicks.merchantId, broadcastClicks.broadcastId, broadcastClicks.address],
      set: { count: sql`${broadcastClicks.count} + ${by}` },
    });
};

/** How many opened each address of a broadcast, by its number; addresses without a click are left out. */
export const listClicks = async (
  queries: Queries,
  { merchantId, broadcastId }: Place,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await queries
    .select({ address: broadcastClicks.address, count: broadcastClicks.count })
    .from(broadcastClicks)
    .where(and(eq(broadcastClicks.merchantId, merchantId), eq(broadcastClicks.broadcastId, broadcastId)));
  return new Map(rows.map(({ address, count }) => [address, count]));
};
