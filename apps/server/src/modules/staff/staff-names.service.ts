import type { Locale } from '@balcao/contract/locale';
import type { StaffRole } from '@balcao/contract/staff';
import type { Queries } from '../../platform/db.ts';
import { findStaffNames } from './audit-event.repository.ts';
import { listStaff } from './staff.repository.ts';

/** By which names colleagues go, and where they are written to: for modules that show who of the staff did something, or tell them. */
export const createStaffNames = () => ({
  /** The name of today. @throws Error when there is no such colleague. */
  nameOf: async (queries: Queries, staffId: string): Promise<string> => {
    const [person] = await findStaffNames(queries, [staffId]);
    if (!person) throw new Error(`no staff ${staffId}`);
    return person.name;
  },

  /** Everyone with a role, each in the language of their last sign-in. */
  recipientsOf: async (queries: Queries, role: StaffRole): Promise<{ id: string; email: string; locale: Locale }[]> =>
    (await listStaff(queries)).filter((one) => one.role === role && one.status === 'active'),

  /** Many at once, by id. */
  namesOf: async (queries: Queries, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    staffIds.length === 0
      ? new Map()
      : new Map((await findStaffNames(queries, staffIds)).map(({ id, name }) => [id, name])),
});
export type StaffNames = ReturnType<typeof createStaffNames>;
