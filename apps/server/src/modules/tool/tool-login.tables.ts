import type { ToolLoginStatus, ToolSystem } from '@balcao/contract/tool-login';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Computers that ask for a key of the tool. Neither the code nor the secret is stored (rule: device-login). */
export const toolLogins = pgTable(
  'tool_login',
  {
    id: uuid('id').primaryKey(),
    status: text('status').$type<ToolLoginStatus>().notNull(),
    codeHash: text('code_hash').notNull(),
    secretHash: text('secret_hash').notNull(),
    computer: text('computer').notNull(),
    system: text('system').$type<ToolSystem>().notNull(),
    ip: text('ip').notNull(),
    /** The team and the key, once a person has said yes. */
    merchantId: uuid('merchant_id'),
    keyId: uuid('key_id'),
    /** When the tool asked last, and how many seconds later it may ask again. */
    askedAt: instant('asked_at').notNull(),
    intervalSeconds: integer('interval_seconds').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    unique('tool_login_code').on(t.codeHash),
    unique('tool_login_secret').on(t.secretHash),
    index('tool_login_expires').on(t.expiresAt),
    check('tool_login_status', sql`${t.status} in ('waiting', 'confirmed', 'denied', 'expired', 'used')`),
    check('tool_login_system', sql`${t.system} in ('linux', 'macos', 'windows', 'other')`),
    check('tool_login_key', sql`(${t.status} in ('confirmed', 'used')) = (${t.keyId} is not null)`),
    check('tool_login_team', sql`(${t.keyId} is null) = (${t.merchantId} is null)`),
  ],
);
export type ToolLoginRow = typeof toolLogins.$inferSelect;
