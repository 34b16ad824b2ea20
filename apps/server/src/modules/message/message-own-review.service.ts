import { defaultLocale } from '@balcao/contract/locale';
import { type OwnTemplateState, ownTemplateMoves } from '@balcao/contract/message-own-template';
import type { Submission } from '@balcao/contract/review';
import { statesBefore } from '@balcao/contract/states';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects, SubmittedRow } from '../review/review-subject.service.ts';
import { findOwnTemplate, updateOwnTemplate } from './message-own-template.repository.ts';
import type { OwnTemplateRow } from './message-own-template.tables.ts';
import { insertTemplate } from './message-template.repository.ts';
import { newTemplateRow } from './message-template-row.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly reviews: Pick<ReviewService, 'whenMoved' | 'latest' | 'submissionOf'>;
  readonly reviewSubjects: Pick<ReviewSubjects, 'add'>;
}

/** What each move of its review makes of a message. */
const stateAfter = {
  UNDER: 'waiting',
  SUCCESS: 'passed',
  REJECT: 'rejected',
  REVOKED: 'draft',
} as const satisfies Record<string, OwnTemplateState>;

export const aboutOwnTemplate = (subject: string) => ({ kind: 'template', subject }) as const;

/** Keeps the messages that teams write in step with their reviews, in the transaction of every move. */
export const createOwnTemplateReviews = ({ events, applets, reviews, reviewSubjects }: Needs) => {
  const find = async (queries: Queries, { merchantId, subject: id }: SubmittedRow): Promise<OwnTemplateRow> =>
    (await findOwnTemplate(queries, { merchantId, id })) ?? refuse('not_found');

  /** From here on it is a template like those of the library, with the same id. */
  const putInUse = async (tx: Tx, row: OwnTemplateRow, now: Date): Promise<void> => {
    const { merchantId, id, appletId, title: ownTitle, category: ownCategory, fields } = row;
    const made = { merchantId, id, appletId, title: null, ownTitle, ownCategory, fields, createdAt: now };
    await insertTemplate(tx, newTemplateRow(made));
  };

  reviews.whenMoved('template', async (tx: Tx, { row }): Promise<void> => {
    const { merchantId, subject: id, status, submittedAt, decidedAt } = row;
    if (status === 'NO') return;
    const to = stateAfter[status];
    const now = decidedAt ?? submittedAt;
    const from = { from: statesBefore(ownTemplateMoves, to) };
    const moved =
      (await updateOwnTemplate(tx, { merchantId, id }, from, { state: to, updatedAt: now })) ?? refuse('state_forbids');
    if (to === 'passed') await putInUse(tx, moved, now);
    events.publish(tx, merchantId, { topic: 'applet', key: moved.appletId });
  });

  reviewSubjects.add('template', {
    pageOf: async (queries, row) => `/applet/${(await find(queries, row)).appletId}/message`,
    morePaths: async () => [],
    noticeOf: async (queries, row) => {
      const { appletId, title } = await find(queries, row);
      const { name } = await applets.mustFind(queries, row.merchantId, appletId);
      const decidedAt = (row.decidedAt ?? row.submittedAt).toISOString();
      const decision = { reviewId: row.id, isAccepted: row.status === 'SUCCESS', decidedAt };
      return { kind: 'templateDecided', data: { appletId, name, title: title[defaultLocale] ?? '', ...decision } };
    },
    fault: { path: 'scene', reason: 'incomplete', note: null },
  });

  return {
    /** The last time that it was submitted; null before the first. */
    submissionOf: async (queries: Queries, { merchantId, id }: OwnTemplateRow): Promise<Submission | null> => {
      const last = await reviews.latest(queries, merchantId, aboutOwnTemplate(id));
      return last ? reviews.submissionOf(queries, last.row) : null;
    },
  };
};
export type OwnTemplateReviews = ReturnType<typeof createOwnTemplateReviews>;
