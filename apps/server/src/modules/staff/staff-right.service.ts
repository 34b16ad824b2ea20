import { type StaffRight, staffMay } from '@balcao/contract/staff';
import type { Queries } from '../../platform/db.ts';
import { findStaff } from './staff.repository.ts';

/** What colleagues may do at this moment: for what is asked without a session of theirs, by a link. */
export const createStaffRights = () => ({
  /** Whether a colleague works here still, in a role with this right (rule: rights-at-once). */
  may: async (queries: Queries, staffId: string, right: StaffRight): Promise<boolean> => {
    const person = await findStaff(queries, staffId);
    return person?.status === 'active' && staffMay(person.role, right);
  },
});
export type StaffRights = ReturnType<typeof createStaffRights>;
