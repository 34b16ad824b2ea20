import type { Applets } from './applet-modules.ts';
import type { Books } from './book-modules.ts';
import type { Channels } from './channel-modules.ts';
import type { Conversations } from './conversation-modules.ts';
import type { Merchants } from './merchant-modules.ts';
import { createAppletAddresses } from './modules/opening/applet-address.ts';
import { sandboxModule } from './modules/sandbox/sandbox.module.ts';
import type { SandboxSettings } from './modules/sandbox/sandbox-settings.ts';
import type { Payments, Returns } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

interface Built {
  readonly people: People;
  readonly merchants: Merchants;
  readonly paid: Payments;
  readonly returns: Returns;
  readonly books: Books;
  readonly applets: Applets;
  readonly channels: Channels;
  readonly conversations: Conversations;
}

/** What filling an empty database needs of the other modules. */
const seedingOf = ({ people, merchants, paid, returns, books, applets, channels, conversations }: Built) => {
  const { passwords, accounts, bindings } = people.account.services;
  const { members } = people.member.services;
  const { notices } = people.notification.services;
  const { uploads, uploadPictures } = merchants.upload.services;
  const { webhookEndpoints, webhookHistory } = merchants.webhook.services;
  const { sandboxRails } = merchants.rail.services;
  const { ledger, reserve } = merchants.ledgers.services;
  const { holdOrders, history } = paid.order.services;
  const { customers, cards, payments } = paid.customer.services;
  const { withdrawals, withdrawalTerms, automatic } = books.withdrawal.services;
  return {
    passwords,
    accounts,
    bindings,
    members,
    notices,
    uploads,
    uploadPictures,
    webhookEndpoints,
    webhookHistory,
    sandboxRails,
    ledger,
    reserve,
    holdOrders,
    history,
    customers,
    cards,
    payments,
    withdrawals,
    withdrawalTerms,
    automatic,
    logs: people.log.services.logs,
    roles: people.role.services.roles,
    teams: people.team.services.teams,
    invitations: people.invitation.services.invitations,
    staff: people.staff.services.staff,
    reviewHistory: merchants.review.services.reviewHistory,
    applets: merchants.applet.services.applets,
    channels: channels.channel.services.channels,
    followers: channels.follower.services.followers,
    broadcastHistory: channels.broadcast.services.broadcastHistory,
    likeHistory: channels.reaction.services.likeHistory,
    templateHistory: channels.template.services.templateHistory,
    conversationHistory: conversations.conversation.services.conversationHistory,
    domains: merchants.domain.services.domains,
    appletSecrets: applets.credential.services.appletSecrets,
    messageTemplates: applets.message.services.messageTemplates,
    usageHistory: applets.usage.services.usageHistory,
    versionHistory: applets.version.services.versionHistory,
    certificates: merchants.certificate.services.certificates,
    requests: merchants.request.services.requests,
    products: merchants.product.services.products,
    settlementRun: paid.settlement.services.settlementRun,
    shopCodes: paid.shop.services.shopCodes,
    preauths: returns.preauth.services.preauths,
    refunds: returns.refund.services.refunds,
    demoDevices: returns.device.services.demoDevices,
  };
};

/** The sandbox, which fills an empty database by the services of nearly every other module. */
export const openSandbox = (platform: Platform, settings: SandboxSettings, built: Built) => {
  const { merchants, paid, books } = built;
  const { publicBaseUrl, appletHost } = platform.config;
  const { uploads } = merchants.upload.services;
  const { exports } = merchants.exporting.services;
  const { sandboxRails } = merchants.rail.services;
  const { ledgerProofs } = merchants.ledgers.services;
  const { refundable } = paid.order.services;
  const { customers } = paid.customer.services;
  const { bills } = books.bill.services;
  return {
    sandbox: sandboxModule({
      platform,
      settings,
      seeding: { ...seedingOf(built), originOf: createAppletAddresses(publicBaseUrl, appletHost).origin },
      uploads,
      exports,
      sandboxRails,
      ledgerProofs,
      refundable,
      customers,
      bills,
    }),
  };
};
