import type { Queries } from '../../platform/db.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { findSentWith, findTestedWith, type HeldFile, isHeld } from './broadcast-media.repository.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'byPlaces'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
}

/** Which broadcasts hold a file, and who may read those. */
export const createMediaHolders = ({ found, followers }: Needs) => ({
  isPointedTo: isHeld,

  /** Recalled or removed posts are not readable, nor those of a frozen channel; a test only by its sender. */
  mayRead: async (
    queries: Queries,
    file: HeldFile,
    reading: { readonly broadcastId: string; readonly customerId: string },
  ): Promise<boolean> => {
    const { merchantId } = file;
    const channelId = (await findSentWith(queries, file, reading)) ?? (await findTestedWith(queries, file, reading));
    if (channelId === undefined) return false;
    const place = { merchantId, channelId };
    const channel = (await found.byPlaces(queries, [place])).get(channelId);
    if (!channel || channel.frozenAt) return false;
    return (
      channel.type !== 'invited_only' || (await followers.followingOf(queries, place, reading.customerId)) !== undefined
    );
  },
});
