import type { Tx } from '../../platform/db.ts';
import { listJoined, type ReviewRow } from './review.repository.ts';
import { changeJoined } from './review-move.repository.ts';

type Change = Parameters<typeof changeJoined>[2];

/**
 * What is decided with a submission goes where that goes, in the same transaction, before it: the team is certified when its data for payments are
 * looked at. Each is noted in its own timeline and told to its own module.
 */
export const createFollowing =
  (tell: (tx: Tx, row: ReviewRow) => Promise<void>) =>
  async (tx: Tx, leading: ReviewRow, to: Change, note: (moved: ReviewRow) => Promise<void>): Promise<void> => {
    for (const joined of await listJoined(tx, leading)) {
      const moved = await changeJoined(tx, joined, to);
      if (!moved) continue;
      await note(moved);
      await tell(tx, moved);
    }
  };
