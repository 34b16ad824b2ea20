import type { AppletPermission, OpeningDraft } from '@balcao/contract/opening';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Mini programs that people have, or had, open; forgotten when they are over, but for the last one of each person. */
export const openings = pgTable(
  'applet_opening',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    versionId: uuid('version_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Of the secret that stands in the addresses of its files. */
    tokenHash: text('token_hash').notNull(),
    isTrial: boolean('is_trial').notNull(),
    /** What is open is no version that people get: `versionId` is the id of the preview, or the version in review. */
    draft: text('draft').$type<OpeningDraft>(),
    openedAt: time('opened_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('applet_opening_token').on(t.tokenHash),
    index('applet_opening_customer').on(t.customerId, t.openedAt.desc().nullsFirst()),
    index('applet_opening_over').on(t.expiresAt),
    check('applet_opening_draft', sql`${t.draft} in ('preview', 'review')`),
  ],
);
export type OpeningRow = typeof openings.$inferSelect;

/** As whom a mini program knows a person: another id in each, so that two of them cannot compare. */
export const appletPeople = pgTable(
  'applet_person',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    /** 128 random bits. */
    openId: text('open_id').notNull(),
    firstAt: time('first_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId, t.customerId] }),
    index('applet_person_customer').on(t.customerId, t.appletId),
    unique('applet_person_open_id').on(t.merchantId, t.appletId, t.openId),
  ],
);

/** Codes of logins, each good once and for minutes. */
export const loginCodes = pgTable(
  'applet_login_code',
  {
    merchantId: uuid('merchant_id').notNull(),
    codeHash: text('code_hash').notNull(),
    appletId: uuid('applet_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.codeHash] }),
    index('applet_login_code_over').on(t.expiresAt),
    index('applet_login_code_customer').on(t.customerId),
  ],
);

/** What mini programs keep of people. */
export const storedValues = pgTable(
  'applet_stored_value',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    /** Of key and value, in UTF-8. */
    bytes: integer('bytes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId, t.customerId, t.key] }),
    index('applet_stored_value_customer').on(t.customerId, t.appletId, t.key),
  ],
);

/** What people allowed mini programs, and what they did not. */
export const appletGrants = pgTable(
  'applet_grant',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    permission: text('permission').$type<AppletPermission>().notNull(),
    isGranted: boolean('is_granted').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId, t.customerId, t.permission] }),
    index('applet_grant_customer').on(t.customerId),
  ],
);
