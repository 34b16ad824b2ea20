import type { Db } from '../../platform/db.ts';
import { findDueGroups } from './settlement-run.repository.ts';

/** A settlement begins within seconds; what has been due for so long is behind. */
const behindMs = 15 * 60_000;

/** Whether settlements keep up with the calendar, over all merchants whose money may move. */
export const createSettlementStanding = ({ db }: { readonly db: Db }) => ({
  isBehind: async (now: Date): Promise<boolean> =>
    (await findDueGroups(db, new Date(now.getTime() - behindMs), 1, { without: [] })).length > 0,
});
export type SettlementStanding = ReturnType<typeof createSettlementStanding>;
