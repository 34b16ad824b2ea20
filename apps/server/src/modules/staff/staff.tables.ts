import type { StaffRole } from '@balcao/contract/staff';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** Somebody who works for the platform. Has nothing in common with accounts: one person would have both (promise Z9). */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    unique('staff_email').on(t.email),
    check('staff_email_lower', sql`${t.email} = lower(${t.email})`),
    check('staff_role', sql`${t.role} in ('reviewer', 'finance', 'support', 'admin')`),
  ],
);

export const staffSessions = pgTable(
  'staff_session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    staffId: uuid('staff_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (t) => [
    unique('staff_session_token').on(t.tokenHash),
    foreignKey({ name: 'staff_session_staff', columns: [t.staffId], foreignColumns: [staff.id] }),
    index('staff_session_expires').on(t.expiresAt),
  ],
);
