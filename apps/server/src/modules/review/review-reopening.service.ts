import { mayReopen } from '@balcao/contract/review';
import type { askReopening, decideReopening, ReviewDetail } from '@balcao/contract/review-desk';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { ConsentEmails } from '../staff/consent-emails.service.ts';
import { promisedUntil } from './promised-day.ts';
import type { ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import { findByReviewId, listReopenings } from './review-desk.repository.ts';
import type { ReviewDetails } from './review-detail.ts';
import type { ReviewEmails } from './review-emails.ts';
import type { ReviewLive } from './review-live.service.ts';
import { askReopeningOf, refuseReopeningOf, reopen } from './review-move.repository.ts';
import type { ReviewTimeline } from './review-timeline.ts';

interface Needs {
  readonly live: Pick<ReviewLive, 'tellDesks'>;
  readonly db: Db;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly reviews: Pick<ReviewService, 'tell'>;
  readonly details: ReviewDetails;
  readonly timeline: ReviewTimeline;
  readonly emails: Pick<ReviewEmails, 'reopened'>;
  readonly consentEmails: ConsentEmails;
}
type Happening =
  | { readonly event: 'reopenAsked'; readonly auditEvent: 'reopeningAsked'; readonly text: string }
  | { readonly event: 'reopenRefused'; readonly auditEvent: 'reopeningRefused' }
  | { readonly event: 'reopened'; readonly auditEvent: 'reopened' };

/** A decision is opened again by two of the staff: one asks and says why, another agrees. */
export const createReviewReopenings = (needs: Needs) => {
  const { db, auditEvents, reviews, details, timeline, emails, consentEmails, live } = needs;
  const rowOf = async (queries: Queries, id: string): Promise<ReviewRow> =>
    (await findByReviewId(queries, id)) ?? refuse('not_found');
  const note = async (
    tx: Tx,
    call: Call<typeof askReopening> | Call<typeof decideReopening>,
    row: ReviewRow,
    { event: kind, auditEvent, ...said }: Happening,
  ): Promise<void> => {
    const { merchantId, id: subjectId, merchantName: subjectName } = row;
    live.tellDesks(tx, row);
    await timeline.byStaff(tx, call, { row, kind, ...said });
    await auditEvents.record(tx, call, { kind: auditEvent, merchantId, subjectId, subjectName });
  };

  return {
    /** What waits for a second person, the oldest first; it waits for as long as it takes. */
    waiting: async (queries: Queries, _now: Date, atMost: number) =>
      (await listReopenings(queries, atMost)).map((row) => ({
        ...{ ...row, kind: 'reopening' as const, subjectId: row.id, expiresAt: null },
      })),

    ask: async (call: Call<typeof askReopening>): Promise<ReviewDetail> => {
      const { actor, params, body } = call;
      await idempotently(db, call, async (tx) => {
        const before = await rowOf(tx, params.id);
        if (!mayReopen(before.kind)) refuse('state_forbids');
        const row = (await askReopeningOf(tx, before, actor.staffId, body.reason)) ?? refuse('state_forbids');
        await note(tx, call, row, { event: 'reopenAsked', auditEvent: 'reopeningAsked', text: body.reason });
        await consentEmails.asked(tx, call, { kind: 'reopening', merchant: row.merchantName, words: body.reason });
        return null;
      });
      return (await details.find(db, params.id, call)) ?? refuse('not_found');
    },

    /** What is open again is promised again, as if it had come in now. */
    decide: async (call: Call<typeof decideReopening>): Promise<ReviewDetail> => {
      const { actor, now, params, body } = call;
      await idempotently(db, call, async (tx) => {
        const before = await rowOf(tx, params.id);
        if (before.reopeningBy === actor.staffId) refuse('second_person');
        if (!body.agreed) {
          const left = (await refuseReopeningOf(tx, before, actor.staffId)) ?? refuse('state_forbids');
          await note(tx, call, left, { event: 'reopenRefused', auditEvent: 'reopeningRefused' });
          return null;
        }
        const dueAt = promisedUntil(now, before.type);
        const row = (await reopen(tx, before, actor.staffId, { dueAt })) ?? refuse('state_forbids');
        await note(tx, call, row, { event: 'reopened', auditEvent: 'reopened' });
        await reviews.tell(tx, row);
        await emails.reopened(tx, row);
        return null;
      });
      return (await details.find(db, params.id, call)) ?? refuse('not_found');
    },
  };
};
export type ReviewReopenings = ReturnType<typeof createReviewReopenings>;
