import * as z from 'zod/mini';
import { DisputeStatus } from './dispute.ts';
import { type MenuId, type MenuLevel, reaches } from './menus.ts';
import { PaymentProduct } from './order.ts';
import { ChannelKind, TeamKind } from './review.ts';
import { Amount, Centavos, CivilDay, Id, Instant } from './scalars.ts';

/** An address for notifications that has failed since then. */
const failingWebhook = z.object({ endpointId: Id, name: z.string(), url: z.string(), since: Instant });

/** A mini program, and a version of it, by the names of that day. */
const ofApplet = { appletId: Id, name: z.string() } as const;
const ofVersion = { ...ofApplet, number: z.string() } as const;

/** Why a scheduled broadcast did not go out: who scheduled it may not send any more, a tag is gone, the channel has closed, or may send less on a day than before. */
const BroadcastReturnReason = z.enum(['rights', 'tags', 'closed', 'limit', 'template', 'templateUnderway']);
export type BroadcastReturnReason = z.infer<typeof BroadcastReturnReason>;

/** What teams are told of, with what each notice says; amounts in centavos. */
export const noticeData = {
  withdrawalPaid: z.object({ number: z.string(), amount: Amount }),
  withdrawalFailed: z.object({ number: z.string(), amount: Amount }),
  /** What arrived on a day, all settlements of it together; `count` are their orders and instalments. */
  settlementArrived: z.object({ day: CivilDay, amount: Amount, count: z.int() }),
  /** What was paid since the last such notice, which comes once a minute at most; `orderNumber` where it is one order. */
  paymentReceived: z.object({ batchId: Id, count: z.int(), amount: Centavos, orderNumber: z.nullable(z.string()) }),
  /** `reason` is the name of what kept the money where it is; `day` that of São Paulo. */
  automaticSkipped: z.object({ reason: z.string(), day: CivilDay }),
  /** `name` is masked, as on every screen. */
  destinationAdded: z.object({ destinationId: z.string(), name: z.string(), usableFrom: Instant }),
  moneyFrozen: z.object({ reason: z.string(), at: Instant }),
  moneyUnfrozen: z.object({ at: Instant }),
  refundWaiting: z.object({ number: z.string(), orderNumber: z.string(), amount: Amount }),
  largeRefund: z.object({ number: z.string(), orderNumber: z.string(), amount: Amount }),
  /** A bank took money of a paid order by itself; `debt` is what the team's money did not cover. */
  bankReturn: z.object({ orderNumber: z.string(), returnId: z.string(), amount: Amount, debt: Centavos }),
  disputeOpened: z.object({ number: z.string(), orderNumber: z.string(), amount: Amount, until: Instant }),
  disputeEnded: z.object({ number: z.string(), orderNumber: z.string(), status: DisputeStatus }),
  /** An order was paid with another amount than its own: it is being given back. `expected` is the order's. */
  wrongAmount: z.object({ orderNumber: z.string(), endToEndId: z.string(), amount: Amount, expected: Amount }),
  /** Money that arrived without an order was found to be the team's, and stands in its balance. */
  moneyCredited: z.object({ endToEndId: z.string(), amount: Amount }),
  reviewDecided: z.object({
    reviewId: Id,
    of: TeamKind,
    product: z.nullable(PaymentProduct),
    isAccepted: z.boolean(),
    decidedAt: Instant,
  }),
  versionDecided: z.object({ ...ofVersion, reviewId: Id, isAccepted: z.boolean(), decidedAt: Instant }),
  /** What was to be published at a time went out to a share of people, or did not, as its team is not certified any more. */
  releaseDue: z.object({ ...ofVersion, releaseId: Id, share: z.int(), isOut: z.boolean() }),
  versionTakenDown: z.object({ ...ofVersion, versionId: Id, reason: z.string() }),
  removalDecided: z.object({ ...ofApplet, reviewId: Id, isAccepted: z.boolean(), decidedAt: Instant }),
  /** Most people declined it; `title` is the Portuguese one. */
  messagePaused: z.object({ ...ofApplet, templateId: Id, title: z.string(), at: Instant }),
  /** `title` is that of a subscribe message, in Portuguese. */
  templateDecided: z.object({
    ...ofApplet,
    title: z.string(),
    reviewId: Id,
    isAccepted: z.boolean(),
    decidedAt: Instant,
  }),
  /** A scheduled broadcast did not go out: it is a draft again. `channel` and `label` are the names of that day. */
  broadcastReturned: z.object({
    channelId: Id,
    broadcastId: Id,
    version: z.int(),
    channel: z.string(),
    label: z.string(),
    reason: BroadcastReturnReason,
  }),
  /** A broadcast waits for a second person, who approved it or gave it back. `channel` and `label` are the names of that day. */
  broadcastApproval: z.object({
    channelId: Id,
    broadcastId: Id,
    version: z.int(),
    channel: z.string(),
    label: z.string(),
    what: z.enum(['asked', 'approved', 'declined']),
  }),
  /** A decision about a channel, or about the mini program that it is to lead to. */
  channelDecided: z.object({
    channelId: Id,
    name: z.string(),
    of: ChannelKind,
    reviewId: Id,
    isAccepted: z.boolean(),
    decidedAt: Instant,
  }),
  /** What staff decided about a channel, or about something that it had sent, which `label` names. `reason` is in their words. */
  channelModerated: z.object({
    channelId: Id,
    broadcastId: z.nullable(Id),
    decisionId: Id,
    name: z.string(),
    label: z.string(),
    what: z.enum(['takenDown', 'restored', 'frozen', 'unfrozen', 'upheld']),
    reason: z.string(),
  }),
  /** Staff switched a robot off, or let its team switch it on again. `name` and `channel` are those of that day; `reason` is in their words. */
  robotHeld: z.object({
    channelId: Id,
    robotId: Id,
    name: z.string(),
    channel: z.string(),
    what: z.enum(['held', 'released']),
    reason: z.string(),
    at: Instant,
  }),
  /** The same of a workflow. */
  workflowHeld: z.object({
    channelId: Id,
    workflowId: Id,
    name: z.string(),
    channel: z.string(),
    what: z.enum(['held', 'released']),
    reason: z.string(),
    at: Instant,
  }),
  /** A channel asks to lead to a mini program of the team, or its team ended it. */
  associationRequested: z.object({
    ...ofApplet,
    associationId: Id,
    channel: z.string(),
    what: z.enum(['requested', 'lifted']),
  }),
  /** What the team of a mini program answered a channel, or that it ended the association later. */
  associationAnswered: z.object({
    channelId: Id,
    name: z.string(),
    associationId: Id,
    applet: z.string(),
    what: z.enum(['agreed', 'declined', 'lifted']),
  }),
  /** A decision about a message template, or about its edition. */
  messageTemplateDecided: z.object({
    templateId: Id,
    name: z.string(),
    reviewId: Id,
    isAccepted: z.boolean(),
    decidedAt: Instant,
  }),
  /** Staff paused a message template, let it go on or switched it off; `reason` is in their words. */
  messageTemplateSwitched: z.object({
    templateId: Id,
    name: z.string(),
    what: z.enum(['paused', 'resumed', 'disabled']),
    reason: z.string(),
    at: Instant,
  }),
  /** Complaints of people paused a message template until a time, or switched it off; or the pause is over. */
  messageTemplateComplained: z.object({
    templateId: Id,
    name: z.string(),
    what: z.enum(['paused', 'resumed', 'disabled']),
    people: z.int(),
    until: z.nullable(Instant),
    at: Instant,
  }),
  /** Staff wrote in a support request, or say that it is solved: told only to the requester. */
  ticketAnswered: z.object({
    ticketId: Id,
    position: z.int(),
    subject: z.string(),
    what: z.enum(['answered', 'asked', 'solved']),
  }),
  certificateEnding: z.object({ serial: z.string(), name: z.string(), days: z.int(), endsAt: Instant }),
  webhookPaused: failingWebhook,
  /** Notifications to it were given up, the first of this failing. */
  webhookGivenUp: failingWebhook,
} as const;
export type NoticeKind = keyof typeof noticeData;
/** In the order in which members choose among them. */
export const noticeKinds = Object.keys(noticeData) as readonly NoticeKind[];
export type NoticeData = { readonly [K in NoticeKind]: z.infer<(typeof noticeData)[K]> };
/** A notice of any kind: what is told. */
export type Told = { readonly [K in NoticeKind]: { readonly kind: K; readonly data: NoticeData[K] } }[NoticeKind];

