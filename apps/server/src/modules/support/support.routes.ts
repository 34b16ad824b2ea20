import {
  addStaffNote,
  listMerchantPeople,
  listStaffNotes,
  lookAtMerchant,
  searchSupport,
} from '@balcao/contract/support';
import type { Implement } from '../../platform/implement.ts';
import type { StaffNotes } from './staff-note.service.ts';
import type { SupportPeople } from './support-people.service.ts';
import type { SupportSearch } from './support-search.service.ts';

export const supportRoutes = (
  implement: Implement,
  { search, people, notes }: { search: SupportSearch; people: SupportPeople; notes: StaffNotes },
): void => {
  implement(searchSupport, search.find);
  implement(listMerchantPeople, people.list);
  implement(lookAtMerchant, people.look);
  implement(listStaffNotes, notes.list);
  implement(addStaffNote, notes.add);
};
