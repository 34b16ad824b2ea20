import { listApplets } from '@balcao/contract/applet';
import { listBills } from '@balcao/contract/bill';
import { listChannels } from '@balcao/contract/channel';
import { listFollowers } from '@balcao/contract/channel-follower';
import { listDisputes } from '@balcao/contract/dispute';
import { listInstalments } from '@balcao/contract/instalment';
import { getStatement } from '@balcao/contract/ledger-statement';
import { listMessageDeliveries } from '@balcao/contract/message-delivery';
import { listOrders } from '@balcao/contract/order';
import { listPreauths } from '@balcao/contract/preauth';
import { listRefunds } from '@balcao/contract/refund';
import { ReplySearch } from '@balcao/contract/reply';
import { listTemplates } from '@balcao/contract/template';
import { listWithdrawals } from '@balcao/contract/withdrawal';
import { listAutomaticRuns } from '@balcao/contract/withdrawal-automatic';
import { BroadcastPageSearch } from '../features/broadcast/broadcast-search.ts';
import { ConversationSearch } from '../features/conversation/conversation-search.ts';
import { DashboardSearch } from '../features/dashboard/dashboard-search.ts';
import { NoticeSearch } from '../features/notification/notification-search.ts';
import { SettlementSearch } from '../features/settlement/settlement-search.ts';
import { NewTicketSearch, TicketSearch } from '../features/ticket/ticket-search.ts';
import { UsageSearch } from '../features/usage/usage-search.ts';
import { VersionSearch } from '../features/version/version-search.ts';
import { PaymentSettingsSearch } from './payment-settings-tabs.ts';
import { TeamSearch } from './team-tabs.ts';

/**
 * What the address of each page may say, by the name that its route gives it. Routes are there before any page, and this comes after the first one:
 * without a search there is nothing to look at.
 */
export const searches = {
  applets: listApplets.query,
  automaticRuns: listAutomaticRuns.query,
  bills: listBills.query,
  broadcasts: BroadcastPageSearch,
  channels: listChannels.query,
  conversations: ConversationSearch,
  dashboard: DashboardSearch,
  disputes: listDisputes.query,
  followers: listFollowers.query,
  instalments: listInstalments.query,
  messages: listMessageDeliveries.query,
  newTicket: NewTicketSearch,
  notices: NoticeSearch,
  orders: listOrders.query,
  paymentSettings: PaymentSettingsSearch,
  preauths: listPreauths.query,
  refunds: listRefunds.query,
  replies: ReplySearch,
  settlements: SettlementSearch,
  statement: getStatement.query,
  team: TeamSearch,
  templates: listTemplates.query,
  tickets: TicketSearch,
  usage: UsageSearch,
  versions: VersionSearch,
  withdrawals: listWithdrawals.query,
} as const;
