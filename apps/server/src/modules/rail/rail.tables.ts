import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What rails told us, exactly as it came, before anything is done with it; the same event is kept once. */
export const railNotifications = pgTable(
  'rail_notification',
  {
    id: uuid('id').primaryKey(),
    rail: text('rail').notNull(),
    eventId: text('event_id').notNull(),
    body: text('body').notNull(),
    receivedAt: time('received_at').notNull(),
    appliedAt: time('applied_at'),
  },
  (t) => [unique('rail_notification_event').on(t.rail, t.eventId)],
);

/** The sandbox rail's own books: who paid which charge. Nothing of the product reads them but through the rail. */
export const sandboxPayments = pgTable(
  'sandbox_payment',
  {
    endToEndId: text('end_to_end_id').primaryKey(),
    txid: text('txid').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    payerName: text('payer_name').notNull(),
    state: text('state').$type<'processing' | 'settled' | 'returned'>().notNull(),
    paidAt: time('paid_at').notNull(),
    /** When a late rail settles. */
    settlesAt: time('settles_at').notNull(),
  },
  (t) => [
    index('sandbox_payment_txid').on(t.txid),
    index('sandbox_payment_processing').on(t.settlesAt).where(sql`${t.state} = 'processing'`),
    check('sandbox_payment_state', sql`${t.state} in ('processing', 'settled', 'returned')`),
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
