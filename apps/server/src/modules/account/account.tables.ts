import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** A person who logs in. Belongs to no team: members tell in which teams somebody works. */
export const accounts = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The language in which mails to this person are written. */
    locale: text('locale').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [unique('account_email').on(t.email), check('account_email_lower', sql`${t.email} = lower(${t.email})`)],
);

/** The one live code of an e-mail for a purpose (promise S4); a new code takes the place of the old one. */
export const captchas = pgTable(
  'captcha',
  {
    email: text('email').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
    /** Codes sent since `counted_from`: five guesses a code and many codes would be many guesses. */
    sends: integer('sends').notNull().default(1),
    countedFrom: timestamp('counted_from', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.purpose] }),
    check('captcha_purpose', sql`${t.purpose} in ('register', 'resetPassword')`),
    check('captcha_attempts', sql`${t.attempts} between 0 and 5`),
  ],
);
