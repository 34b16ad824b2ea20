import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ChannelRow, channelServers, channels, type ServerRow } from './channel.tables.ts';

type Key = Pick<ServerRow, 'merchantId' | 'channelId'>;
const at = ({ merchantId, channelId }: Key) =>
  and(eq(channelServers.merchantId, merchantId), eq(channelServers.channelId, channelId));

/** Undefined where the server may not publish. */
export const findServer = async (queries: Queries, key: Key): Promise<ServerRow | undefined> => {
  const [row] = await queries.select().from(channelServers).where(at(key));
  return row;
};

/** The channels in which the server of a team may publish, by name, and who has let it in each. */
export const listServed = (
  queries: Queries,
  merchantId: string,
): Promise<{ readonly channel: ChannelRow; readonly givenBy: string }[]> =>
  queries
    .select({ channel: getTableColumns(channels), givenBy: channelServers.givenBy })
    .from(channelServers)
    .innerJoin(
      channels,
      and(eq(channels.merchantId, channelServers.merchantId), eq(channels.id, channelServers.channelId)),
    )
    .where(eq(channelServers.merchantId, merchantId))
    .orderBy(asc(channels.nameKey));

export const putServer = async (tx: Tx, row: ServerRow): Promise<void> => {
  const { givenBy, givenAt } = row;
  await tx
    .insert(channelServers)
    .values(row)
    .onConflictDoUpdate({
      target: [channelServers.merchantId, channelServers.channelId],
      set: { givenBy, givenAt },
    });
};

/** False where it may not publish already. */
export const deleteServer = async (tx: Tx, key: Key): Promise<boolean> => {
  const { rowCount } = await tx.delete(channelServers).where(at(key));
  return rowCount === 1;
};
