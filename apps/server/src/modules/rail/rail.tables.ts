import type { PaymentRefusal } from '@balcao/contract/customer';
import type { ReturnNature } from '@balcao/contract/dispute';
import type { PaymentMethod } from '@balcao/contract/order';
import type { RailName } from '@balcao/contract/rail';
import type { DestinationKind } from '@balcao/contract/withdrawal';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * What rails told us, exactly as it came, before anything is done with it; the same event is kept once. Calls of a Pix provider, which
 * only say what to ask about, are kept with their answers: sealed, by their SHA-256.
 */
export const railNotifications = pgTable(
  'rail_notification',
  {
    id: uuid('id').primaryKey(),
    rail: text('rail').$type<RailName>().notNull(),
    eventId: text('event_id').notNull(),
    body: text('body').notNull(),
    receivedAt: time('received_at').notNull(),
    appliedAt: time('applied_at'),
  },
  (t) => [
    unique('rail_notification_event').on(t.rail, t.eventId),
    index('rail_notification_unread').on(t.id).where(sql`${t.appliedAt} is null and ${t.eventId} like 'call:%'`),
    index('rail_notification_unapplied').on(t.id).where(sql`${t.appliedAt} is null and ${t.eventId} not like 'call:%'`),
  ],
);

/** Up to when a Pix provider's list of what it received has been read, by the key that the money came to. */
export const pixProgress = pgTable('pix_progress', {
  chave: text('chave').primaryKey(),
  readUpTo: time('read_up_to').notNull(),
  /** What came before was not read: the key may have been used for something else. */
  since: time('since').notNull(),
});

/** How far the list was read again, for what the provider has written down late: a day back, or several. */
export const pixAgain = pgTable(
  'pix_again',
  {
    chave: text('chave').notNull(),
    reach: text('reach').$type<'day' | 'days'>().notNull(),
    readUpTo: time('read_up_to').notNull(),
    /** When this reading began, and where it ends. */
    readTo: time('read_to').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chave, t.reach] }), check('pix_again_reach', sql`${t.reach} in ('day', 'days')`)],
);

