import { sql } from 'drizzle-orm';
import {
  check,
  customType,
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

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A person who logs in. Belongs to no team: members tell in which teams someone works. */
export const accounts = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    /** None for an account that was opened on the phone, until its owner sets one. */
    passwordHash: text('password_hash'),
    /** The language in which mails to this person are written. */
    locale: text('locale').notNull(),
    /** The picture, which has an id that tells nothing. */
    avatarId: text('avatar_id'),
    /** The user of the chat app that is bound, with their name of that day. */
    chatAccountId: uuid('chat_account_id'),
    chatAccountName: text('chat_account_name'),
    chatBoundAt: timestamp('chat_bound_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the person had it erased: nothing of it names them since, and nothing lets them in. */
    erasedAt: timestamp('erased_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [
    unique('account_email').on(t.email),
    uniqueIndex('account_username').on(sql`lower(${t.username})`),
    unique('account_chat').on(t.chatAccountId),
    check('account_email_lower', sql`${t.email} = lower(${t.email})`),
    check(
      'account_erased',
      sql`${t.erasedAt} is null or num_nonnulls(${t.passwordHash}, ${t.avatarId}, ${t.chatAccountId}) = 0`,
    ),
    check('account_chat_whole', sql`num_nulls(${t.chatAccountId}, ${t.chatAccountName}, ${t.chatBoundAt}) in (0, 3)`),
  ],
);

/** The one live code of an e-mail for a purpose (rule: mailed-codes); a new code takes the place of the old one. */
export const captchas = pgTable(
  'captcha',
  {
    email: text('email').notNull(),
    purpose: text('purpose').notNull(),
    /** The signed-in account that requested it; all zeros without a session (rule: mailed-codes). */
    accountId: uuid('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true, precision: 3 }),
    /** Codes sent since `counted_from`: five guesses a code and many codes would be many guesses. */
    sends: integer('sends').notNull().default(1),
    countedFrom: timestamp('counted_from', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.purpose, t.accountId] }),
    check(
      'captcha_purpose',
      sql`${t.purpose} in ('register', 'resetPassword', 'changeEmail', 'verify', 'contactEmail')`,
    ),
    check('captcha_attempts', sql`${t.attempts} between 0 and 5`),
  ],
);

/** Pictures of people, encoded by us. */
export const avatars = pgTable(
  'account_avatar',
  {
    id: text('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    picture: bytes('picture').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('account_avatar_account').on(t.accountId)],
);

/** Networks from which a person has logged in: an attacker elsewhere cannot lock them out there (rule: login-rate-limit). */
export const accountNetworks = pgTable(
  'account_network',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    network: text('network').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.network] })],
);
