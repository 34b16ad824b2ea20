import type { Queries } from '../../platform/db.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { findSentWith, type HeldFile, isHeld, isTested } from './broadcast-media.repository.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'byPlaces'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
}

/** Which broadcasts hold a file, and who may read those. */
export const createMediaHolders = ({ found, followers }: Needs) => ({
  isPointedTo: isHeld,

  /** What was recalled is not read, what is for invited people by those who follow, and a test by the one who sent it. */
  mayRead: async (
    queries: Queries,
    file: HeldFile,
    reading: { readonly broadcastId: string; readonly customerId: string },
  ): Promise<boolean> => {
    const { merchantId } = file;
    const channelId = await findSentWith(queries, file, reading);
    if (channelId === undefined) return isTested(queries, file, reading);
    const place = { merchantId, channelId };
    const channel = (await found.byPlaces(queries, [place])).get(channelId);
    if (!channel) return false;
    return (
      channel.type !== 'invited_only' || (await followers.followingOf(queries, place, reading.customerId)) !== undefined
    );
  },
});
