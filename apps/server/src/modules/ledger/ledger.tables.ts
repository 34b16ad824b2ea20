import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Only `ledger.post` writes here: the server's role may read (rule: sums-to-zero). Signed centavos: credit positive. */
export const ledger = pgSchema('ledger');

export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });
const currentXid = sql`ledger.current_xid()`;

/** One event of money; `cause` is its natural key (`order:…:paid`), so a retry posts nothing. */
export const journals = ledger.table(
  'journal',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    cause: text('cause').notNull(),
    postedAt: timestamp('posted_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The journal that this one takes back; at most one may. */
    reverses: uuid('reverses'),
    xid: xid8('xid').notNull().default(currentXid),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('journal_cause').on(t.merchantId, t.cause),
    unique('journal_reverses').on(t.merchantId, t.reverses),
    foreignKey({ name: 'journal_original', columns: [t.merchantId, t.reverses], foreignColumns: [t.merchantId, t.id] }),
    unique('journal_xid').on(t.merchantId, t.id, t.xid),
  ],
);

/**
 * A line of a journal. Entries of the platform's buckets are stored under the merchant whose event it is, so an event stays on one
 * shard and no row of the platform is shared. The key with `xid` keeps later transactions from adding lines.
 */
export const entries = ledger.table(
  'entry',
  {
    merchantId: uuid('merchant_id').notNull(),
    journalId: uuid('journal_id').notNull(),
    line: smallint('line').notNull(),
    bucket: text('bucket').notNull(),
    /** The payment method, for `rail_clearing`; empty for other buckets. */
    rail: text('rail').notNull().default(''),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Kept for the buckets that can be debited. */
    balanceAfter: bigint('balance_after', { mode: 'number' }),
    /** Of those buckets: the entry's number, from 1 without a gap, and when the balance changed, never before the one before. */
    sequence: bigint('sequence', { mode: 'number' }),
    movedAt: timestamp('moved_at', { withTimezone: true, precision: 3 }),
    xid: xid8('xid').notNull().default(currentXid),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.journalId, t.line] }),
    foreignKey({
      name: 'entry_journal',
      columns: [t.merchantId, t.journalId, t.xid],
      foreignColumns: [journals.merchantId, journals.id, journals.xid],
    }),
    index('entry_bucket').on(t.merchantId, t.bucket, t.xid),
    uniqueIndex('entry_sequence').on(t.merchantId, t.bucket, t.sequence).where(sql`${t.sequence} is not null`),
    index('entry_moved').on(t.merchantId, t.bucket, t.movedAt, t.sequence).where(sql`${t.sequence} is not null`),
    check(
      'entry_numbered',
      sql`(${t.bucket} in ('available','withdrawing','refunding','reserve','dispute','debt')) = (${t.sequence} is not null and ${t.movedAt} is not null and ${t.balanceAfter} is not null)`,
    ),
    check('entry_amount', sql`${t.amount} <> 0 and ${t.amount} between -1000000000000000 and 1000000000000000`),
    check(
      'entry_bucket_name',
      sql`${t.bucket} in ('pending','available','withdrawing','refunding','reserve','dispute','debt','rail_clearing','payout_clearing','fee_revenue','suspense')`,
    ),
  ],
);

/** The balance of what can be debited: never below zero (rule: never-below-zero). `debt` is what the merchant owes: never above zero. */
export const balances = ledger.table(
  'balance',
  {
    merchantId: uuid('merchant_id').notNull(),
    bucket: text('bucket').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull().default(0),
    /** How many entries have changed it: the number of the newest. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    movedAt: timestamp('moved_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.bucket] }),
    check('balance_floor', sql`case when ${t.bucket} = 'debt' then ${t.amount} <= 0 else ${t.amount} >= 0 end`),
    index('balance_debt').on(t.merchantId).where(sql`${t.bucket} = 'debt' and ${t.amount} < 0`),
  ],
);

/** Sums of the other buckets up to a transaction horizon; what came later is added when someone reads. */
export const rollups = ledger.table(
  'rollup',
  {
    merchantId: uuid('merchant_id').notNull(),
    bucket: text('bucket').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    upto: xid8('upto').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.bucket] })],
);

/**
 * What came into an account and left it on a civil day in São Paulo; `own` is all of the merchant's buckets together. Folded up to
 * a transaction horizon, and what came later is added when someone reads (`ledger.days_of`).
 */
export const dayTotals = ledger.table(
  'day_total',
  {
    merchantId: uuid('merchant_id').notNull(),
    account: text('account').notNull(),
    day: date('day').notNull(),
    income: bigint('income', { mode: 'number' }).notNull(),
    expense: bigint('expense', { mode: 'number' }).notNull(),
    entries: integer('entries').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.account, t.day] })],
);
export const foldedDays = ledger.table('folded', {
  merchantId: uuid('merchant_id').primaryKey(),
  upto: xid8('upto').notNull(),
});
