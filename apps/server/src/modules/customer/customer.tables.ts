import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    /** Name and CPF as they were checked, sealed (promise P5). */
    sealedIdentity: text('sealed_identity'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [check('customer_balance', sql`${t.balance} >= 0`)],
);

export const customerSessions = pgTable('customer_session', {
  tokenHash: text('token_hash').primaryKey(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id),
  expiresAt: time('expires_at').notNull(),
});

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
    state: text('state').$type<'waiting' | 'done' | 'refused' | 'returned'>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('payment_customer').on(t.customerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('payment_state', sql`${t.state} in ('waiting', 'done', 'refused', 'returned')`),
  ],
);
