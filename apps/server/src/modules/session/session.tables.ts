import type { MenuPermission } from '@balcao/contract/menus';
import type { ReviewStatus, TeamEntry } from '@balcao/contract/session';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { permissionRows } from '../role/role.reads.ts';

/** Someone's being logged in. The token itself is never stored (rule: sessions). */
export const sessions = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    accountId: uuid('account_id').notNull(),
    /** The team that was chosen, if any. */
    merchantId: uuid('merchant_id'),
    /** The member's rights as they stood when the team was chosen; other rights since then end its use (rule: rights-at-once). */
    rightsSeen: text('rights_seen'),
    /** While the second factor is outstanding (rule: second-factor-first), and how often it was entered wrong. */
    pending: boolean('pending').notNull().default(false),
    factorTries: integer('factor_tries').notNull().default(0),
    /** When the person last proved again that it is them (rule: credential-changes). */
    provenAt: timestamp('proven_at', { withTimezone: true, precision: 3 }),
    /** The role as which a super admin looks at the back office. */
    previewRoleId: uuid('preview_role_id'),
    timeZone: text('time_zone').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (t) => [
    unique('session_token').on(t.tokenHash),
    index('session_account').on(t.accountId),
    index('session_expires').on(t.expiresAt),
    check('session_pending_bare', sql`not ${t.pending} or (${t.merchantId} is null and ${t.provenAt} is null)`),
    check('session_preview_team', sql`${t.previewRoleId} is null or ${t.merchantId} is not null`),
  ],
);

/**
 * Every membership with its team and its rights in one row, so that one statement knows a caller. A role that is disabled or
 * deleted gives no permission. `rights` changes with everything that affects them: the membership, its role, the role's permissions.
 */
export const memberships = pgView('membership', {
  merchantId: uuid('merchant_id').notNull(),
  accountId: uuid('account_id').notNull(),
  merchantNumber: text('merchant_number').notNull(),
  name: text('name').notNull(),
  type: text('type').$type<TeamEntry['type']>().notNull(),
  createdBy: uuid('created_by').notNull(),
  reviewStatus: text('review_status').$type<ReviewStatus>().notNull(),
  teamCert: boolean('team_cert').notNull(),
  formStatus: text('form_status').$type<ReviewStatus>().notNull(),
  paymentCert: boolean('payment_cert').notNull(),
  isAdmin: boolean('is_admin').notNull(),
  roleName: text('role_name'),
  roleStatus: text('role_status').$type<TeamEntry['roleStatus']>(),
  permissions: jsonb('permissions').$type<MenuPermission[]>().notNull(),
  rights: text('rights').notNull(),
  joinedAt: timestamp('joined_at', { withTimezone: true, precision: 3 }).notNull(),
}).as(sql`
  select m.merchant_id, m.account_id, t.number as merchant_number, t.name, t.type, t.created_by, t.review_status,
    t.team_cert, t.form_status, t.payment_cert,
    m.is_admin, r.name as role_name, r.status as role_status,
    case when r.status = '0' then (
      select coalesce(${permissionRows}, '[]')
      from role_menu p where p.merchant_id = m.merchant_id and p.role_id = m.role_id
    ) else '[]' end as permissions,
    concat_ws('.', (extract(epoch from m.joined_at) * 1000)::bigint, m.version, coalesce(r.rights_version, 0)) as rights,
    m.joined_at
  from member m
  join team t on t.merchant_id = m.merchant_id
  left join role r on r.merchant_id = m.merchant_id and r.id = m.role_id`);
