import type { AuditEventChange } from '@balcao/contract/audit-event';
import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type { Locale } from '@balcao/contract/locale';
import type { StaffRole } from '@balcao/contract/staff';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** Someone who works for the platform. Has nothing in common with accounts: one person would have both (rule: staff-decide). */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** Null until the person has set it, by the link from their invitation. */
    passwordHash: text('password_hash'),
    status: text('status').$type<'active' | 'disabled'>().notNull().default('active'),
    /** Of mails to them: the language in which they signed in last. */
    locale: text('locale').$type<Locale>().notNull().default('pt-BR'),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }),
    /** Rises with every change by those who administer. */
    version: integer('version').notNull().default(0),
    /** A pending secret, which is not valid before its first code was entered. */
    sealedOffer: text('sealed_offer'),
    /** The secret of the authenticator app, sealed; on from `factorSince` (rule: sealed). */
    sealedSecret: text('sealed_secret'),
    factorSince: timestamp('factor_since', { withTimezone: true, precision: 3 }),
    /** The time step of the code that was taken last: no code is good twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of the link that sets the password, once; without an end it was used. */
    setUpHash: text('set_up_hash'),
    setUpSentAt: timestamp('set_up_sent_at', { withTimezone: true, precision: 3 }),
    setUpEndsAt: timestamp('set_up_ends_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    unique('staff_email').on(t.email),
    check('staff_email_lower', sql`${t.email} = lower(${t.email})`),
    check('staff_role', sql`${t.role} in ('reviewer', 'finance', 'support', 'admin')`),
    check('staff_status', sql`${t.status} in ('active', 'disabled')`),
    check('staff_factor', sql`${t.factorSince} is null or ${t.sealedSecret} is not null`),
    unique('staff_set_up').on(t.setUpHash),
  ],
);

export const staffSessions = pgTable(
  'staff_session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    staffId: uuid('staff_id').notNull(),
    /** Signed in by password alone: valid only for the second factor. */
    pending: boolean('pending').notNull().default(false),
    /** Codes that were tried while it was pending. */
    factorTries: integer('factor_tries').notNull().default(0),
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

/** What staff did that others may ask about: appended, never changed. */
export const auditEvents = pgTable(
  'staff_deed',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id').notNull(),
    /** The name as it was then. */
    staffName: text('staff_name').notNull(),
    kind: text('kind').$type<AuditEventKind>().notNull(),
    /** The team it was about, and what of it: a submission, a document, a colleague. */
    merchantId: uuid('merchant_id'),
    subjectId: uuid('subject_id'),
    subjectName: text('subject_name').notNull(),
    /** What of a colleague has changed. */
    changes: jsonb('changes').$type<readonly AuditEventChange[]>().notNull().default([]),
    ip: text('ip').notNull(),
    requestId: text('request_id').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    index('staff_deed_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('staff_deed_subject').on(t.subjectId, t.at),
    index('staff_deed_doer').on(t.staffId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('staff_deed_merchant').on(t.merchantId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