/** The sandbox rail's own books: who paid which charge. Nothing of the product reads them but through the rail. */
export const sandboxPayments = pgTable(
  'sandbox_payment',
  {
    endToEndId: text('end_to_end_id').primaryKey(),
    txid: text('txid').notNull(),
    method: text('method').$type<PaymentMethod>().notNull().default('02'),
    /** A sale takes the money; an authorisation holds it on a card. */
    kind: text('kind').$type<'sale' | 'authorisation'>().notNull().default('sale'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    captured: bigint('captured', { mode: 'number' }),
    payerName: text('payer_name').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    instalments: integer('instalments').notNull().default(1),
    state: text('state').$type<'processing' | 'settled' | 'authorised' | 'voided' | 'failed'>().notNull(),
    failureReason: text('failure_reason'),
    /** All later requests for this payment are refused, in every mode of the rail. */
    refusesAsks: boolean('refuses_asks').notNull().default(false),
    paidAt: time('paid_at').notNull(),
    /** When a late rail settles. */
    settlesAt: time('settles_at').notNull(),
  },
  (t) => [
    index('sandbox_payment_txid').on(t.txid),
    index('sandbox_payment_processing').on(t.settlesAt).where(sql`${t.state} = 'processing'`),
    check('sandbox_payment_state', sql`${t.state} in ('processing', 'settled', 'authorised', 'voided', 'failed')`),
    check('sandbox_payment_kind', sql`${t.kind} in ('sale', 'authorisation')`),
  ],
);

/** Refunds requested from the sandbox's rail, by the requester's key. */
export const sandboxReturns = pgTable(
  'sandbox_return',
  {
    key: text('key').primaryKey(),
    endToEndId: text('end_to_end_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<'processing' | 'done' | 'failed'>().notNull(),
    failureReason: text('failure_reason'),
    /** Of what the bank does by itself: it is in process until the bank decides, and not until a time. */
    nature: text('nature').$type<ReturnNature>(),
    createdAt: time('created_at').notNull(),
    settlesAt: time('settles_at').notNull(),
  },
  (t) => [
    index('sandbox_return_payment').on(t.endToEndId),
    index('sandbox_return_processing').on(t.settlesAt).where(sql`${t.state} = 'processing'`),
    check('sandbox_return_state', sql`${t.state} in ('processing', 'done', 'failed')`),
  ],
);

/** Captures and releases requested from the sandbox's rail, by the requester's key. */
export const sandboxHoldAsks = pgTable(
  'sandbox_hold_ask',
  {
    key: text('key').primaryKey(),
    endToEndId: text('end_to_end_id').notNull(),
    kind: text('kind').$type<'capture' | 'void'>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<'processing' | 'done' | 'failed'>().notNull(),
    failureReason: text('failure_reason'),
    createdAt: time('created_at').notNull(),
    settlesAt: time('settles_at').notNull(),
  },
  (t) => [
    index('sandbox_hold_ask_payment').on(t.endToEndId),
    index('sandbox_hold_ask_processing').on(t.settlesAt).where(sql`${t.state} = 'processing'`),
    check('sandbox_hold_ask_kind', sql`${t.kind} in ('capture', 'void')`),
    check('sandbox_hold_ask_state', sql`${t.state} in ('processing', 'done', 'failed')`),
  ],
);

/** What the sandbox rail is about to tell us. */
export const sandboxMessages = pgTable('sandbox_message', {
  id: uuid('id').primaryKey(),
  rail: text('rail').notNull(),
  body: text('body').notNull(),
  signature: text('signature').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Payouts requested from the sandbox's bank, by the requester's key. */
export const sandboxPayouts = pgTable(
  'sandbox_payout',
  {
    key: text('key').primaryKey(),
    transactionId: text('transaction_id').notNull(),
    kind: text('kind').$type<DestinationKind>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    payee: text('payee').notNull(),
    /** The bank's own number of the transfer. */
    channelNumber: text('channel_number').notNull(),
    state: text('state').$type<'processing' | 'done' | 'failed'>().notNull(),
    failureReason: text('failure_reason'),
    createdAt: time('created_at').notNull(),
    settlesAt: time('settles_at').notNull(),
  },
  (t) => [
    index('sandbox_payout_processing').on(t.settlesAt).where(sql`${t.state} = 'processing'`),
    check('sandbox_payout_state', sql`${t.state} in ('processing', 'done', 'failed')`),
  ],
);

/** Authorisations requested from an acquirer, by the requester's key: without the card and its token. */
export const cardAttempts = pgTable(
  'card_attempt',
  {
    key: text('key').primaryKey(),
    txid: text('txid').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** `lost`: the acquirer does not know it any more, and it had no effect. */
    state: text('state').$type<'asked' | 'done' | 'failed' | 'lost'>().notNull(),
    endToEndId: text('end_to_end_id'),
    failureReason: text('failure_reason').$type<PaymentRefusal>(),
    askedAt: time('asked_at').notNull(),
  },
  (t) => [
    index('card_attempt_charge').on(t.txid),
    // Two cards are never asked about one charge at once.
    uniqueIndex('card_attempt_asked').on(t.txid).where(sql`${t.state} = 'asked'`),
    check('card_attempt_state', sql`${t.state} in ('asked', 'done', 'failed', 'lost')`),
  ],
);

/** Requests to an acquirer about a card payment, by the requester's key: the acquirer has no idempotency keys itself. */
export const cardAsks = pgTable(
  'card_ask',
  {
    key: text('key').primaryKey(),
    endToEndId: text('end_to_end_id').notNull(),
    kind: text('kind').$type<'return' | 'capture' | 'void'>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<'asked' | 'done' | 'failed' | 'lost'>().notNull(),
    /** What had gone back of the payment before, by which it is seen whether this did; null until it is about to be sent. */
    goneBefore: bigint('gone_before', { mode: 'number' }),
    failureReason: text('failure_reason'),
    /** When it was last asked, or when the answer to that came or failed to. */
    askedAt: time('asked_at').notNull(),
  },
  (t) => [
    index('card_ask_payment').on(t.endToEndId),
    // One after the other: what is seen to have gone must be of one ask.
    uniqueIndex('card_ask_asked').on(t.endToEndId).where(sql`${t.state} = 'asked'`),
    check('card_ask_state', sql`${t.state} in ('asked', 'done', 'failed', 'lost')`),
    check('card_ask_kind', sql`${t.kind} in ('return', 'capture', 'void')`),
  ],
);
