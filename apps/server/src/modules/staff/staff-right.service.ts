import { type StaffRight, staffMay } from '@balcao/contract/staff';
import type { StaffActor } from '../../platform/actor.ts';
import type { Queries } from '../../platform/db.ts';
import { isOver } from '../../platform/session-life.ts';
import { findStaff } from './staff.repository.ts';
import { findStaffSession } from './staff-session.repository.ts';

/** What colleagues may do at this moment: for what is asked without a session of theirs, by a link. */
export const createStaffRights = () => ({
  /** Whether a colleague works here still, in a role with this right (rule: rights-at-once). */
  may: async (queries: Queries, staffId: string, right: StaffRight): Promise<boolean> => {
    const person = await findStaff(queries, staffId);
    return person?.status === 'active' && staffMay(person.role, right);
  },

  /** The same within a session that must not have ended: for what outlives the call that began it. */
  mayStill: async (
    queries: Queries,
    { sessionId, staffId }: Pick<StaffActor, 'sessionId' | 'staffId'>,
    right: StaffRight,
    now: Date,
  ): Promise<boolean> => {
    const found = await findStaffSession(queries, { id: sessionId, staffId });
    if (!found || isOver(found.session, now)) return false;
    return found.person.status === 'active' && staffMay(found.person.role, right);
  },
});
export type StaffRights = ReturnType<typeof createStaffRights>;
