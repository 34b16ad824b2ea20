import type { ChannelState } from '@balcao/contract/channel';
import { and, desc, eq, inArray, isNotNull, isNull, like, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import type { ChannelKey } from './channel.repository.ts';
import { type ChannelRow, channels } from './channel.tables.ts';

export interface DeskBy {
  readonly state?: readonly ChannelState[] | undefined;
  readonly isFrozen?: boolean | undefined;
  /** As names are compared. */
  readonly nameKey?: string | undefined;
}
const listed = ({ state, isFrozen, nameKey }: DeskBy): SQL | undefined =>
  and(
    state && inArray(channels.state, [...state]),
    isFrozen === undefined ? undefined : isFrozen ? isNotNull(channels.frozenAt) : isNull(channels.frozenAt),
    nameKey === undefined ? undefined : like(channels.nameKey, likePattern(nameKey)),
  );
const newestFirst = [desc(channels.createdAt), desc(channels.id)] as const;

/** Of every team, as staff of the platform see them. */
export const listEverywhere = (
  queries: Queries,
  by: DeskBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<ChannelRow[]> =>
  queries
    .select()
    .from(channels)
    .where(
      and(
        listed(by),
        place && sql`(${channels.createdAt}, ${channels.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countEverywhere = (queries: Queries, by: DeskBy): Promise<number> =>
  countListed(queries, channels, listed(by), newestFirst);

/** Of any team. */
export const findAnywhere = async (queries: Queries, id: string): Promise<ChannelRow | undefined> => {
  const [row] = await queries.select().from(channels).where(eq(channels.id, id));
  return row;
};

/** How many broadcasts it may send on one day. Its row is locked. */
export const setBroadcastsADay = async (
  tx: Tx,
  { merchantId, id }: ChannelKey,
  broadcastsADay: number,
): Promise<void> => {
  await tx
    .update(channels)
    .set({ broadcastsADay })
    .where(and(eq(channels.merchantId, merchantId), eq(channels.id, id)));
};
