import type { Tx } from '../../platform/db.ts';
import type { FollowerIds } from '../follower/follower-id.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import type { ConversationRow } from './conversation.tables.ts';
import { markServerMessages } from './server-message.repository.ts';

interface Needs {
  readonly followerId: FollowerIds;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}
type Marked = Pick<ConversationRow, 'merchantId' | 'id' | 'channelId' | 'customerId' | 'delivered' | 'followerRead'>;
const events = { deliveredAt: 'message.delivered', readAt: 'message.read' } as const;

/**
 * Tells the server of a team how far its messages have come, once for each mark: what came as far at the same moment is one event
 * (docs/decisions/111).
 */
export const createServerMarks =
  ({ followerId, webhooks }: Needs) =>
  async (tx: Tx, row: Marked, now: Date): Promise<void> => {
    const { merchantId, id: conversationId, channelId, customerId } = row;
    const marks = [
      ['deliveredAt', Math.max(row.delivered, row.followerRead)],
      ['readAt', row.followerRead],
    ] as const;
    for (const [mark, upTo] of marks) {
      const marked = await markServerMessages(tx, { merchantId, conversationId }, { mark, upTo, now });
      if (marked.length === 0) continue;
      const messages = marked.map(({ number, template, at }) => ({
        merchantMessageNumber: number,
        template,
        sentAt: at.toISOString(),
      }));
      const data = { channelId, followerId: followerId({ channelId, customerId }), messages };
      await webhooks.announce(tx, merchantId, { type: events[mark], data });
    }
  };
export type ServerMarks = ReturnType<typeof createServerMarks>;
