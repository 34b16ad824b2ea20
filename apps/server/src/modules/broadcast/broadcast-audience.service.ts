import type { Audience } from '@balcao/contract/channel-audience';
import type { Queries } from '../../platform/db.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { FollowerAudiences } from '../follower/follower-audience.service.ts';
import type { BroadcastKey } from './broadcast.repository.ts';

interface Needs {
  readonly followers: FollowerAudiences;
}
type Reader = Parameters<FollowerAudiences['mustReadOrders']>[0];

/** To which part of the followers a broadcast may go. */
export const createBroadcastAudiences = ({ followers }: Needs) => ({
  /**
   * @throws Refusal `follower_orders` for members who may not read orders; `form_invalid` where a tag is gone, or the part is empty, of
   * one that is sent now.
   */
  mustBeGood: async (
    queries: Queries,
    actor: Reader,
    { merchantId, channelId }: Omit<BroadcastKey, 'id'>,
    audience: Audience,
    { now, isNow }: { readonly now: Date; readonly isNow: boolean },
  ): Promise<void> => {
    const place = { merchantId, channelId };
    if (audience.orderedDays !== undefined) followers.mustReadOrders(actor);
    if (!(await followers.hasTags(queries, place, audience.tags ?? []))) refuseField('audience', 'audienceTagGone');
    if (isNow && (await followers.count(queries, place, audience, now)) === 0) refuseField('audience', 'audienceEmpty');
  },
});
export type BroadcastAudiences = ReturnType<typeof createBroadcastAudiences>;
