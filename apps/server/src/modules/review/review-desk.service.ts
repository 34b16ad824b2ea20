import { civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { countReviews, getReview, listReviews, ReviewDetail } from '@balcao/contract/review-desk';
import type { ReviewStatus } from '@balcao/contract/session';
import { cursorOf, idKeys, type Place, placeOf } from '../../platform/cursor.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import { presentReview } from './review.present.ts';
import { lapsedAt, lookSeconds } from './review-claim.ts';
import {
  type AtDesk,
  countDesk,
  countUpTo,
  findByReviewId,
  type ListedBy,
  type ListedReview,
  listByUrgency,
  listNewest,
} from './review-desk.repository.ts';
import type { ReviewDetails } from './review-detail.ts';

interface Needs {
  readonly db: Db;
  readonly auditEvents: Pick<AuditEvents, 'recordOnce'>;
  readonly details: ReviewDetails;
  readonly staffNames: Pick<StaffNames, 'namesOf'>;
}

const decided: readonly ReviewStatus[] = ['SUCCESS', 'REJECT'];
/** Without a filter the waiting ones; but only decisions can be opened again. */
const statusesOf = ({ status, show }: Call<typeof listReviews>['query']): readonly ReviewStatus[] =>
  status && status.length > 0 ? status : show === 'reopening' ? decided : ['UNDER'];

const deskOf = ({ actor, now }: Pick<Call<typeof countReviews>, 'actor' | 'now'>): AtDesk => ({
  staffId: actor.staffId,
  now,
  lapsedAt: lapsedAt(now),
});

/** The queue of staff, and what they see when they open a submission. Every look is written down. */
export const createReviewDesk = ({ db, auditEvents, details, staffNames }: Needs) => ({
  list: async (call: Call<typeof listReviews>): Promise<ReplyOf<typeof listReviews>> => {
    const { cursor, pageNum = 1, pageSize = defaultPageSize, kind, type, show, search } = call.query;
    const statuses = statusesOf(call.query);
    const by: ListedBy = { ...deskOf(call), statuses, kinds: kind, types: type, show, search };
    const isQueue = statuses.every((status) => status === 'UNDER');
    const place = placeOf(cursor, idKeys);
    const page = { place, limit: pageSize + 1, offset: skipOf(call.query) };
    const [rows, counted] = await Promise.all([
      isQueue ? listByUrgency(db, by, page) : listNewest(db, by, page),
      countUpTo(db, by),
    ]);
    const shown = rows.slice(0, pageSize);
    const names = await staffNames.namesOf(db, [
      ...new Set(shown.map(({ claimedBy }) => claimedBy).filter((id) => id !== null)),
    ]);
    const placeOfRow = (row: ListedReview): Place => ({ at: isQueue ? row.dueAt : row.submittedAt, key: row.id });
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return {
      list: shown.map((row) => presentReview(row, names)),
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: last ? cursorOf(placeOfRow(last)) : null,
    };
  },

  count: (call: Call<typeof countReviews>): Promise<ReplyOf<typeof countReviews>> => {
    const today = new Date(dayStart(civilDayOf(call.now.toISOString(), DEFAULT_ZONE), DEFAULT_ZONE));
    return countDesk(db, deskOf(call), today);
  },

  get: (call: Call<typeof getReview>): Promise<ReviewDetail> =>
    transaction(db, async (tx) => {
      const row = (await findByReviewId(tx, call.params.id)) ?? refuse('not_found');
      const { merchantId, id: subjectId, merchantName: subjectName } = row;
      await auditEvents.recordOnce(tx, call, { kind: 'reviewOpened', merchantId, subjectId, subjectName }, lookSeconds);
      return details.present(tx, row, call);
    }),
});
export type ReviewDesk = ReturnType<typeof createReviewDesk>;
