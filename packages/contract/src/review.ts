import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PaymentProduct } from './order.ts';
import { ReviewReason } from './review-reasons.ts';
import { Id, Instant, line, lines } from './scalars.ts';
import { ReviewStatus } from './session.ts';
import type { Moves } from './states.ts';

/** A submission: submitted, withdrawn by the submitter, or decided; a decided one is submitted again, or opened again by two of the staff. */
export const reviewMoves = {
  NO: ['UNDER'],
  UNDER: ['SUCCESS', 'REJECT', 'REVOKED'],
  REJECT: ['UNDER'],
  SUCCESS: ['UNDER'],
  REVOKED: ['UNDER'],
} as const satisfies Moves<ReviewStatus>;

/**
 * What a team submits to be decided: who it is, its data for payments, each product that it asks for, versions of its mini programs,
 * that a mini program is taken from the shelf, subscribe messages that it wrote itself, the certifications of its channels, mini programs
 * that channels lead to, and its message templates.
 */
export const ReviewKind = codes([
  'certification',
  'merchant',
  'product',
  'version',
  'removal',
  'template',
  'channelOfficial',
  'channelPersonal',
  'channelSubject',
  'association',
  'messageTemplate',
]);
export type ReviewKind = z.infer<typeof ReviewKind>;
/** What is about the team itself. */
export const TeamKind = ReviewKind.extract(['certification', 'merchant', 'product']);
export type TeamKind = z.infer<typeof TeamKind>;
/** What a team submits one of. */
export type SingleKind = Exclude<TeamKind, 'product'>;
/** What is about a mini program: its team's developers answer for it. */
export const AppletKind = ReviewKind.extract(['version', 'removal', 'template']);
export type AppletKind = z.infer<typeof AppletKind>;
/** What is about a channel: the members who manage it answer for it. */
export const ChannelKind = ReviewKind.extract(['channelOfficial', 'channelPersonal', 'channelSubject', 'association']);
export type ChannelKind = z.infer<typeof ChannelKind>;

/** What is about messages that a team sends by its templates. */
export const MessagingKind = ReviewKind.extract(['messageTemplate']);
export type MessagingKind = z.infer<typeof MessagingKind>;

/** A decision about a mini program ends there: what is online is taken down, what was removed is published again, a message is written again, an association is lifted. */
export const mayReopen = (kind: ReviewKind): boolean =>
  TeamKind.safeParse(kind).success || (kind !== 'association' && ChannelKind.safeParse(kind).success);
/** Of what a team submits several of one kind, which: the product, the version, the mini program, the message, the channel, the association, the message template; empty of the other kinds. */
export const ReviewSubject = z.union([PaymentProduct, Id, z.literal('')]);
export type ReviewSubject = z.infer<typeof ReviewSubject>;
/** The product that a submission is about; undefined of other kinds. */
export const productOf = ({
  kind,
  subject,
}: {
  readonly kind: ReviewKind;
  readonly subject: ReviewSubject;
}): PaymentProduct | undefined => (kind === 'product' ? PaymentProduct.safeParse(subject).data : undefined);
export const SubjectType = codes(['enterprise', 'personal']);
export type SubjectType = z.infer<typeof SubjectType>;

/** Bank days within which staff decide (rule: review-days). */
export const promisedBankDays = { enterprise: 3, personal: 1 } as const satisfies Record<SubjectType, number>;

/** What was found wrong with a field or a document. */
export const Verdict = z.object({ path: z.string(), reason: ReviewReason, note: z.nullable(z.string()) });
export type Verdict = z.infer<typeof Verdict>;
/** Each field once. */
const namesEachOnce = (list: readonly { readonly path: string }[]): boolean =>
  new Set(list.map(({ path }) => path)).size === list.length;
/** Of a version, a file may be meant (`files/index.html`), or a field of its `app.json` (`app.json/pages.0`). */
const ReviewPath = z
  .string()
  .check(
    z.regex(/^(?:[\w.*-]{1,80}|(?:files|app\.json)\/[^\p{Cc}\p{Cs}]{1,512})$/u, { error: 'unknown', abort: true }),
  );
