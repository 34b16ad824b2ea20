import type { ReviewEventKind } from '@balcao/contract/review';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import { insertEvent } from './review.repository.ts';
import type { ReviewKey } from './review-move.repository.ts';

interface Needs {
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly staffNames: Pick<StaffNames, 'nameOf'>;
}
/** What happened to which submission, with what was said. */
interface Happening {
  readonly row: ReviewKey;
  readonly kind: ReviewEventKind;
  readonly text?: string | null;
}
interface ByMember {
  readonly actor: { readonly accountId: string };
  readonly now: Date;
}
interface ByStaff {
  readonly actor: { readonly staffId: string };
  readonly now: Date;
}

/** Writes down what happens to submissions, with the names that people have at the time. */
export const createReviewTimeline = ({ names, staffNames }: Needs) => {
  const write = async (
    tx: Tx,
    at: Date,
    { row, kind, text = null }: Happening,
    by: { readonly accountId: string | null; readonly staffId: string | null; readonly byName: string | null },
  ): Promise<void> => {
    const { merchantId, id: reviewId } = row;
    await insertEvent(tx, { merchantId, id: newId(at), reviewId, kind, at, ...by, text });
  };
  return {
    byMember: async (tx: Tx, { actor, now }: ByMember, happening: Happening): Promise<void> => {
      const { accountId } = actor;
      await write(tx, now, happening, { accountId, staffId: null, byName: await names.nameOf(tx, accountId) });
    },
    byStaff: async (tx: Tx, { actor, now }: ByStaff, happening: Happening): Promise<void> => {
      const { staffId } = actor;
      await write(tx, now, happening, { accountId: null, staffId, byName: await staffNames.nameOf(tx, staffId) });
    },
    /** The sandbox decides by itself. */
    byNobody: (tx: Tx, now: Date, happening: Happening): Promise<void> =>
      write(tx, now, happening, { accountId: null, staffId: null, byName: null }),
  };
};
export type ReviewTimeline = ReturnType<typeof createReviewTimeline>;
