import type { Queries } from '../../platform/db.ts';
import { findStaffNames } from './staff-deed.repository.ts';

/** By which names colleagues go: for modules that write down, or show, who of the staff did something. */
export const createStaffNames = () => ({
  /** The name of today. @throws Error when there is no such colleague. */
  nameOf: async (queries: Queries, staffId: string): Promise<string> => {
    const [person] = await findStaffNames(queries, [staffId]);
    if (!person) throw new Error(`no staff ${staffId}`);
    return person.name;
  },

  /** Many at once, by id. */
  namesOf: async (queries: Queries, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    staffIds.length === 0
      ? new Map()
      : new Map((await findStaffNames(queries, staffIds)).map(({ id, name }) => [id, name])),
});
export type StaffNames = ReturnType<typeof createStaffNames>;
