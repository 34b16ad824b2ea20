import type {
  FileLineKind,
  FileRail,
  Reconciliation,
  ReconciliationFinding,
} from '@balcao/contract/ledger-reconciliation';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
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
const centavos = (name: string) => bigint(name, { mode: 'number' });

/** A rail's file of a day, as it came; the same file is kept once. Everything here is appended and never changed. */
export const reconciliationFiles = pgTable(
  'reconciliation_file',
  {
    id: uuid('id').primaryKey(),
    rail: text('rail').$type<FileRail>().notNull(),
    day: text('day').notNull(),
    sha256: text('sha256').notNull(),
    source: text('source').$type<Reconciliation['source']>().notNull(),
    name: text('name').notNull(),
    takenAt: time('taken_at').notNull(),
    takenBy: uuid('taken_by'),
    takenByName: text('taken_by_name'),
  },
  (t) => [
    unique('reconciliation_file_once').on(t.rail, t.day, t.sha256),
    index('reconciliation_file_newest').on(t.day.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('reconciliation_file_rail', sql`${t.rail} in ('01', '02', '0301', '0302', 'payout')`),
    check('reconciliation_file_day', sql`${t.day} ~ '^[0-9]{8}$'`),
    check(
      'reconciliation_file_source',
      sql`${t.source} in ('rail', 'upload') and (${t.source} = 'upload') = (${t.takenBy} is not null)`,
    ),
  ],
);
export type FileRow = typeof reconciliationFiles.$inferSelect;

/** `matchId`: what both sides know it by. Money put aside is given back under keys that end with the number of the attempt. */
export const reconciliationLines = pgTable(
  'reconciliation_line',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => reconciliationFiles.id),
    line: integer('line').notNull(),
    kind: text('kind').$type<FileLineKind>().notNull(),
    railId: text('rail_id').notNull(),
    matchId: text('match_id')
      .notNull()
      .generatedAlwaysAs(
        sql`case when kind = 'return' and rail_id ~ '^AE[A-Za-z0-9]{31}' then left(rail_id, 33) else rail_id end`,
      ),
    reference: text('reference').notNull(),
    amount: centavos('amount').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.line] }),
    index('reconciliation_line_match').on(t.matchId, t.kind),
    check('reconciliation_line_kind', sql`${t.kind} in ('payment', 'return', 'payout')`),
    check('reconciliation_line_amount', sql`${t.amount} between 1 and 99999999999`),
  ],
);

/** The result of a file, stored once: counts, and centavos on both sides. */
export const reconciliationResults = pgTable('reconciliation_result', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => reconciliationFiles.id),
  at: time('at').notNull(),
  agreed: integer('agreed').notNull(),
  theirsCount: integer('theirs_count').notNull(),
  theirsIn: centavos('theirs_in').notNull(),
  theirsOut: centavos('theirs_out').notNull(),
  oursCount: integer('ours_count').notNull(),
  oursIn: centavos('ours_in').notNull(),
  oursOut: centavos('ours_out').notNull(),
});
export type ResultRow = typeof reconciliationResults.$inferSelect;

/** What did not agree, as it was found. */
export const reconciliationFindings = pgTable(
  'reconciliation_finding',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => reconciliationFiles.id),
    kind: text('kind').$type<FileLineKind>().notNull(),
    matchId: text('match_id').notNull(),
    reference: text('reference').notNull(),
    outcome: text('outcome').$type<ReconciliationFinding['outcome']>().notNull(),
    handling: text('handling').$type<ReconciliationFinding['handling']>().notNull(),
    theirs: centavos('theirs'),
    ours: centavos('ours'),
    lines: integer('lines').notNull(),
    at: time('at').notNull(),
    /** Null where the merchant is unknown. */
    merchantId: uuid('merchant_id'),
    noun: text('noun').$type<NonNullable<ReconciliationFinding['about']>['noun']>(),
    number: text('number'),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.kind, t.matchId] }),
    index('reconciliation_finding_match').on(t.matchId, t.kind),
    check('reconciliation_finding_outcome', sql`${t.outcome} in ('missingHere', 'amountDiffers', 'missingThere')`),
    check(
      'reconciliation_finding_handling',
      sql`${t.handling} = 'none' or (${t.handling} in ('heard', 'suspense') and ${t.outcome} = 'missingHere')`,
    ),
    check(
      'reconciliation_finding_noun',
      sql`${t.noun} in ('order', 'refund', 'withdrawal') and (${t.noun} is null) = (${t.number} is null)`,
    ),
  ],
);
export type FindingRow = typeof reconciliationFindings.$inferSelect;

const ofFinding = {
  fileId: uuid('file_id').notNull(),
  kind: text('kind').$type<FileLineKind>().notNull(),
  matchId: text('match_id').notNull(),
  at: time('at').notNull(),
};

/** How a difference came to its end: staff say so, with a reason, or it was found later. */
export const reconciliationResolutions = pgTable(
  'reconciliation_resolution',
  {
    ...ofFinding,
    how: text('how').$type<NonNullable<ReconciliationFinding['resolution']>['how']>().notNull(),
    staffId: uuid('staff_id'),
    staffName: text('staff_name'),
    reason: text('reason').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.kind, t.matchId] }),
    foreignKey({
      columns: [t.fileId, t.kind, t.matchId],
      foreignColumns: [reconciliationFindings.fileId, reconciliationFindings.kind, reconciliationFindings.matchId],
    }),
    check(
      'reconciliation_resolution_how',
      sql`${t.how} in ('staff', 'later') and (${t.how} = 'staff') = (${t.staffId} is not null)`,
    ),
  ],
);
export type ResolutionRow = typeof reconciliationResolutions.$inferSelect;

/** Of what finance was told by mail, once. */
export const reconciliationAlerts = pgTable('reconciliation_alert', ofFinding, (t) => [
  primaryKey({ columns: [t.fileId, t.kind, t.matchId] }),
  foreignKey({
    columns: [t.fileId, t.kind, t.matchId],
    foreignColumns: [reconciliationFindings.fileId, reconciliationFindings.kind, reconciliationFindings.matchId],
  }),
]);
