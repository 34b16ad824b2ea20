import { ProofFigure } from '@balcao/contract/ledger-proof';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { xid8 } from './ledger.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const centavos = (name: string) => bigint(name, { mode: 'number' });

/** One thing that is not as it should be, as it is kept: amounts in centavos. */
export const KeptFinding = z.object({
  figure: ProofFigure,
  /** Null where it is of the platform, or of the whole. */
  merchantId: z.nullable(z.string()),
  about: z.string(),
  expected: z.nullable(z.int()),
  found: z.nullable(z.int()),
});
export type KeptFinding = Readonly<z.infer<typeof KeptFinding>>;

/** What every proof found: appended, never changed. */
export const ledgerProofs = pgTable(
  'ledger_proof',
  {
    id: uuid('id').primaryKey(),
    at: time('at').notNull(),
    tookMs: integer('took_ms').notNull(),
    ok: boolean('ok').notNull(),
    figures: jsonb('figures').$type<Record<ProofFigure, number>>().notNull(),
    findings: jsonb('findings').$type<readonly KeptFinding[]>().notNull(),
    /** Who of the staff asked for it; null: the night's. */
    askedBy: uuid('asked_by'),
    askedByName: text('asked_by_name'),
  },
  (t) => [index('ledger_proof_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
export type LedgerProofRow = typeof ledgerProofs.$inferSelect;

/** A day's close. A transaction that began at or after `upto` belongs to a later close, even where its journals are dated on this day. */
export const ledgerCloses = pgTable('ledger_close', {
  day: text('day').primaryKey(),
  closedAt: time('closed_at').notNull(),
  upto: xid8('upto').notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull().unique(),
});
export type LedgerCloseRow = typeof ledgerCloses.$inferSelect;

/** What moved on an account between two closes. `print` is a sum over a hash of every entry. */
export const ledgerCloseLines = pgTable(
  'ledger_close_line',
  {
    day: text('day')
      .notNull()
      .references(() => ledgerCloses.day),
    bucket: text('bucket').notNull(),
    rail: text('rail').notNull(),
    debit: centavos('debit').notNull(),
    credit: centavos('credit').notNull(),
    entries: centavos('entries').notNull(),
    print: numeric('print').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.bucket, t.rail] })],
);
export type LedgerCloseLine = typeof ledgerCloseLines.$inferSelect;

/** Merchants whose money is stopped, until someone has corrected what was found (rule: balance-is-its-lines). */
export const ledgerStops = pgTable(
  'ledger_stop',
  {
    merchantId: uuid('merchant_id').notNull(),
    foundAt: time('found_at').notNull(),
    findings: jsonb('findings').$type<readonly KeptFinding[]>().notNull(),
    correctedAt: time('mended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.foundAt] }),
    uniqueIndex('ledger_stop_open').on(t.merchantId).where(sql`${t.correctedAt} is null`),
  ],
);
export type LedgerStopRow = typeof ledgerStops.$inferSelect;
