import type { Tx } from '../../platform/db.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import { filledFields } from './review-fields.ts';
import type { ReviewSubjects } from './review-subject.service.ts';

interface Needs {
  readonly reviews: Pick<ReviewService, 'handed'>;
  readonly subjects: Pick<ReviewSubjects, 'of'>;
}

/** What marks and verdicts may name: the fields of what was submitted, and of a version its files. */
export const createReviewPaths = ({ reviews, subjects }: Needs) => ({
  /** @throws Refusal `form_invalid` at `<list>.<index>.path` for the first that the submission does not have. */
  check: async (tx: Tx, row: ReviewRow, list: string, paths: readonly string[]): Promise<void> => {
    const own = filledFields(row, [reviews.handed(row).form]).map(({ path }) => path);
    const known = new Set([...own, ...((await subjects.of(row.kind)?.morePaths(tx, row)) ?? [])]);
    const unknown = paths.findIndex((path) => !known.has(path));
    if (unknown >= 0) refuseField(`${list}.${unknown}.path`, 'choice');
  },
});
export type ReviewPaths = ReturnType<typeof createReviewPaths>;
