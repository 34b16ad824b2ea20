import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { noticeData } from './notification-notice.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant } from './scalars.ts';

const seen = { id: Id, at: Instant, isSeen: z.boolean() } as const;
const of = <const K extends keyof typeof noticeData>(kind: K) =>
  z.object({ kind: z.literal(kind), data: noticeData[kind], ...seen });

/** Something that the team was told of, as one member sees it. */
export const Notice = z.discriminatedUnion('kind', [
  of('withdrawalPaid'),
  of('withdrawalFailed'),
  of('settlementArrived'),
  of('paymentReceived'),
  of('automaticSkipped'),
  of('destinationAdded'),
  of('moneyFrozen'),
  of('moneyUnfrozen'),
  of('refundWaiting'),
  of('largeRefund'),
  of('bankReturn'),
  of('disputeOpened'),
  of('disputeEnded'),
  of('wrongAmount'),
  of('moneyCredited'),
  of('reviewDecided'),
  of('versionDecided'),
  of('releaseDue'),
  of('versionTakenDown'),
  of('removalDecided'),
  of('messagePaused'),
  of('templateDecided'),
  of('broadcastReturned'),
  of('broadcastApproval'),
  of('channelDecided'),
  of('channelModerated'),
  of('robotHeld'),
  of('workflowHeld'),
  of('associationRequested'),
  of('associationAnswered'),
  of('messageTemplateDecided'),
  of('messageTemplateSwitched'),
  of('messageTemplateComplained'),
  of('ticketAnswered'),
  of('certificateEnding'),
  of('webhookPaused'),
  of('webhookGivenUp'),
]);
export type Notice = z.infer<typeof Notice>;

/** The bell counts no further. */
export const unseenCountedAtMost = 99;
/** Notices are kept for so many days. */
export const noticeKeptDays = 180;
/** Notices of payments, which may come every minute. */
export const paymentNoticeKeptDays = 7;
/** How many are not seen yet; one more than the bell counts where there are more. */
const Unseen = z.object({ unseen: z.int().check(z.gte(0)) });

export const listNotices = endpoint({
  id: 'notification.list',
  face: 'admin',
  method: 'GET',
  path: '/notification/notice',
  summary: 'What the team was told of, newest first: as much as the member may know and wants in the bell',
  access: 'session',
  rate: 'read',
  query: z.pick(PageQuery, { pageSize: true, cursor: true }),
  reply: pageOf(Notice),
  refusals: ['team_missing'],
});

export const countUnseen = endpoint({
  id: 'notification.unseen',
  face: 'admin',
  method: 'GET',
  path: '/notification/notice/unseen',
  summary: 'How many of them the member has not seen',
  access: 'session',
  rate: 'read',
  reply: Unseen,
  refusals: ['team_missing'],
});

export const seeNotices = endpoint({
  id: 'notification.see',
  face: 'admin',
  method: 'POST',
  path: '/notification/notice/seen',
  summary: 'The member has seen these; without ids, all that there are at this moment',
  access: 'session',
  rate: 'write',
  body: z.strictObject({ ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(100))) }),
  reply: Unseen,
  refusals: ['team_missing'],
});
