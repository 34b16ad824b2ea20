import type { Books } from './book-modules.ts';
import type { Channels } from './channel-modules.ts';
import type { Conversations } from './conversation-modules.ts';
import type { Merchants } from './merchant-modules.ts';
import { toolModule } from './modules/tool/tool.module.ts';
import type { Payments, Returns } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

interface Built {
  readonly people: People;
  readonly merchants: Merchants;
  readonly paid: Payments;
  readonly returns: Returns;
  readonly books: Books;
  readonly channels: Channels;
  readonly conversations: Conversations;
}

/** By what the sandbox has things happen. */
const triggeringOf = ({ people, merchants, paid, returns, books, channels, conversations }: Built) => {
  const { followers, followerId } = channels.follower.services;
  const { serverMessages, ownConversations, phoneConversations } = conversations.conversation.services;
  return {
    followers,
    followerId,
    serverMessages,
    ownConversations,
    phoneConversations,
    ...books.withdrawal.services,
    grants: people.member.services.grants,
    webhooks: merchants.webhook.services.webhooks,
    sandboxRails: merchants.rail.services.sandboxRails,
    ledger: merchants.ledgers.services.ledger,
    orders: paid.order.services.orders,
    holds: paid.order.services.holdOrders,
    preauths: returns.preauth.services.preauths,
    refunds: returns.refund.services.refunds.requests,
    servers: channels.channel.services.channelServers,
    customers: paid.customer.services.customers,
    broadcasts: channels.broadcast.services.openBroadcasts,
    replies: channels.reaction.services.phoneReplies,
    templates: channels.template.services.templateSending,
  };
};

/** What developers of merchants have on their machines. */
export const openTools = (platform: Platform, built: Built) => {
  const { people, merchants } = built;
  const { webhookListeners } = merchants.webhook.services;
  const tool = toolModule({
    platform,
    names: people.account.services.names,
    members: people.member.services.members,
    logs: people.log.services.logs,
    teams: people.team.services.teams,
    requests: merchants.request.services.requests,
    webhookListeners,
    triggering: triggeringOf(built),
  });
  return { tool };
};
