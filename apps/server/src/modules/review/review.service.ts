import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { listReviews, Review } from '@balcao/contract/review';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { TeamService } from '../team/team.service.ts';
import { presentReview } from './review.present.ts';
import { countWaiting, insertReview, listWaiting } from './review.repository.ts';

interface Submission {
  readonly merchantId: string;
  readonly kind: Review['kind'];
  readonly now: Date;
}
interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payee'>;
}

/** What people submitted and staff decide. */
export const createReviewService = ({ db, teams }: Needs) => ({
  /** Answers with the id. @throws Refusal `state_forbids` while another of this kind waits; `not_found` without the team. */
  submit: async (tx: Tx, { merchantId, kind, now }: Submission): Promise<string> => {
    const { merchantNumber, name: merchantName } = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
    const id = newId(now);
    const review = { merchantId, id, kind, status: 'UNDER', merchantNumber, merchantName, submittedAt: now } as const;
    if (!(await insertReview(tx, review))) refuse('state_forbids');
    return id;
  },

  list: async ({ query }: Call<typeof listReviews>) => {
    const { pageNum = 1, pageSize = defaultPageSize, cursor } = query;
    const place = placeOf(cursor, idKeys);
    const offset = place ? 0 : (pageNum - 1) * pageSize;
    const [rows, counted] = await Promise.all([listWaiting(db, place, pageSize + 1, offset), countWaiting(db)]);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      list: page.map(presentReview),
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.submittedAt, key: last.id }) : null,
    };
  },
});
export type ReviewService = ReturnType<typeof createReviewService>;
