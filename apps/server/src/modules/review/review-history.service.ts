import type { FlatForm } from '@balcao/contract/form-fields';
import { defaultLocale } from '@balcao/contract/locale';
import type { ReviewEventKind, SubjectType, Verdict } from '@balcao/contract/review';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { promisedUntil } from './promised-day.ts';
import { type About, findLatest, insertEvent, insertReview, type ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';

/** Someone, by the name that they had then. */
export interface PastPerson {
  readonly id: string;
  readonly name: string;
}
/** A submission as it was elsewhere, with its outcome. */
export interface PastSubmission {
  readonly merchantId: string;
  readonly merchantNumber: string;
  readonly merchantName: string;
  readonly about: About;
  readonly subjectName?: string;
  readonly type: SubjectType;
  readonly form: FlatForm;
  readonly by: PastPerson;
  readonly at: Date;
  /** Questions of staff without an answer yet. */
  readonly question?: { readonly at: Date; readonly text: string } | undefined;
  readonly decision?:
    | {
        readonly at: Date;
        readonly status: 'SUCCESS' | 'REJECT';
        readonly verdicts: readonly Verdict[];
        readonly remark: string | null;
      }
    | undefined;
}
interface Needs {
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly reviews: Pick<ReviewService, 'tell'>;
}

/** How long someone reads before they decide. */
const readingMs = 9 * 60_000;

/** Brings in submissions of the past: the sandbox has some. No mails are sent about them, and they are not decided by time. */
export const createReviewHistory = ({ secrets, reviews }: Needs) => {
  const rowOf = (past: PastSubmission, reviewer: PastPerson, attempt: number): ReviewRow => {
    const { merchantId, merchantNumber, merchantName, about, subjectName = '' } = past;
    const { type, form, by, at, question, decision } = past;
    const { status = 'UNDER', verdicts = [], remark = null } = decision ?? {};
    return {
      merchantId,
      id: newId(at),
      ...about,
      subjectName,
      type,
      status,
      merchantNumber,
      merchantName,
      attempt,
      remark,
      sealedForm: secrets.seal(JSON.stringify(form)),
      version: 1,
      decidedWith: null,
      submittedBy: by.id,
      locale: defaultLocale,
      submittedAt: at,
      dueAt: promisedUntil(at, type),
      claimedBy: null,
      claimedAt: null,
      marks: [],
      verdicts: [...verdicts],
      isAsked: question !== undefined && !decision,
      decision: null,
      decisionDueAt: null,
      decidedBy: decision ? reviewer.id : null,
      decidedAt: decision?.at ?? null,
      reopeningBy: null,
      reopeningReason: null,
    };
  };

  return {
    /** @throws Error when the team has one of this kind that waits. */
    bringIn: async (tx: Tx, past: PastSubmission, reviewer: PastPerson): Promise<void> => {
      const { merchantId, about, by, at, question, decision } = past;
      const attempt = ((await findLatest(tx, merchantId, about))?.attempt ?? 0) + 1;
      const row = rowOf(past, reviewer, attempt);
      if (!(await insertReview(tx, row))) throw new Error(`a submission of ${past.merchantName} waits already`);
      const happened = (what: ReviewEventKind, when: Date, text: string | null, isTeam = false) =>
        insertEvent(tx, {
          merchantId,
          id: newId(when),
          reviewId: row.id,
          kind: what,
          at: when,
          text,
          accountId: isTeam ? by.id : null,
          staffId: isTeam ? null : reviewer.id,
          byName: (isTeam ? by : reviewer).name,
        });
      await happened('submitted', at, null, true);
      const looked = question?.at ?? decision?.at;
      if (looked) await happened('opened', new Date(looked.getTime() - readingMs), null);
      if (question) await happened('question', question.at, question.text);
      if (decision) {
        const what = decision.status === 'SUCCESS' ? 'approved' : 'rejected';
        await happened(what, decision.at, decision.remark);
      }
      await reviews.tell(tx, row);
    },
  };
};
export type ReviewHistory = ReturnType<typeof createReviewHistory>;
