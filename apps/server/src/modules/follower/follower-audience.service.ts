import type { Audience } from '@balcao/contract/channel-audience';
import { reaches } from '@balcao/contract/menus';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { countAudience } from './follower-list.repository.ts';
import type { Place } from './follower-matching.repository.ts';
import { listTags } from './follower-tag.repository.ts';

type Reader = Parameters<typeof reaches>[0];
export const readsOrders = (reader: Reader): boolean => reaches(reader, 'payment.orders', 'read');
/** @throws Refusal `follower_orders` for members who may not read orders. */
export const mustReadOrders = (reader: Reader): void => {
  if (!readsOrders(reader)) refuse('follower_orders');
};

/** Parts of the followers of a channel. */
export const createFollowerAudiences = () => ({
  mustReadOrders,

  /** How many are in a part at a moment. */
  count: (queries: Queries, place: Place, audience: Audience, at: Date): Promise<number> =>
    countAudience(queries, place, audience, at),

  /** Whether the channel has all of these tags. */
  hasTags: async (queries: Queries, place: Place, ids: readonly string[]): Promise<boolean> => {
    if (ids.length === 0) return true;
    const known = new Set((await listTags(queries, place)).map(({ id }) => id));
    return ids.every((id) => known.has(id));
  },
});
export type FollowerAudiences = ReturnType<typeof createFollowerAudiences>;
