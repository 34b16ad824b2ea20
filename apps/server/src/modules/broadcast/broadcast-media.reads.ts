import { and, arrayContains, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { broadcasts } from './broadcast.tables.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'byPlaces'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
}
interface File {
  readonly merchantId: string;
  readonly id: string;
}

/** Which broadcasts hold a file, and who may read those. */
export const createMediaHolders = ({ found, followers }: Needs) => ({
  isPointedTo: async (queries: Queries, { merchantId, id }: File): Promise<boolean> => {
    const rows = await queries
      .select({ id: broadcasts.id })
      .from(broadcasts)
      .where(and(eq(broadcasts.merchantId, merchantId), arrayContains(broadcasts.mediaIds, [id])))
      .limit(1);
    return rows.length > 0;
  },

  /** What was recalled is read by nobody, and what is for invited people by those who follow. */
  mayRead: async (
    queries: Queries,
    { merchantId, id }: File,
    { broadcastId, customerId }: { readonly broadcastId: string; readonly customerId: string },
  ): Promise<boolean> => {
    const [row] = await queries
      .select({ channelId: broadcasts.channelId })
      .from(broadcasts)
      .where(
        and(
          eq(broadcasts.merchantId, merchantId),
          eq(broadcasts.id, broadcastId),
          eq(broadcasts.state, 'sent'),
          arrayContains(broadcasts.mediaIds, [id]),
        ),
      );
    if (!row) return false;
    const place = { merchantId, channelId: row.channelId };
    const channel = (await found.byPlaces(queries, [place])).get(row.channelId);
    if (!channel) return false;
    return channel.type !== 'invited_only' || (await followers.followingOf(queries, place, customerId)) !== undefined;
  },
});
