import type { CardAnswer, CardKind } from '@balcao/contract/card';
import type { Payment, PaymentRefusal, PaymentReturn } from '@balcao/contract/customer';
import type { PaymentMethod } from '@balcao/contract/order';
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
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Users of the chat app with their wallet: what the real chat app keeps elsewhere. */
export const customers = pgTable(
  'customer',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    phone: text('phone').notNull().unique(),
    pinHash: text('pin_hash').notNull(),
    /** Centavos in the wallet. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    walletActivatedAt: time('wallet_activated_at'),
    realNameVerifiedAt: time('real_name_verified_at'),
    /** Name and CPF as they were checked, sealed (rule: sealed). */
    sealedIdentity: text('sealed_identity'),
    createdAt: time('created_at').notNull(),
    /** When the account was erased: name and login are gone, payments stay linked to the row. */
    erasedAt: time('erased_at'),
  },
  (t) => [check('customer_balance', sql`${t.balance} >= 0`)],
);

export const customerSessions = pgTable(
  'customer_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('customer_session_person').on(t.customerId)],
);

export const payments = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    endToEndId: text('end_to_end_id').notNull().unique(),
    merchantName: text('merchant_name').notNull(),
    goodsName: text('goods_name').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    method: text('method').$type<PaymentMethod>().notNull().default('02'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    instalments: integer('instalments').notNull().default(1),
    /** A hold on a card instead of a payment. */
    hold: boolean('hold').notNull().default(false),
    /** Of a hold on a card, what the merchant took; of anything else null. */
    captured: bigint('captured', { mode: 'number' }),
    /** What came back so far, and each time that some did, oldest first. */
    returned: bigint('returned', { mode: 'number' }).notNull().default(0),
    returns: jsonb('returns').$type<PaymentReturn[]>().notNull().default([]),
    /** `held`: a pre-authorisation that nothing was taken of yet; `released`: nothing ever will be. */
    state: text('state').$type<Payment['state']>().notNull(),
    failureReason: text('failure_reason').$type<PaymentRefusal>(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('payment_customer').on(t.customerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('payment_state', sql`${t.state} in ('waiting', 'done', 'refused', 'returned', 'held', 'released')`),
    check('payment_failure', sql`${t.failureReason} is null or ${t.state} = 'refused'`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** Cards in the wallet of a user of the chat app: never more of them than brand and last four digits (rule: no-card-numbers). */
export const customerCards = pgTable(
  'customer_card',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    id: uuid('id').notNull(),
    kind: text('kind').$type<CardKind>().notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    /** What its issuer says in the sandbox. */
    answer: text('answer').$type<CardAnswer>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.id] }),
    check('customer_card_kind', sql`${t.kind} in ('debit', 'credit')`),
    check('customer_card_answer', sql`${t.answer} in ('approve', 'decline', 'insufficient')`),
    check('customer_card_last4', sql`${t.last4} ~ '^[0-9]{4}$'`),
  ],
);
export type CardRow = typeof customerCards.$inferSelect;
