import type { Locale } from '@balcao/contract/locale';

/** Every kind of job and what it carries. A job may run twice; its handler must be safe to repeat. */
export interface JobData {
  'bill.make': { readonly merchantId: string; readonly day: string };
  'export.make': { readonly merchantId: string; readonly id: string };
  /** A file of a channel that the virus scanner has not seen. */
  'media.scan': { readonly merchantId: string; readonly id: string };
  /** A document that robots are to know is to be read. */
  'knowledge.read': { readonly merchantId: string; readonly channelId: string; readonly id: string };
  /** Posts of a channel that robots are to know, from one on, or a post that has changed. */
  'knowledge.posts': { readonly merchantId: string; readonly channelId: string; readonly after: string | null };
  'knowledge.post': { readonly merchantId: string; readonly channelId: string; readonly broadcastId: string };
  /** Pieces of what robots know that have no vectors yet. */
  'knowledge.embed': { readonly merchantId: string; readonly channelId: string };
  /** A batch of messages of a mini program that waits to be delivered. */
  'message.deliver': { readonly merchantId: string; readonly id: string };
  /** A message template that people complained of. */
  'template.judge': { readonly merchantId: string; readonly id: string };
  /** A broadcast that goes to a part of the followers, slice by slice. */
  'broadcast.deliver': { readonly merchantId: string; readonly channelId: string; readonly id: string };
  /** A visit of a run of a workflow at a step. */
  'workflow.step': { readonly merchantId: string; readonly id: string; readonly visit: number };
  /** An order was paid, or some of it given back (`number` is the refund's); workflows may begin with it. Centavos. */
  'workflow.money': {
    readonly merchantId: string;
    readonly trigger: 'paid' | 'refunded';
    readonly orderNumber: string;
    readonly number: string;
    readonly amount: number;
  };
  /** A message of a follower that the robot of the channel takes. */
  'robot.answer': {
    readonly merchantId: string;
    readonly channelId: string;
    readonly conversationId: string;
    readonly customerId: string;
    readonly position: number;
  };
  'person.erase': { readonly customerId: string };
  'mail.send': { readonly mailId: string };
  /** Writes to the members who want e-mails about a notice. */
  'notice.mail': { readonly merchantId: string; readonly id: string };
  /** Has the browsers of members told of a notice, each by a job of its own. */
  'notice.push': { readonly merchantId: string; readonly id: string };
  'notice.push-one': {
    readonly merchantId: string;
    readonly id: string;
    readonly deviceId: string;
    readonly locale: Locale;
  };
  'notice.payments': { readonly merchantId: string; readonly paid: readonly { orderNumber: string; amount: number }[] };
  'rail.notify': { readonly notificationId: string };
  'rail.return': { readonly merchantId: string; readonly endToEndId: string };
  /** A payment of the Pix provider to ask about. */
  'rail.pix-ask': { readonly endToEndId: string };
  /** A payment of the acquirer of cards to ask about, by its own id. */
  'rail.card-ask': { readonly paymentId: string };
  /** A charge that its rail must know before it can be paid. */
  'order.open': { readonly merchantId: string; readonly number: string };
  /** A charge that is to be cancelled. */
  'order.remove': { readonly merchantId: string; readonly number: string };
  /** Something was asked of a hold: the rail is called. */
  'preauth.ask': { readonly merchantId: string; readonly number: string };
  /** A hold without an order is released. */
  'preauth.letGo': { readonly merchantId: string; readonly endToEndId: string };
  /** Asks the rail to give a refund's money back. */
  'refund.give-back': { readonly merchantId: string; readonly number: string };
  /** Asks the bank to pay a withdrawal out. */
  'withdrawal.pay': { readonly merchantId: string; readonly number: string };
  /** The calendar of the banks has changed on a day: what is to be settled around it follows. */
  'settlement.realign': { readonly day: string };
  /** What the sandbox makes of a submission by itself. */
  'review.auto': { readonly merchantId: string; readonly reviewId: string; readonly status: 'SUCCESS' | 'REJECT' };
}

export type JobName = keyof JobData;

const everyName: Readonly<Record<JobName, true>> = {
  'bill.make': true,
  'export.make': true,
  'media.scan': true,
  'knowledge.read': true,
  'knowledge.posts': true,
  'knowledge.post': true,
  'knowledge.embed': true,
  'message.deliver': true,
  'template.judge': true,
  'broadcast.deliver': true,
  'workflow.step': true,
  'workflow.money': true,
  'robot.answer': true,
  'person.erase': true,
  'mail.send': true,
  'notice.mail': true,
  'notice.push': true,
  'notice.push-one': true,
  'notice.payments': true,
  'rail.notify': true,
  'rail.return': true,
  'rail.pix-ask': true,
  'rail.card-ask': true,
  'order.open': true,
  'order.remove': true,
  'preauth.ask': true,
  'preauth.letGo': true,
  'refund.give-back': true,
  'withdrawal.pay': true,
  'settlement.realign': true,
  'review.auto': true,
};
export const jobNames = Object.keys(everyName) as readonly JobName[];
