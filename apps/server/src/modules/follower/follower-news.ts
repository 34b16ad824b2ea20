import type { Tx } from '../../platform/db.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import type { FollowerRow } from './follower.tables.ts';
import type { FollowerIds } from './follower-id.service.ts';

interface Needs {
  readonly followerId: FollowerIds;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}
type Following = Pick<FollowerRow, 'merchantId' | 'channelId' | 'customerId' | 'followedAt'>;

/** Tells the server of a team who came and who went, in the transaction in which they do. */
export const createFollowerNews =
  ({ followerId, webhooks }: Needs) =>
  (tx: Tx, type: 'channel.followed' | 'channel.unfollowed', following: Following): Promise<void> => {
    const { merchantId, channelId, followedAt } = following;
    const data = { channelId, followerId: followerId(following), followedAt: followedAt.toISOString() };
    return webhooks.announce(tx, merchantId, { type, data });
  };
export type FollowerNews = ReturnType<typeof createFollowerNews>;
