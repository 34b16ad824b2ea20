import type { UsageFaultKind } from '@balcao/contract/usage-fault';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What openings have reported so far, so that each thing is counted once; forgotten when the opening is over. */
export const usageOpenings = pgTable(
  'applet_usage_opening',
  {
    merchantId: uuid('merchant_id').notNull(),
    openingId: uuid('opening_id').notNull(),
    /** False for one too many of a person on a day: nothing of it is counted. */
    isCounted: boolean('is_counted').notNull(),
    seconds: integer('seconds').notNull(),
    /** Views by page. */
    pages: jsonb('pages').$type<Record<string, number>>().notNull(),
    /** In the foreground, by page. */
    pageSeconds: jsonb('page_seconds').$type<Record<string, number>>().notNull().default({}),
    /** How many of the errors that it lists were looked at. */
    faults: integer('faults').notNull(),
    /** Fingerprints of those that were counted. */
    fingerprints: jsonb('fingerprints').$type<string[]>().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.openingId] }), index('applet_usage_opening_over').on(t.expiresAt)],
);
export type UsageOpeningRow = typeof usageOpenings.$inferSelect;

/** Who opened a mini program today, as keyed hashes; forgotten when the day is over. */
export const usagePeople = pgTable(
  'applet_usage_person',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    day: text('day').notNull(),
    personHash: text('person_hash').notNull(),
    opens: integer('opens').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId, t.day, t.personHash] }),
    index('applet_usage_person_over').on(t.day),
  ],
);

/** Figures by the day of São Paulo and by version. */
export const usageDays = pgTable(
  'applet_usage_day',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    day: text('day').notNull(),
    versionId: uuid('version_id').notNull(),
    number: text('number').notNull(),
    opens: integer('opens').notNull(),
    /** Those whose first opening of the day was of this version: over all versions each person once. */
    people: integer('people').notNull(),
    seconds: bigint('seconds', { mode: 'number' }).notNull(),
    /** Openings with an error. */
    faulty: integer('faulty').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId, t.day, t.versionId] }),
    index('applet_usage_day_over').on(t.day),
  ],
);
export type UsageDayRow = typeof usageDays.$inferSelect;

export const usagePages = pgTable(
  'applet_usage_page',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    day: text('day').notNull(),
    page: text('page').notNull(),
    views: integer('views').notNull(),
    /** In the foreground, of all its views; 0 where phones did not say it yet. */
    seconds: bigint('seconds', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId, t.day, t.page] }),
    index('applet_usage_page_over').on(t.day),
  ],
);

/** Errors from the field, one row for a message at a place. */
export const usageFaults = pgTable(
  'applet_usage_fault',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    kind: text('kind').$type<UsageFaultKind>().notNull(),
    message: text('message').notNull(),
    file: text('file'),
    line: integer('line'),
    column: integer('column'),
    page: text('page'),
    count: integer('count').notNull(),
    firstNumber: text('first_number').notNull(),
    firstAt: time('first_at').notNull(),
    lastNumber: text('last_number').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('applet_usage_fault_fingerprint').on(t.merchantId, t.appletId, t.fingerprint),
    index('applet_usage_fault_newest').on(
      t.merchantId,
      t.appletId,
      t.lastAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('applet_usage_fault_over').on(t.lastAt),
    check('applet_usage_fault_kind', sql`${t.kind} in ('error', 'rejection', 'policy')`),
    check('applet_usage_fault_place', sql`(${t.file} is null) = (${t.line} is null)`),
  ],
);
export type UsageFaultRow = typeof usageFaults.$inferSelect;

/** In how many openings of a day an error was. */
export const usageFaultDays = pgTable(
  'applet_usage_fault_day',
  {
    merchantId: uuid('merchant_id').notNull(),
    faultId: uuid('fault_id').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.faultId, t.day] }), index('applet_usage_fault_day_over').on(t.day)],
);
