import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import {
  GivenVerdicts,
  ReviewEvent,
  ReviewKind,
  ReviewMark,
  ReviewMarks,
  ReviewSubject,
  SubjectType,
  Verdict,
} from './review.ts';
import { ReviewField } from './review-field.ts';
import { OwnDecision } from './review-own-decision.ts';
import { Id, Instant, identifier, line, lines, severalOf, Version } from './scalars.ts';
import { ReviewStatus } from './session.ts';

/** A submission in the queue of staff. */
export const Review = z.object({
  id: Id,
  kind: ReviewKind,
  subject: ReviewSubject,
  /** What the subject was called when it was submitted; empty of what has no name of its own. */
  subjectName: z.string(),
  type: SubjectType,
  merchantNumber: z.string(),
  merchantName: z.string(),
  status: ReviewStatus,
  submittedAt: Instant,
  dueAt: Instant,
  decidedAt: z.nullable(Instant),
  /** The how manieth submission of this kind by this team. */
  attempt: z.int(),
  /** Who of the staff has it in hand, and since when they have last touched it. */
  claimedBy: z.nullable(z.object({ staffId: Id, name: z.string(), since: Instant })),
  isAsked: z.boolean(),
  /** The submission that this one is decided with, while it waits; null for one that is decided by itself. */
  decidedWith: z.nullable(Id),
  /** A colleague asks to open the decision again. */
  isReopeningAsked: z.boolean(),
});
export type Review = z.infer<typeof Review>;

export const ReviewQuery = z.extend(PageQuery, {
  kind: z.optional(severalOf(ReviewKind)),
  type: z.optional(severalOf(SubjectType)),
  /** By default UNDER; for those to be opened again, both decided states. */
  status: z.optional(severalOf(ReviewStatus.exclude(['NO']))),
  /** `mine`: claimed by the caller; `free`: unclaimed, or not touched for long; `late`: past the promised day; `reopening`: to be opened again. */
  show: z.optional(z.enum(['mine', 'free', 'late', 'reopening'])),
  /** A merchant number, or part of a name. */
  search: z.optional(identifier(80, 0)),
});

export const listReviews = endpoint({
  id: 'review.list',
  face: 'console',
  method: 'GET',
  path: '/review',
  summary: 'What waits for a decision, the most urgent first; or what was decided, the newest first',
  access: { staff: 'review.see' },
  rate: 'read',
  query: ReviewQuery,
  reply: pageOf(Review),
  refusals: [],
});

export const ReviewDetail = z.extend(Review, {
  /** Rises with every change but that of marks, so that a decision is always about the version that the reviewer has seen. */
  version: z.int(),
  hasFormer: z.boolean(),
  /** Empty for staff who may not see what was submitted. */
  fields: z.array(ReviewField),
  marks: z.array(ReviewMark),
  verdicts: z.array(Verdict),
  remark: z.nullable(z.string()),
  decision: z.nullable(OwnDecision),
  timeline: z.array(ReviewEvent),
  /** What is decided with it. */
  joined: z.array(z.object({ id: Id, kind: ReviewKind, subject: ReviewSubject })),
  /** Who asked to open the decision again, and why. */
  reopening: z.nullable(z.object({ staffId: Id, name: z.string(), reason: z.string() })),
  /** The one after this in the queue, for who goes on. */
  nextId: z.nullable(Id),
});
export type ReviewDetail = z.infer<typeof ReviewDetail>;

/** Minutes without activity after which a colleague may take over a submission. */
export const claimMinutes = 30;

const desk = { face: 'console', rate: 'write', params: z.object({ id: Id }), reply: ReviewDetail } as const;
const decide = { access: { staff: 'review.decide' } } as const;
const Versioned = z.strictObject({ version: Version });

export const getReview = endpoint({
  ...desk,
  id: 'review.get',
  method: 'GET',
  path: '/review/{id}',
  summary: 'A submission with everything in it; who looked is written down',
  access: { staff: 'review.see' },
  rate: 'read',
  refusals: ['not_found'],
});

