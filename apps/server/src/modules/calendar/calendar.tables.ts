import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Days on which banks are closed in addition to Saturdays and Sundays; staff add and remove them. */
export const bankHolidays = pgTable(
  'bank_holiday',
  {
    /** YYYYMMDD. */
    day: text('day').primaryKey(),
    /** The word of a known holiday (`carnivalMonday`), or what staff wrote. */
    name: text('name').notNull(),
  },
  (t) => [
    check('bank_holiday_day', sql`${t.day} ~ '^[0-9]{8}$'`),
    check('bank_holiday_name', sql`length(${t.name}) between 1 and 60`),
  ],
);

/** When what was paid is settled: so many bank or calendar days later, at this hour in São Paulo. */
export const settlementCycles = pgTable(
  'settlement_cycle',
  {
    /** '*' is every product that has no row of its own. */
    product: text('product').notNull(),
    method: text('method').notNull(),
    days: integer('days').notNull(),
    basis: text('basis').$type<'bank' | 'calendar'>().notNull(),
    hour: integer('hour').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.product, t.method] }),
    check('settlement_cycle_product', sql`${t.product} in ('*','02','03','04','11','53','54','99')`),
    check('settlement_cycle_method', sql`${t.method} in ('01','02','0301','0302')`),
    check('settlement_cycle_days', sql`${t.days} between 0 and 45`),
    check('settlement_cycle_basis', sql`${t.basis} in ('bank', 'calendar')`),
    check('settlement_cycle_hour', sql`${t.hour} between 0 and 23`),
  ],
);
export type SettlementCycle = typeof settlementCycles.$inferSelect;
