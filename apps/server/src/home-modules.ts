import type { Channels } from './channel-modules.ts';
import type { Conversations } from './conversation-modules.ts';
import type { Merchants } from './merchant-modules.ts';
import { homeModule } from './modules/home/home.module.ts';
import type { Returns } from './payment-modules.ts';
import type { Platform } from './platform/platform.ts';
import type { Support } from './support-modules.ts';

interface Below {
  readonly merchants: Merchants;
  readonly returns: Returns;
  readonly channels: Channels;
  readonly conversations: Conversations;
  readonly support: Support;
}

/** Where a member begins the day: made of what all others know. */
export const openHome = (platform: Platform, { merchants, returns, channels, conversations, support }: Below) => ({
  home: homeModule({
    platform,
    questions: merchants.review.services.reviewQuestions,
    disputes: returns.dispute.services.disputeLists,
    refunds: returns.refund.services.refundFigures,
    channels: channels.channel.services.channelAccess,
    broadcasts: channels.broadcast.services.waitingBroadcasts,
    conversations: conversations.conversation.services.waitingConversations,
    tickets: support.ticket.services.waitingTickets,
    certificates: merchants.certificate.services.certificates,
    webhooks: merchants.webhook.services.webhookEndpoints,
  }),
});
