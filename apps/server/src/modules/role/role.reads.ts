import type { MenuPermission } from '@balcao/contract/menus';
import type { RoleStatus } from '@balcao/contract/role';
import { type SQLWrapper, sql } from 'drizzle-orm';

/** The rows `p` of `role_menu` as the permissions that they give. */
export const permissionRows = sql`jsonb_agg(jsonb_build_object('menuId', p.menu_id, 'permissionLevel', p.level))`;

/** What a role allows, also one that is switched off; nothing without a role. */
export const permissionsOfRole = (merchantId: SQLWrapper, roleId: SQLWrapper) => sql<MenuPermission[]>`coalesce((
  select ${permissionRows} from role_menu p where p.merchant_id = ${merchantId} and p.role_id = ${roleId}), '[]')`;

/** What a role allows now: nothing where it is switched off or deleted. */
export const permissionsInForce = (merchantId: SQLWrapper, roleId: SQLWrapper) => sql<MenuPermission[]>`coalesce((
  select ${permissionRows}
  from role_menu p join role r on r.merchant_id = p.merchant_id and r.id = p.role_id and r.status = '0'
  where p.merchant_id = ${merchantId} and p.role_id = ${roleId}), '[]')`;

/** A role, joined as `r` to rows of other modules that name it. */
export const roleRow = {
  table: sql`role as r`,
  is: (merchantId: SQLWrapper, roleId: SQLWrapper) => sql`r.merchant_id = ${merchantId} and r.id = ${roleId}`,
  name: sql<string>`r.name`,
  status: sql<RoleStatus>`r.status`,
};
