import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** With what the server of a mini program shows who it is; no row until one is made. The secrets are kept as hashes only. */
export const appletSecrets = pgTable(
  'applet_secret',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    appId: text('app_id').notNull(),
    hash: text('hash').notNull(),
    madeAt: instant('made_at').notNull(),
    /** By the name of that day. */
    madeBy: text('made_by').notNull(),
    lastUsedAt: instant('last_used_at'),
    formerHash: text('former_hash'),
    formerUntil: instant('former_until'),
    formerUsedAt: instant('former_used_at'),
    version: integer('version').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId] }),
    uniqueIndex('applet_secret_app_id').on(t.appId),
    check('applet_secret_former', sql`(${t.formerHash} is null) = (${t.formerUntil} is null)`),
  ],
);
export type SecretRow = typeof appletSecrets.$inferSelect;

/** What an AppSecret was changed into for two hours; it ends with the secret for which it was given. */
export const appletTokens = pgTable(
  'applet_token',
  {
    merchantId: uuid('merchant_id').notNull(),
    hash: text('hash').notNull(),
    appletId: uuid('applet_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.hash] }),
    uniqueIndex('applet_token_hash').on(t.hash),
    index('applet_token_newest').on(t.merchantId, t.appletId, t.createdAt.desc().nullsFirst()),
  ],
);

/** The keys with which the developer tool of one machine uploads packages of a mini program. Stored as hashes only; a revoked one is deleted. */
export const appletUploadKeys = pgTable(
  'applet_upload_key',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    madeAt: instant('made_at').notNull(),
    /** The tool acts for this person. */
    madeById: uuid('made_by_id').notNull(),
    /** By the name of that day. */
    madeBy: text('made_by').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('applet_upload_key_hash').on(t.hash),
    uniqueIndex('applet_upload_key_name').on(t.merchantId, t.appletId, t.name),
  ],
);
export type UploadKeyRow = typeof appletUploadKeys.$inferSelect;

/** From where the server of a mini program may call; no row until something is entered, and an empty list is anywhere. */
export const appletAllowlists = pgTable(
  'applet_allowlist',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    /** Each as it is compared. */
    networks: jsonb('networks').$type<string[]>().notNull(),
    version: integer('version').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.appletId] })],
);

/** How often something was called for on a day, and how it was answered. */
export const appletServerCalls = pgTable(
  'applet_server_call',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    /** YYYYMMDD in São Paulo. */
    day: text('day').notNull(),
    path: text('path').notNull(),
    outcome: text('outcome').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId, t.day, t.path, t.outcome] }),
    index('applet_server_call_day').on(t.day),
    check('applet_server_call_counted', sql`${t.count} > 0`),
  ],
);
export type ServerCallRow = typeof appletServerCalls.$inferSelect;
