import { isMenuId, type MenuId, type MenuLevel } from '@balcao/contract/menus';
import { RoleStatus } from '@balcao/contract/role';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { permissionRows } from './role.reads.ts';
import { roleMenus, roles } from './role.tables.ts';

export type RoleRow = typeof roles.$inferSelect;
type Key = Pick<RoleRow, 'merchantId' | 'id'>;
/** A menu that a role reaches, and how far. */
export interface RolePermission {
  readonly menuId: MenuId;
  readonly permissionLevel: MenuLevel;
}
/** A role with what it allows and how many members have it. */
export interface RoleListing extends Pick<RoleRow, 'id' | 'name' | 'status' | 'version' | 'createdAt'> {
  readonly members: number;
  readonly permissions: readonly RolePermission[];
}

const at = ({ merchantId, id }: Key) => and(eq(roles.merchantId, merchantId), eq(roles.id, id));
/** A deleted role is a tag on its members and otherwise gone. */
const isThere = ne(roles.status, RoleStatus.enum.deleted);

export const insertRole = async (tx: Tx, role: Omit<RoleRow, 'version' | 'rightsVersion'>): Promise<void> => {
  await tx.insert(roles).values(role);
};

/** One statement for a page of roles, for how many members each has, and for what each allows. */
const listing = (queries: Queries, merchantId: string) => {
  // Members are counted by the name of their table: the module of members stands on this one.
  const counted = sql`(select role_id, count(*) as members from member where merchant_id = ${merchantId} group by role_id) as counted`;
  const held = sql`(select p.role_id, ${permissionRows} as permissions
    from role_menu p where p.merchant_id = ${merchantId} group by p.role_id) as held`;
  const { id, name, status, version, createdAt } = roles;
  return queries
    .select({
      id,
      name,
      status,
      version,
      createdAt,
      members: sql<number>`coalesce(counted.members, 0)`.mapWith(Number),
      permissions: sql<RolePermission[]>`coalesce(held.permissions, '[]')`,
    })
    .from(roles)
    .leftJoin(counted, sql`counted.role_id = ${roles.id}`)
    .leftJoin(held, sql`held.role_id = ${roles.id}`);
};

/** The roles of a team by name. */
export const listRows = (
  queries: Queries,
  merchantId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RoleListing[]> =>
  listing(queries, merchantId)
    .where(and(eq(roles.merchantId, merchantId), isThere))
    .orderBy(sql`lower(${roles.name})`, asc(roles.id))
    .limit(limit)
    .offset(offset);

export const countRoles = async (queries: Queries, merchantId: string): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(roles)
    .where(and(eq(roles.merchantId, merchantId), isThere));
  return row?.all ?? 0;
};

export const findListing = async (queries: Queries, key: Key): Promise<RoleListing | undefined> => {
  const [found] = await listing(queries, key.merchantId).where(and(at(key), isThere));
  return found;
};

/** A role, also a deleted one. */
export const findRole = async (queries: Queries, key: Key): Promise<RoleRow | undefined> => {
  const [role] = await queries.select().from(roles).where(at(key));
  return role;
};

/** A role, also a deleted one, with a shared lock: no one changes it until the commit. */
export const holdRole = async (tx: Tx, key: Key): Promise<RoleRow | undefined> => {
  const [role] = await tx.select().from(roles).where(at(key)).for('share');
  return role;
};

/** An existing role, locked until the commit. */
export const lockRole = async (tx: Tx, key: Key): Promise<RoleRow | undefined> => {
  const [role] = await tx
    .select()
    .from(roles)
    .where(and(at(key), isThere))
    .for('no key update');
  return role;
};

/** Renames a role of this version. `changesRights` ends the use of the sessions that saw what the role allowed before. */
export const updateRow = async (
  tx: Tx,
  key: Key,
  { version, name, changesRights }: Pick<RoleRow, 'version' | 'name'> & { readonly changesRights: boolean },
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(roles)
    .set({
      name,
      version: sql`${roles.version} + 1`,
      ...(changesRights ? { rightsVersion: sql`${roles.rightsVersion} + 1` } : {}),
    })
    .where(and(at(key), isThere, eq(roles.version, version)));
  return rowCount === 1;
};

/** Moves a role that is in one of these states; ends the sessions of the members who have it. */
export const moveRow = async (
  tx: Tx,
  key: Key,
  { from, to }: { readonly from: RoleRow['status'][]; readonly to: RoleRow['status'] },
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(roles)
    .set({
      status: to,
      version: sql`${roles.version} + 1`,
      rightsVersion: sql`${roles.rightsVersion} + 1`,
    })
    .where(and(at(key), inArray(roles.status, from)));
  return rowCount === 1;
};

export const findPermissions = async (queries: Queries, { merchantId, id }: Key): Promise<RolePermission[]> => {
  const rows = await queries
    .select({ menuId: roleMenus.menuId, permissionLevel: roleMenus.level })
    .from(roleMenus)
    .where(and(eq(roleMenus.merchantId, merchantId), eq(roleMenus.roleId, id)));
  // A menu that the product no longer has gives nothing.
  return rows.filter((row): row is RolePermission => isMenuId(row.menuId));
};

/** Takes the place of all that the role allowed. */
export const replacePermissions = async (
  tx: Tx,
  { merchantId, id: roleId }: Key,
  permissions: readonly RolePermission[],
): Promise<void> => {
  await tx.delete(roleMenus).where(and(eq(roleMenus.merchantId, merchantId), eq(roleMenus.roleId, roleId)));
  const rows = permissions.map(({ menuId, permissionLevel: level }) => ({ merchantId, roleId, menuId, level }));
  if (rows.length > 0) await tx.insert(roleMenus).values(rows);
};
