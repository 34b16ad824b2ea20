/**
 * Menu ids are route names; a role holds a level for each. The menu, the guard, the buttons and the server read this
 * one list. A menu enters it together with its screen.
 */
export const menuIds = [
  'payment.overview',
  'payment.dashboard',
  'payment.orders',
  'payment.products',
  'payment.refunds',
  'payment.financial',
  'applets.index',
  'channels.index',
  'messages.index',
  'setting.team',
  'setting.payment',
  'setting.merchant',
] as const;
export type MenuId = (typeof menuIds)[number];

/** Levels of a role on a menu: `write` includes `read`; a menu that is not listed is no access. */
export const menuLevels = ['read', 'write'] as const;
export type MenuLevel = (typeof menuLevels)[number];
export const isMenuId = (id: string): id is MenuId => (menuIds as readonly string[]).includes(id);

export interface MenuPermission {
  readonly menuId: string;
  readonly permissionLevel: MenuLevel;
}

/** Does this member reach the menu at this level? Super admins always do. */
export const reaches = (
  member: { readonly isAdmin: boolean; readonly menuPermissions: readonly MenuPermission[] },
  menu: MenuId,
  level: MenuLevel,
): boolean =>
  member.isAdmin ||
  member.menuPermissions.some((held) => held.menuId === menu && (level === 'read' || held.permissionLevel === 'write'));

/** Has this member everything that the permissions give? Members cannot give or revoke permissions that they lack (rule: no-raised-rights). */
export const covers = (
  member: { readonly isAdmin: boolean; readonly menuPermissions: readonly MenuPermission[] },
  permissions: readonly MenuPermission[],
): boolean =>
  member.isAdmin ||
  permissions.every(({ menuId, permissionLevel }) =>
    member.menuPermissions.some(
      (held) => held.menuId === menuId && (permissionLevel === 'read' || held.permissionLevel === 'write'),
    ),
  );
