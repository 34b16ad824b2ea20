import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** By which e-mail a merchant is reached, and the one that waits for its code. */
export const contactEmails = pgTable(
  'contact_email',
  {
    merchantId: uuid('merchant_id').primaryKey(),
    email: text('email'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, precision: 3 }),
    waiting: text('waiting'),
  },
  (t) => [
    check('contact_email_confirmed', sql`(${t.email} is null) = (${t.confirmedAt} is null)`),
    check('contact_email_waiting', sql`${t.waiting} <> ${t.email}`),
  ],
);
