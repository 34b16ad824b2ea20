import * as z from 'zod/mini';
import { OwnBill } from './bill.ts';
import { OpenBroadcast } from './broadcast-open.ts';
import { ChannelFollowing } from './channel-open.ts';
import { BankReturn, Dispute } from './dispute.ts';
import { ChargedOrder } from './order.ts';
import { ChargedPreauth } from './preauth.ts';
import { Refund } from './refund.ts';
import { OpenReply } from './reply.ts';
import { MarkedMessages } from './template-open.ts';
import type { WebhookEventType } from './webhook.ts';
import type { WebhookData } from './webhook-event.ts';
import { Withdrawal } from './withdrawal.ts';

type DataOf = { readonly [T in WebhookEventType]: z.ZodMiniType<WebhookData[T]> };

/** What each event carries, for the documentation. */
export const webhookData: DataOf = {
  'order.paid': ChargedOrder,
  'order.closed': ChargedOrder,
  'order.failed': ChargedOrder,
  'preauth.authorised': ChargedPreauth,
  'preauth.captured': ChargedPreauth,
  'preauth.capture_failed': ChargedPreauth,
  'preauth.released': ChargedPreauth,
  'preauth.void_failed': ChargedPreauth,
  'refund.succeeded': Refund,
  'refund.failed': Refund,
  'order.returned_by_bank': BankReturn,
  'dispute.opened': Dispute,
  'dispute.closed': Dispute,
  'withdrawal.succeeded': Withdrawal,
  'withdrawal.failed': Withdrawal,
  'bill.ready': OwnBill,
  'channel.followed': ChannelFollowing,
  'channel.unfollowed': ChannelFollowing,
  'broadcast.sent': OpenBroadcast,
  'broadcast.replied': OpenReply,
  'message.delivered': MarkedMessages,
  'message.read': MarkedMessages,
  'webhook.test': z.object({ requestId: z.string() }),
};
