import type { ChannelFollower } from '@balcao/contract/channel-follower';
import type { reaches } from '@balcao/contract/menus';
import type { Queries } from '../../platform/db.ts';
import { findFollower } from './follower.repository.ts';
import { readsOrders } from './follower-audience.service.ts';
import { presentFollowers } from './follower-list.service.ts';
import type { Place } from './follower-matching.repository.ts';

/** One follower of a channel, for other modules. */
export const createFollowerProfiles = () => ({
  /** As the list of followers shows them to this reader; null for one who does not follow it. */
  of: async (
    queries: Queries,
    { merchantId, channelId }: Place,
    customerId: string,
    reader: Parameters<typeof reaches>[0],
  ): Promise<ChannelFollower | null> => {
    const place = { merchantId, channelId };
    const row = await findFollower(queries, { ...place, customerId });
    if (!row) return null;
    const [shown] = await presentFollowers(queries, place, [row], readsOrders(reader));
    return shown ?? null;
  },
});
export type FollowerProfiles = ReturnType<typeof createFollowerProfiles>;
