import { StaffRole } from '@balcao/contract/staff';
import type { StaffPerson } from '@balcao/contract/staff-team';
import * as z from 'zod/mini';

/** What the address of the list says. What is wrong in it is as if it were not there. */
export const StaffSearch = z.object({
  search: z.catch(z.optional(z.string().check(z.maxLength(80))), undefined),
  role: z.catch(z.optional(z.array(StaffRole)), undefined),
  /** Who is open in the side panel. */
  person: z.catch(z.optional(z.uuid()), undefined),
});
export type StaffSearch = z.infer<typeof StaffSearch>;

/** Without accents and in lower case, as people search. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a person is among those that the filters let through. */
export const matches = ({ name, email, role }: StaffPerson, { search, role: roles }: StaffSearch): boolean => {
  if (roles && roles.length > 0 && !roles.includes(role)) return false;
  return !search || plain(`${name} ${email}`).includes(plain(search.trim()));
};
