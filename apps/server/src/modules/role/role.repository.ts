import { isMenuId, type MenuId, type MenuLevel } from '@balcao/contract/menus';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { roleMenus, roles } from './role.tables.ts';

export type RoleRow = typeof roles.$inferSelect;
type Key = Pick<RoleRow, 'merchantId' | 'id'>;
/** A menu that a role reaches, and how far. */
export interface RolePermission {
  readonly menuId: MenuId;
  readonly permissionLevel: MenuLevel;
}

export const insertRole = async (tx: Tx, role: Omit<RoleRow, 'version' | 'rightsVersion'>): Promise<void> => {
  await tx.insert(roles).values(role);
};

/** Raises the version too, which ends the sessions that saw the role as it was. Locks the role until the commit. */
export const updateRole = async (tx: Tx, { merchantId, id }: Key, status: RoleRow['status'] | undefined) => {
  const { rowCount } = await tx
    .update(roles)
    .set({
      version: sql`${roles.version} + 1`,
      rightsVersion: sql`${roles.rightsVersion} + 1`,
      ...(status === undefined ? {} : { status }),
    })
    .where(and(eq(roles.merchantId, merchantId), eq(roles.id, id)));
  return rowCount === 1;
};

export const findRole = async (queries: Queries, { merchantId, id }: Key): Promise<RoleRow | undefined> => {
  const [role] = await queries
    .select()
    .from(roles)
    .where(and(eq(roles.merchantId, merchantId), eq(roles.id, id)));
  return role;
};

export const findPermissions = async (queries: Queries, { merchantId, id }: Key): Promise<RolePermission[]> => {
  const rows = await queries
    .select({ menuId: roleMenus.menuId, permissionLevel: roleMenus.level })
    .from(roleMenus)
    .where(and(eq(roleMenus.merchantId, merchantId), eq(roleMenus.roleId, id)));
  // A menu that the product no longer has gives nothing.
  return rows.filter((row): row is RolePermission => isMenuId(row.menuId));
};

export const deletePermissions = async (tx: Tx, { merchantId, id }: Key): Promise<void> => {
  await tx.delete(roleMenus).where(and(eq(roleMenus.merchantId, merchantId), eq(roleMenus.roleId, id)));
};

export const insertPermissions = async (
  tx: Tx,
  { merchantId, id: roleId }: Key,
  permissions: readonly RolePermission[],
): Promise<void> => {
  const rows = permissions.map(({ menuId, permissionLevel: level }) => ({ merchantId, roleId, menuId, level }));
  if (rows.length > 0) await tx.insert(roleMenus).values(rows);
};
