import type { Submission } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import { statesBefore } from '@balcao/contract/states';
import { type EditionState, editionMoves, type TemplateState, templateMoves } from '@balcao/contract/template';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects, SubmittedRow } from '../review/review-subject.service.ts';
import { findTemplate, lockTemplate, moveTemplate } from './template.repository.ts';
import type { TemplateRow } from './template.tables.ts';
import type { TemplateTelling } from './template-telling.ts';

interface Needs {
  readonly reviews: Pick<ReviewService, 'whenMoved' | 'latest' | 'submissionOf'>;
  readonly reviewSubjects: Pick<ReviewSubjects, 'add'>;
  readonly tell: Pick<TemplateTelling, 'changed'>;
}
type Moved = Exclude<ReviewStatus, 'NO'>;
/** What each move of its review makes of a template that was never approved, and of the edition of one that was. */
const stateAfter = {
  UNDER: 'pending',
  SUCCESS: 'approved',
  REJECT: 'rejected',
  REVOKED: 'draft',
} as const satisfies Record<Moved, TemplateState>;
const editionAfter = {
  UNDER: 'pending',
  SUCCESS: 'none',
  REJECT: 'rejected',
  REVOKED: 'draft',
} as const satisfies Record<Moved, EditionState>;

export const aboutTemplate = (subject: string) => ({ kind: 'messageTemplate', subject }) as const;

/** Keeps templates in step with their reviews, in the transaction of every move. */
export const createTemplateReviews = ({ reviews, reviewSubjects, tell }: Needs) => {
  const find = async (queries: Queries, { merchantId, subject: id }: SubmittedRow): Promise<TemplateRow> =>
    (await findTemplate(queries, { merchantId, id })) ?? refuse('not_found');

  const move = (tx: Tx, row: TemplateRow, moved: Moved, now: Date): Promise<TemplateRow | undefined> => {
    const { entry } = row;
    // Another text begins with a clean sheet.
    const passed = moved === 'SUCCESS' ? { inUse: entry, approvedAt: now, pauses: 0, countedFrom: now } : {};
    if (row.inUse) {
      const edition = editionAfter[moved];
      return moveTemplate(
        tx,
        row,
        { edition: statesBefore(editionMoves, edition) },
        { edition, updatedAt: now, ...passed },
      );
    }
    const state = stateAfter[moved];
    return moveTemplate(tx, row, { state: statesBefore(templateMoves, state) }, { state, updatedAt: now, ...passed });
  };

  reviews.whenMoved('messageTemplate', async (tx, { row }): Promise<void> => {
    const { merchantId, subject: id, status, submittedAt, decidedAt } = row;
    if (status === 'NO') return;
    const template = (await lockTemplate(tx, { merchantId, id })) ?? refuse('not_found');
    const moved = (await move(tx, template, status, decidedAt ?? submittedAt)) ?? refuse('state_forbids');
    tell.changed(tx, moved);
  });

  reviewSubjects.add('messageTemplate', {
    pageOf: async (_, row) => `/messages/${row.subject}`,
    morePaths: async () => [],
    noticeOf: async (queries, row) => {
      const { id: templateId, name } = await find(queries, row);
      const decidedAt = (row.decidedAt ?? row.submittedAt).toISOString();
      const decision = { reviewId: row.id, isAccepted: row.status === 'SUCCESS', decidedAt };
      return { kind: 'messageTemplateDecided', data: { templateId, name, ...decision } };
    },
    fault: { path: 'versions.0.body', reason: 'incomplete', note: null },
  });

  return {
    /** The last time that it was submitted; null before the first. */
    submissionOf: async (queries: Queries, { merchantId, id }: TemplateRow): Promise<Submission | null> => {
      const last = await reviews.latest(queries, merchantId, aboutTemplate(id));
      return last ? reviews.submissionOf(queries, last.row) : null;
    },
  };
};
export type TemplateReviews = ReturnType<typeof createTemplateReviews>;