/** What a reviewer says is wrong with a field; `other` needs a note. */
const GivenVerdict = z
  .strictObject({
    path: ReviewPath,
    reason: ReviewReason,
    note: z.nullable(line(300)),
  })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note !== null, {
      path: ['note'],
      params: { text: 'required' },
    }),
  );
export const GivenVerdicts = z
  .array(GivenVerdict)
  .check(z.minLength(1), z.maxLength(200), z.refine(namesEachOnce, 'eachOnce'));

/** What a reviewer has noted so far, field by field: fine, or what is wrong. Kept until the decision. */
export const ReviewMark = z.object({
  path: z.string(),
  fine: z.boolean(),
  reason: z.nullable(ReviewReason),
  note: z.nullable(z.string()),
});
export type ReviewMark = z.infer<typeof ReviewMark>;
const GivenMark = z.strictObject({
  path: ReviewPath,
  fine: z.boolean(),
  reason: z.nullable(ReviewReason),
  note: z.nullable(line(300)),
});
export const ReviewMarks = z.array(GivenMark).check(z.maxLength(200), z.refine(namesEachOnce, 'eachOnce'));

export const ReviewEventKind = codes([
  'submitted',
  'opened',
  'question',
  'answer',
  'approved',
  'rejected',
  'cancelled',
  'reopenAsked',
  'reopenRefused',
  'reopened',
]);
export type ReviewEventKind = z.infer<typeof ReviewEventKind>;

/** What happened to a submission, as applicant and reviewer both see it; `by` is null where the applicant is not told who. */
export const ReviewEvent = z.object({
  id: Id,
  kind: ReviewEventKind,
  at: Instant,
  side: z.enum(['team', 'staff', 'sandbox']),
  by: z.nullable(z.string()),
  text: z.nullable(z.string()),
});
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/** A submission as its team sees it. */
export const Submission = z.object({
  reviewId: Id,
  kind: ReviewKind,
  subject: ReviewSubject,
  type: SubjectType,
  status: ReviewStatus,
  submittedAt: Instant,
  /** Until when it is decided, as was promised: the end of a bank day. */
  dueAt: Instant,
  decidedAt: z.nullable(Instant),
  /** A question of staff is not answered yet. */
  isAsked: z.boolean(),
  /** Waits with the data for payments, and is decided with them: it is not taken back or asked about by itself. */
  isJoined: z.boolean(),
  remark: z.nullable(z.string()),
  verdicts: z.array(Verdict),
  timeline: z.array(ReviewEvent),
});
export type Submission = z.infer<typeof Submission>;

export const answerReview = endpoint({
  id: 'review.answer',
  face: 'admin',
  method: 'POST',
  path: '/merchant/review/{id}/answer',
  summary: 'Answers what the reviewer asked',
  access: { menu: 'setting.merchant', level: 'write' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ id: Id }),
  body: z.strictObject({ text: lines(1_000) }),
  reply: Submission,
  refusals: ['not_found', 'state_forbids'],
});

export const answerAppletReview = endpoint({
  ...answerReview,
  id: 'review.answerApplet',
  path: '/applet/review/{id}/answer',
  summary: 'Answers what the reviewer asked about a version, a removal or a subscribe message',
  access: { menu: 'applets.index', level: 'write' },
});

export const answerChannelReview = endpoint({
  ...answerReview,
  id: 'review.answerChannel',
  path: '/channel/review/{id}/answer',
  summary: 'Answers what the reviewer asked about a channel',
  access: { menu: 'channels.index', level: 'write' },
});

export const answerTemplateReview = endpoint({
  ...answerReview,
  id: 'review.answerTemplate',
  path: '/template/review/{id}/answer',
  summary: 'Answers what the reviewer asked about a message template',
  access: { menu: 'messages.index', level: 'write' },
});
