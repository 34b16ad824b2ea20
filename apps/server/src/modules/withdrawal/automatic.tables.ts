import type { AutomaticOutcome } from '@balcao/contract/withdrawal-automatic';
import type { AutomaticFigures, AutomaticReason } from '@balcao/contract/withdrawal-eligibility';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const centavos = (name: string) => bigint(name, { mode: 'number' });
const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' });

/** How a team has money withdrawn by itself. */
export const automaticWithdrawals = pgTable(
  'automatic_withdrawal',
  {
    merchantId: uuid('merchant_id').primaryKey(),
    enabled: boolean('enabled').notNull(),
    threshold: centavos('threshold').notNull(),
    deposit: centavos('deposit').notNull(),
    minimum: centavos('minimum').notNull(),
    single: centavos('single').notNull(),
    daily: centavos('daily').notNull(),
    destinationId: uuid('destination_id'),
    version: integer('version').notNull(),
    /** How far it has read the ledger: everything that this snapshot could not see is new, even if it committed late. */
    seen: snapshot('seen').notNull(),
    /** When it looks next, if nothing becomes available before. */
    nextLookAt: time('next_look_at').notNull(),
    savedBy: uuid('saved_by'),
    savedAt: time('saved_at').notNull(),
  },
  (t) => [
    index('automatic_to_look').on(t.nextLookAt).where(sql`${t.enabled}`),
    check(
      'automatic_amounts',
      sql`${t.threshold} > 0 and ${t.deposit} >= 0 and ${t.minimum} > 0 and ${t.single} >= ${t.minimum} and ${t.daily} >= ${t.minimum}`,
    ),
    check('automatic_destination', sql`not ${t.enabled} or ${t.destinationId} is not null`),
  ],
);
export type AutomaticRow = typeof automaticWithdrawals.$inferSelect;

/** Each time it looked. Appended, never changed. */
export const automaticRuns = pgTable(
  'automatic_run',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    at: time('at').notNull(),
    /** The cause of the journal by which money became available, or `daily:` and the day. */
    trigger: text('trigger').notNull(),
    outcome: text('outcome').$type<AutomaticOutcome>().notNull(),
    reason: text('reason').$type<AutomaticReason>(),
    figures: jsonb('figures').$type<AutomaticFigures>().notNull(),
    withdrawalNumber: text('withdrawal_number'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('automatic_run_trigger').on(t.merchantId, t.trigger),
    uniqueIndex('automatic_run_withdrawal')
      .on(t.merchantId, t.withdrawalNumber)
      .where(sql`${t.withdrawalNumber} is not null`),
    check('automatic_run_outcome', sql`${t.outcome} in ('withdrawn', 'nothing')`),
    check('automatic_run_withdrawn', sql`(${t.outcome} = 'withdrawn') = (${t.withdrawalNumber} is not null)`),
    check('automatic_run_reason', sql`(${t.outcome} = 'nothing') = (${t.reason} is not null)`),
  ],
);
export type AutomaticRunRow = typeof automaticRuns.$inferSelect;
