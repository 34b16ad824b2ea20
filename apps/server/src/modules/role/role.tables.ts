import type { MenuLevel } from '@balcao/contract/menus';
import type { RoleStatus } from '@balcao/contract/role';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A team's role: a name for a set of permissions. */
export const roles = pgTable(
  'role',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    status: text('status').$type<RoleStatus>().notNull(),
    /** Incremented with every change: a change of another version than the current one is refused. */
    version: integer('version').notNull().default(1),
    /** Raised with every change of what the role allows: sessions that saw another one are refused (rule: rights-at-once). */
    rightsVersion: integer('rights_version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('role_name').on(t.merchantId, sql`lower(${t.name})`).where(sql`${t.status} <> '2'`),
    check('role_status', sql`${t.status} in ('0', '1', '2')`),
  ],
);

/** The level of a role on a menu; a menu that is not listed is no access. */
export const roleMenus = pgTable(
  'role_menu',
  {
    merchantId: uuid('merchant_id').notNull(),
    roleId: uuid('role_id').notNull(),
    menuId: text('menu_id').notNull(),
    level: text('level').$type<MenuLevel>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.roleId, t.menuId] }),
    foreignKey({
      name: 'role_menu_role',
      columns: [t.merchantId, t.roleId],
      foreignColumns: [roles.merchantId, roles.id],
    }),
    check('role_menu_level', sql`${t.level} in ('read', 'write')`),
  ],
);
