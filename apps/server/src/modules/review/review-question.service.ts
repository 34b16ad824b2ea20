import type { MenuId } from '@balcao/contract/menus';
import type { Queries } from '../../platform/db.ts';
import { listAsked } from './review.repository.ts';
import { menuOf } from './review-menu.ts';
import { createReviewPage } from './review-page.ts';
import type { ReviewSubjects } from './review-subject.service.ts';

/** A submission about which staff asked something that is not answered yet. */
export interface ReviewQuestion {
  /** Who may write in it answers. */
  readonly menu: MenuId;
  /** Of what has a name of its own. */
  readonly name: string | null;
  readonly path: string;
}

/** What staff asked a team, the first that is due first. */
export const createReviewQuestions = ({ subjects }: { readonly subjects: Pick<ReviewSubjects, 'of'> }) => {
  const pageOf = createReviewPage({ subjects });
  return async (queries: Queries, merchantId: string): Promise<ReviewQuestion[]> => {
    const questions: ReviewQuestion[] = [];
    for (const row of await listAsked(queries, merchantId))
      questions.push({ menu: menuOf(row.kind), name: row.subjectName || null, path: await pageOf(queries, row) });
    return questions;
  };
};
export type ReviewQuestions = ReturnType<typeof createReviewQuestions>;
