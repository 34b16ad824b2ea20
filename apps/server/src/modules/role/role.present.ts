import { menuIds } from '@balcao/contract/menus';
import type { Role } from '@balcao/contract/role';
import type { RoleListing } from './role.repository.ts';

/** A role as the team sees it, its menus in the order of the product; one that the product no longer has is left out. */
export const presentRole = ({ permissions, createdAt, ...role }: RoleListing): Role => ({
  ...role,
  menuPermissions: menuIds.flatMap((menuId) => permissions.filter((held) => held.menuId === menuId)),
  createdAt: createdAt.toISOString(),
});
