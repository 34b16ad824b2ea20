import type { FlatForm } from '@balcao/contract/form-fields';
import type { Locale } from '@balcao/contract/locale';
import type { ReviewKind, SubjectType, Submission } from '@balcao/contract/review';
import type { ReviewMode } from '@balcao/contract/sandbox';
import type { ReviewStatus } from '@balcao/contract/session';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { TeamService } from '../team/team.service.ts';
import { promisedUntil } from './promised-day.ts';
import { presentSubmission } from './review.present.ts';
import {
  type About,
  findLatest,
  findReview,
  insertReview,
  listEvents,
  listLatest,
  moveWaiting,
  type ReviewRow,
} from './review.repository.ts';
import { findByReviewId } from './review-desk.repository.ts';
import type { ReviewEmails } from './review-emails.ts';
import { createFollowing } from './review-following.ts';
import { forgetReopenings } from './review-move.repository.ts';
import type { ReviewTimeline } from './review-timeline.ts';

/** Who hands something in, and when. A call of a member is one. */
export interface ActionContext {
  readonly actor: { readonly accountId: string; readonly merchantId: string };
  readonly locale: Locale;
  readonly now: Date;
}
export interface NewSubmission {
  readonly about: About;
  /** The subject's current name; empty where it has none of its own. */
  readonly subjectName?: string;
  readonly type: SubjectType;
  /** As it was submitted, path by path. */
  readonly form: FlatForm;
  /** Where the last submission about the same must stand; NO when there is none. */
  readonly after: readonly ReviewStatus[];
  /** Its id, where others that are decided with it were submitted before it. */
  readonly id?: string | undefined;
  /** The id of the submission that this one is decided with: nothing is told or decided about it alone. */
  readonly decidedWith?: string | undefined;
}
/** A submission with the form that was submitted. */
export interface Handed {
  readonly row: ReviewRow;
  readonly form: FlatForm;
}
/** Called in the transaction of every move of a submission: what it makes of the team. */
export type MoveListener = (tx: Tx, moved: Handed) => Promise<void>;

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly secrets: Secrets;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly timeline: ReviewTimeline;
  readonly emails: Pick<ReviewEmails, 'submitted'>;
  /** What the sandbox makes of submissions by itself; `wait` outside it. */
  readonly mode: () => ReviewMode;
}
/** How long the sandbox takes to decide by itself. */
const autoSeconds = 3;
const decidedAs = { approve: 'SUCCESS', reject: 'REJECT' } as const;

/** What teams submit to be decided. */
export const createReviewService = (needs: Needs) => {
  const { events, secrets, jobs, teams, timeline, emails, mode } = needs;
  const listeners = new Map<ReviewKind, readonly MoveListener[]>();
  const handed = (row: ReviewRow): Handed => ({ row, form: JSON.parse(secrets.open(row.sealedForm)) as FlatForm });

  /** Tells the kind's own module and everyone who looks at the team. */
  const tell = async (tx: Tx, row: ReviewRow): Promise<void> => {
    for (const listener of listeners.get(row.kind) ?? []) await listener(tx, handed(row));
    events.publish(tx, row.merchantId, { topic: 'review', key: row.id });
  };
  /** The sandbox decides a few seconds later by what the switch says now. */
  const leaveToSandbox = async (tx: Tx, { merchantId, id: reviewId }: ReviewRow): Promise<void> => {
    const chosen = mode();
    if (chosen === 'wait') return;
    const data = { merchantId, reviewId, status: decidedAs[chosen] };
    await jobs.send(tx, 'review.auto', data, { startAfterSeconds: autoSeconds });
  };
  const follow = createFollowing(tell);
  const submissionOf = async (queries: Queries, row: ReviewRow): Promise<Submission> =>
    presentSubmission(row, await listEvents(queries, row.merchantId, row.id));

  return {
    /** In the order in which they came: first the module that owns the form. */
    whenMoved: (kind: ReviewKind, listener: MoveListener): void =>
      void listeners.set(kind, [...(listeners.get(kind) ?? []), listener]),
    tell,
    /** Moves what is decided with a submission along with it. */
    follow,
    handed,
    submissionOf,

    /** @throws Refusal `state_forbids` after anything but `after`, or while another about the same waits; `not_found` without the team. */
    submit: async (
      tx: Tx,
      context: ActionContext,
      { about, subjectName = '', type, form, after, id, decidedWith }: NewSubmission,
    ): Promise<ReviewRow> => {
      const { actor, locale, now } = context;
      const { merchantId, accountId } = actor;
      const { merchantNumber, name: merchantName } = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
      const before = await findLatest(tx, merchantId, about);
      if (!after.includes(before?.status ?? 'NO')) refuse('state_forbids');
      const row: ReviewRow = {
        merchantId,
        id: id ?? newId(now),
        decidedWith: decidedWith ?? null,
        ...about,
        subjectName,
        type,
        status: 'UNDER',
        merchantNumber,
        merchantName,
        sealedForm: secrets.seal(JSON.stringify(form)),
        attempt: (before?.attempt ?? 0) + 1,
        version: 1,
        submittedBy: accountId,
        locale,
        submittedAt: now,
        dueAt: promisedUntil(now, type),
        claimedBy: null,
        claimedAt: null,
        marks: [],
        verdicts: [],
        remark: null,
        isAsked: false,
        decision: null,
        decisionDueAt: null,
        decidedBy: null,
        decidedAt: null,
        reopeningBy: null,
        reopeningReason: null,
      };
      await forgetReopenings(tx, row);
      if (!(await insertReview(tx, row))) refuse('state_forbids');
      await timeline.byMember(tx, context, { row, kind: 'submitted' });
      await tell(tx, row);
      if (decidedWith) return row;
      await emails.submitted(tx, row);
      await leaveToSandbox(tx, row);
      return row;
    },

    /** Withdraws a waiting submission, with what came with it. @throws Refusal `state_forbids` when none waits by itself. */
    cancel: async (tx: Tx, context: ActionContext, about: About): Promise<ReviewRow> => {
      const end = {
        status: 'REVOKED',
        decidedAt: context.now,
        claimedBy: null,
        claimedAt: null,
        isAsked: false,
        decision: null,
        decisionDueAt: null,
      } as const;
      const row = (await moveWaiting(tx, context.actor.merchantId, about, end)) ?? refuse('state_forbids');
      const note = (moved: ReviewRow) => timeline.byMember(tx, context, { row: moved, kind: 'cancelled' });
      await follow(tx, row, end, note);
      await note(row);
      await tell(tx, row);
      return row;
    },

    /** One submission of a kind. */
    find: async (queries: Queries, merchantId: string, kind: ReviewKind, id: string) => {
      const row = await findReview(queries, merchantId, id);
      return row?.kind === kind ? handed(row) : undefined;
    },

    /** The last submission about something; of those in one state, when it is given. */
    latest: async (queries: Queries, merchantId: string, about: About, status?: ReviewStatus) => {
      const row = await findLatest(queries, merchantId, about, status);
      return row && handed(row);
    },

    /** The id of the team's last submission of its data for payments, or null. */
    idOfLatestForm: async (queries: Queries, merchantId: string): Promise<string | null> =>
      (await findLatest(queries, merchantId, { kind: 'merchant', subject: '' }))?.id ?? null,

    /** Of any team, for staff. */
    byId: findByReviewId,

    /** The last submission about each subject of a kind, without what was submitted. */
    eachLatest: (queries: Queries, merchantId: string, kind: ReviewKind): Promise<ReviewRow[]> =>
      listLatest(queries, merchantId, kind),
  };
};
export type ReviewService = ReturnType<typeof createReviewService>;