export const claimReview = endpoint({
  ...desk,
  ...decide,
  id: 'review.claim',
  method: 'POST',
  path: '/review/{id}/claim',
  summary:
    'Takes a submission in hand, so that nobody else decides it; one that lay untouched for half an hour may be taken over',
  refusals: ['not_found', 'state_forbids', 'review_claimed'],
});

export const releaseReview = endpoint({
  ...desk,
  ...decide,
  id: 'review.release',
  method: 'POST',
  path: '/review/{id}/release',
  summary: 'Puts a submission back',
  refusals: ['not_found', 'state_forbids', 'review_claimed'],
});

export const markReview = endpoint({
  ...desk,
  ...decide,
  id: 'review.mark',
  method: 'PUT',
  path: '/review/{id}/marks',
  summary: 'Keeps what the reviewer has noted so far',
  body: z.strictObject({
    marks: ReviewMarks,
  }),
  reply: z.null(),
  refusals: ['not_found', 'state_forbids', 'review_claimed'],
});

export const askReview = endpoint({
  ...desk,
  ...decide,
  id: 'review.ask',
  method: 'POST',
  path: '/review/{id}/question',
  summary: 'Asks the applicant something; they are told by mail',
  idempotency: 'optional',
  body: z.strictObject({ text: lines(1_000) }),
  refusals: ['not_found', 'state_forbids', 'review_claimed'],
});

export const approveReview = endpoint({
  ...desk,
  ...decide,
  id: 'review.approve',
  method: 'POST',
  path: '/review/{id}/approve',
  summary: 'Accepts a submission',
  idempotency: 'optional',
  body: z.extend(Versioned, { remark: z.nullable(lines(500)) }),
  refusals: ['not_found', 'state_forbids', 'review_claimed', 'changed_elsewhere', 'not_certified'],
});

export const rejectReview = endpoint({
  ...desk,
  ...decide,
  id: 'review.reject',
  method: 'POST',
  path: '/review/{id}/reject',
  summary: 'Sends a submission back: names each field or document and why',
  idempotency: 'optional',
  body: z.extend(Versioned, {
    verdicts: GivenVerdicts,
    remark: z.nullable(lines(500)),
  }),
  refusals: ['not_found', 'state_forbids', 'review_claimed', 'changed_elsewhere'],
});

export const askReopening = endpoint({
  ...desk,
  ...decide,
  id: 'review.askReopening',
  method: 'POST',
  path: '/review/{id}/reopening',
  summary: 'Asks a colleague to open a decision again',
  body: z.strictObject({ reason: line(500, 5) }),
  refusals: ['not_found', 'state_forbids'],
});

export const decideReopening = endpoint({
  ...desk,
  ...decide,
  id: 'review.decideReopening',
  method: 'POST',
  path: '/review/{id}/reopening/decision',
  summary: 'Opens a decision again, or does not: never the one who asked for it, nor alone',
  body: z.strictObject({ agreed: z.boolean() }),
  refusals: ['not_found', 'state_forbids', 'second_person'],
});

export const openReviewDocument = endpoint({
  id: 'review.openDocument',
  face: 'console',
  method: 'POST',
  path: '/review/{id}/document/{uploadId}',
  summary: 'A link that shows a document of a submission for a moment; who looked at it is written down',
  access: { staff: 'document.see' },
  rate: 'write',
  params: z.object({ id: Id, uploadId: Id }),
  reply: z.object({ url: z.string(), expiresAt: Instant }),
  refusals: ['not_found'],
});

/** How many wait, for the menu and for the reviewer's day. */
export const countReviews = endpoint({
  id: 'review.count',
  face: 'console',
  method: 'GET',
  path: '/review/count',
  summary: "How many submissions wait, are late, are in my hands, in nobody's, and are to be opened again",
  access: { staff: 'review.see' },
  rate: 'read',
  reply: z.object({
    waiting: z.int(),
    late: z.int(),
    mine: z.int(),
    free: z.int(),
    reopening: z.int(),
    /** By the caller, since midnight in São Paulo. */
    decidedToday: z.int(),
  }),
  refusals: [],
});
