import { RoleStatus } from '@balcao/contract/role';
import type { TeamEntry } from '@balcao/contract/session';
import type { UserMenuProps } from '@balcao/ui/user-menu.tsx';

/** The role tag: super admin, the role's name, or that the role was deleted. */
export const roleOf = ({
  isAdmin,
  roleName,
  roleStatus,
}: Pick<TeamEntry, 'isAdmin' | 'roleName' | 'roleStatus'>): UserMenuProps['role'] => {
  if (isAdmin) return { kind: 'superAdmin' };
  if (roleStatus === RoleStatus.enum.deleted) return { kind: 'deleted' };
  return roleName ? { kind: 'named', name: roleName } : undefined;
};
