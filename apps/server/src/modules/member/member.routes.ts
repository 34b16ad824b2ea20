import { getMember, listAdmins, listMembers, removeMember, updateMember } from '@balcao/contract/member';
import type { Implement } from '../../platform/implement.ts';
import type { AdminList } from './admin-list.service.ts';
import type { MemberService } from './member.service.ts';
import type { MemberChanges } from './member-changes.service.ts';

interface Services {
  readonly members: MemberService;
  readonly memberChanges: MemberChanges;
  readonly adminList: AdminList;
}

export const memberRoutes = (implement: Implement, { members, memberChanges, adminList }: Services): void => {
  implement(listAdmins, adminList.admins);
  implement(listMembers, members.list);
  implement(getMember, members.get);
  implement(updateMember, memberChanges.update);
  implement(removeMember, memberChanges.remove);
};
