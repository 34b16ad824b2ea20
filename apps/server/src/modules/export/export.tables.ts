import type { ExportFormat, ExportState, FileExport } from '@balcao/contract/export';
import type { Locale } from '@balcao/contract/locale';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** An export of a list that is being made, for its requester. */
export const fileExports = pgTable(
  'export',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** What is exported: the noun of its list. */
    subject: text('subject').notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    filter: jsonb('filter').$type<Readonly<Record<string, unknown>>>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    timeZone: text('time_zone').notNull(),
    state: text('state').$type<ExportState>().notNull(),
    rows: integer('rows').notNull(),
    /** How many there will be, as counted at the beginning; null where counting stopped. */
    total: integer('total'),
    bytes: bigint('bytes', { mode: 'number' }),
    file: text('file'),
    /** What the file is encrypted with; null where an earlier version made it. */
    sealedKey: text('sealed_key'),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
    /** The file is deleted then. */
    expiresAt: time('expires_at').notNull(),
    /** The heartbeat of the process that works on it; after a long silence another takes over. */
    beatAt: time('beat_at'),
    /** How often someone has begun it. */
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure').$type<NonNullable<FileExport['failure']>>(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('export_account').on(t.merchantId, t.accountId, t.createdAt),
    index('export_expiry').on(t.expiresAt),
    check('export_format', sql`${t.format} in ('csv', 'xlsx', 'ofx', 'pdf')`),
    check('export_state', sql`${t.state} in ('waiting', 'running', 'done', 'failed')`),
  ],
);
export type ExportRow = typeof fileExports.$inferSelect;
