import type { AuthorizationPurpose, AuthorizationStatus } from '@balcao/contract/authorization';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a browser asks of a phone by a QR code. Neither the code nor the secret is stored (rule: device-login). */
export const authorizations = pgTable(
  'authorization_code',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<AuthorizationPurpose>().notNull(),
    status: text('status').$type<AuthorizationStatus>().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Of the browser that asked to be logged in. */
    secretHash: text('secret_hash'),
    /** Who asks to be bound, or is logged in to from the scan on. */
    accountId: uuid('account_id'),
    /** The session that asked to bind: no other may follow it. */
    sessionId: uuid('session_id'),
    /** The user of the chat app who scanned it, and alone may answer. */
    customerId: uuid('customer_id'),
    customerName: text('customer_name'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    timeZone: text('time_zone').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    unique('authorization_code_code').on(t.codeHash),
    unique('authorization_code_secret').on(t.secretHash),
    index('authorization_code_expires').on(t.expiresAt),
    check('authorization_code_purpose', sql`${t.purpose} in ('login', 'bind', 'rebind')`),
    check('authorization_code_status', sql`${t.status} in ('0', '1', '2', '3', '4', '5')`),
    check(
      'authorization_code_asker',
      sql`(${t.purpose} = 'login') = (${t.secretHash} is not null)
      and (${t.purpose} = 'login') = (${t.sessionId} is null)`,
    ),
  ],
);