/** Default recipients of e-mails about a kind: everyone who may know it, the super admins, or none. */
type MailedTo = 'everybody' | 'superAdmins' | 'nobody';
interface KindRules {
  /** Who may know it: anyone who reaches this menu at this level; super admins always. Null: it is told to one member, with any role. */
  readonly menu: MenuId | null;
  readonly level: MenuLevel;
  readonly mailedTo: MailedTo;
  /** Super admins are always written to: so that an intruder in a session cannot silence it. */
  readonly isSecurity?: true;
  /** It comes often: only members who switched it on have it in the bell. */
  readonly isOffUntilChosen?: true;
}
const money = { menu: 'payment.financial', level: 'read' } as const;
const orders = { menu: 'payment.orders', level: 'read' } as const;
const refunds = { menu: 'payment.refunds' } as const;
const applets = { menu: 'applets.index', level: 'read' } as const;
const channels = { menu: 'channels.index', level: 'read' } as const;
const templates = { menu: 'messages.index', level: 'read' } as const;
const integration = { menu: 'setting.payment', level: 'read', mailedTo: 'superAdmins' } as const;
export const noticeRules: Readonly<Record<NoticeKind, KindRules>> = {
  withdrawalPaid: { ...money, mailedTo: 'nobody' },
  withdrawalFailed: { ...money, mailedTo: 'everybody' },
  settlementArrived: { ...money, mailedTo: 'nobody' },
  paymentReceived: { ...orders, mailedTo: 'nobody', isOffUntilChosen: true },
  automaticSkipped: { ...money, mailedTo: 'superAdmins' },
  destinationAdded: { ...money, mailedTo: 'superAdmins', isSecurity: true },
  moneyFrozen: { ...money, mailedTo: 'superAdmins', isSecurity: true },
  moneyUnfrozen: { ...money, mailedTo: 'superAdmins' },
  refundWaiting: { ...refunds, level: 'write', mailedTo: 'everybody' },
  largeRefund: { ...refunds, level: 'read', mailedTo: 'superAdmins' },
  bankReturn: { ...refunds, level: 'read', mailedTo: 'everybody' },
  disputeOpened: { ...refunds, level: 'read', mailedTo: 'everybody' },
  disputeEnded: { ...refunds, level: 'read', mailedTo: 'everybody' },
  wrongAmount: { ...orders, mailedTo: 'everybody' },
  moneyCredited: { ...money, mailedTo: 'everybody' },
  broadcastReturned: { menu: 'channels.index', level: 'write', mailedTo: 'everybody' },
  broadcastApproval: { menu: 'channels.index', level: 'write', mailedTo: 'everybody' },
  certificateEnding: integration,
  webhookPaused: integration,
  webhookGivenUp: integration,
  reviewDecided: { menu: 'setting.merchant', level: 'read', mailedTo: 'nobody' },
  versionDecided: { ...applets, mailedTo: 'nobody' },
  releaseDue: { ...applets, mailedTo: 'superAdmins' },
  versionTakenDown: { ...applets, mailedTo: 'everybody' },
  removalDecided: { ...applets, mailedTo: 'nobody' },
  messagePaused: { ...applets, mailedTo: 'superAdmins' },
  templateDecided: { ...applets, mailedTo: 'nobody' },
  channelDecided: { ...channels, mailedTo: 'nobody' },
  channelModerated: { ...channels, mailedTo: 'everybody' },
  robotHeld: { ...channels, mailedTo: 'everybody' },
  workflowHeld: { ...channels, mailedTo: 'everybody' },
  associationRequested: { menu: 'applets.index', level: 'write', mailedTo: 'everybody' },
  associationAnswered: { ...channels, mailedTo: 'everybody' },
  messageTemplateDecided: { ...templates, mailedTo: 'nobody' },
  messageTemplateSwitched: { ...templates, mailedTo: 'everybody' },
  messageTemplateComplained: { ...templates, mailedTo: 'everybody' },
  ticketAnswered: { menu: null, level: 'read', mailedTo: 'everybody' },
};

/** May this member know of this kind? */
export const mayKnow = (member: Parameters<typeof reaches>[0], kind: NoticeKind): boolean => {
  const { menu, level } = noticeRules[kind];
  return menu === null || reaches(member, menu, level);
};
