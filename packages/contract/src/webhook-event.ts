import type { OwnBill } from './bill.ts';
import type { OpenBroadcast } from './broadcast-open.ts';
import type { ChannelFollowing } from './channel-open.ts';
import type { BankReturn, Dispute } from './dispute.ts';
import type { ChargedOrder } from './order.ts';
import type { ChargedPreauth } from './preauth.ts';
import type { Refund } from './refund.ts';
import type { OpenReply } from './reply.ts';
import type { MarkedMessages } from './template-open.ts';
import type { WebhookEventType } from './webhook.ts';
import type { Withdrawal } from './withdrawal.ts';

/** What each event carries: an order as it was at that moment, and of a test only what can be recognised again. */
export interface WebhookData {
  'order.paid': ChargedOrder;
  'order.closed': ChargedOrder;
  'order.failed': ChargedOrder;
  'bill.ready': OwnBill;
  /** What a card holds, as it was at that moment; `released` says by its status whether its time ran out. */
  'preauth.authorised': ChargedPreauth;
  'preauth.captured': ChargedPreauth;
  /** The card refused what was asked, `failureReason` says why: the hold stands as before, and can be asked for again. */
  'preauth.capture_failed': ChargedPreauth;
  'preauth.released': ChargedPreauth;
  'preauth.void_failed': ChargedPreauth;
  'refund.succeeded': Refund;
  /** The rail refused it, or the team rejected it. */
  'refund.failed': Refund;
  /** A bank took money of a paid order back by itself, such as after a fraud: it has left. */
  'order.returned_by_bank': BankReturn;
  'dispute.opened': Dispute;
  /** By its status: the bank took the money, left it, or did not decide in time. */
  'dispute.closed': Dispute;
  'withdrawal.succeeded': Withdrawal;
  /** The bank refused it: the whole amount is available again. */
  'withdrawal.failed': Withdrawal;
  'channel.followed': ChannelFollowing;
  'channel.unfollowed': ChannelFollowing;
  /** Everyone who was to have it has it: `delivered` is how many. */
  'broadcast.sent': OpenBroadcast;
  'broadcast.replied': OpenReply;
  /** The phone of a follower has messages that the merchant's server sent. */
  'message.delivered': MarkedMessages;
  /** The follower has seen them. */
  'message.read': MarkedMessages;
  'webhook.test': { readonly requestId: string };
}
type OfEachType<Extra> = { [T in WebhookEventType]: Extra & { type: T; data: WebhookData[T] } }[WebhookEventType];
/** Something that happened, for the merchant's server to be told. */
export type Announcement = OfEachType<unknown>;
/** The body of a notification. */
export type WebhookEvent = OfEachType<{ /** When it happened, UTC. */ timestamp: string }>;
