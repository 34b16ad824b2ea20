import type { Tx } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import type { FollowerRow } from './follower.tables.ts';

interface Needs {
  readonly secrets: Pick<Secrets, 'mac'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}
type Following = Pick<FollowerRow, 'merchantId' | 'channelId' | 'customerId' | 'followedAt'>;

/**
 * Tells the server of a team who came and who went, in the transaction in which they do. A person has an id in each channel: the same
 * again after they come back, and it leads neither to them nor to what they follow elsewhere.
 */
export const createFollowerNews =
  ({ secrets, webhooks }: Needs) =>
  (tx: Tx, type: 'channel.followed' | 'channel.unfollowed', following: Following): Promise<void> => {
    const { merchantId, channelId, customerId, followedAt } = following;
    const followerId = secrets.mac('channel-follower', `${channelId}:${customerId}`);
    const data = { channelId, followerId, followedAt: followedAt.toISOString() };
    return webhooks.announce(tx, merchantId, { type, data });
  };
export type FollowerNews = ReturnType<typeof createFollowerNews>;
