import type { DestinationKind, WithdrawalStatus, WithdrawalType } from '@balcao/contract/withdrawal';
import type { Destination } from '@balcao/contract/withdrawal-destination';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const money = (name: string) => bigint(name, { mode: 'number' });

/** An account that money is sent to: sealed as a whole; the parts that may be shown are in columns of their own. */
const account = {
  kind: text('kind').$type<DestinationKind>().notNull(),
  pixKeyType: smallint('pix_key_type'),
  sealed: text('sealed').notNull(),
  /** The key or the number of the account, hidden but for its ends. */
  masked: text('masked').notNull(),
  accountName: text('account_name').notNull(),
  institution: text('institution'),
  branch: text('branch'),
};

export const payoutDestinations = pgTable(
  'payout_destination',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    ...account,
    /** A keyed hash of the account: the same one is never twice in a team. */
    fingerprint: text('fingerprint').notNull(),
    source: text('source').$type<Destination['source']>().notNull(),
    /** The accepted submission that it is taken from. */
    reviewId: uuid('review_id'),
    addedBy: uuid('added_by'),
    addedAt: time('added_at').notNull(),
    usableFrom: time('usable_from').notNull(),
    lastUsedAt: time('last_used_at'),
    removedAt: time('removed_at'),
    removedBy: uuid('removed_by'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('payout_destination_once').on(t.merchantId, t.fingerprint).where(sql`${t.removedAt} is null`),
    check(
      'payout_destination_kind',
      sql`${t.kind} in ('pix', 'bank') and (${t.kind} = 'pix') = (${t.pixKeyType} is not null)`,
    ),
    check(
      'payout_destination_source',
      sql`${t.source} in ('form', 'member') and (${t.source} = 'form') = (${t.reviewId} is not null)`,
    ),
  ],
);
export type DestinationRow = typeof payoutDestinations.$inferSelect;

/** What staff have set differently for a merchant, in centavos; null is what holds for everyone. */
export const withdrawalTerms = pgTable(
  'withdrawal_terms',
  {
    merchantId: uuid('merchant_id').primaryKey(),
    single: money('single'),
    daily: money('daily'),
    minimum: money('minimum'),
    pixFixed: money('pix_fixed'),
    pixBasisPoints: integer('pix_basis_points'),
    bankFixed: money('bank_fixed'),
    bankBasisPoints: integer('bank_basis_points'),
    automatic: boolean('automatic'),
    updatedAt: time('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('withdrawal_terms_limits', sql`${t.single} >= 0 and ${t.daily} >= 0 and ${t.minimum} >= 0`),
    check(
      'withdrawal_terms_fees',
      sql`${t.pixFixed} >= 0 and ${t.bankFixed} >= 0 and ${t.pixBasisPoints} between 0 and 10000 and ${t.bankBasisPoints} between 0 and 10000`,
    ),
  ],
);
export type TermsRow = typeof withdrawalTerms.$inferSelect;

/** What a merchant has withdrawn on a civil day of São Paulo, in centavos (rule: withdrawal-limits). */
export const withdrawalDays = pgTable(
  'withdrawal_day',
  {
    merchantId: uuid('merchant_id').notNull(),
    day: text('day').notNull(),
    total: money('total').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.day] }), check('withdrawal_day_total', sql`${t.total} >= 0`)],
);

export const withdrawals = pgTable(
  'withdrawal',
  {
    merchantId: uuid('merchant_id').notNull(),
    number: text('number').notNull(),
    transactionId: text('transaction_id').notNull(),
    type: text('type').$type<WithdrawalType>().notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    amount: money('amount').notNull(),
    fee: money('fee').notNull(),
    credited: money('credited').notNull(),
    /** The civil day of São Paulo whose limit it counts against. */
    day: text('day').notNull(),
    destinationId: uuid('destination_id').notNull(),
    ...account,
    payee: text('payee').notNull(),
    /** The payee's CPF or CNPJ, masked except for its ends; null where none has been accepted. */
    payeeDocument: text('payee_document'),
    payer: text('payer').notNull(),
    applicantId: uuid('applicant_id'),
    /** What set the automatic withdrawal off: once per merchant (rule: automatic-withdrawal). */
    trigger: text('trigger'),
    channelNumber: text('channel_number'),
    failureReason: text('failure_reason'),
    appliedAt: time('applied_at').notNull(),
    sentAt: time('sent_at'),
    askedAt: time('asked_at'),
    completedAt: time('completed_at'),
    succeededAt: time('succeeded_at'),
    /** By which its receipt is recognised; null where it succeeded before codes were kept: then it follows from the row. */
    receiptCode: text('receipt_code'),
    promisedUntil: time('promised_until').notNull(),
    /** When the bank is queried next; null once it has ended. */
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.number] }),
    foreignKey({
      columns: [t.merchantId, t.destinationId],
      foreignColumns: [payoutDestinations.merchantId, payoutDestinations.id],
    }),
    unique('withdrawal_trigger').on(t.merchantId, t.trigger),
    index('withdrawal_applied').on(t.merchantId, t.appliedAt.desc().nullsFirst(), t.number.desc().nullsFirst()),
    index('withdrawal_completed')
      .on(t.merchantId, t.completedAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.completedAt} is not null`),
    index('withdrawal_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    index('withdrawal_number').on(t.number),
    index('withdrawal_channel_number').on(t.merchantId, t.channelNumber).where(sql`${t.channelNumber} is not null`),
    check('withdrawal_number_digits', sql`${t.number} ~ '^[0-9]{20}$'`),
    check('withdrawal_type', sql`${t.type} in ('00', '01') and (${t.type} = '01' or ${t.applicantId} is not null)`),
    check('withdrawal_status', sql`${t.status} in ('0', '1', '99')`),
    check(
      'withdrawal_amount',
      sql`${t.amount} between 1 and 99999999999 and ${t.fee} >= 0 and ${t.credited} >= 1 and ${t.amount} = ${t.fee} + ${t.credited}`,
    ),
    check('withdrawal_ended', sql`(${t.status} = '0') = (${t.completedAt} is null)`),
    check('withdrawal_succeeded', sql`(${t.status} = '1') = (${t.succeededAt} is not null)`),
    check('withdrawal_channel', sql`${t.status} <> '1' or ${t.channelNumber} is not null`),
    check('withdrawal_failed', sql`(${t.status} = '99') = (${t.failureReason} is not null)`),
    check('withdrawal_checked', sql`(${t.status} = '0') = (${t.nextCheckAt} is not null)`),
  ],
);
export type WithdrawalRow = typeof withdrawals.$inferSelect;
