import type { UnknownKind } from '@balcao/contract/rail-unknown';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Replies that were given under an idempotency key, committed together with what they tell of. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The merchant, account or customer whose key it is. */
    ownerId: uuid('owner_id').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    reply: jsonb('reply'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.endpoint, t.key] }), index('idempotency_created').on(t.createdAt)],
);

/** Mails of committed changes; a job sends them. The sandbox's mailbox reads this table. */
export const mails = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
  },
  (t) => [index('mail_recipient').on(t.recipient, t.createdAt.desc().nullsFirst())],
);

/**
 * The master keys with which values of this database may be sealed. Each keeps the one hash key, sealed with it; null in databases from
 * before there were several, where the hash key is derived from the key itself.
 */
export const sealingKeys = pgTable('sealing_key', {
  /** As it stands in every value that the key has sealed. */
  id: text('id').primaryKey(),
  sealedHashKey: text('sealed_hash_key'),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** The platform's signing keys; the private half is sealed. The one that began last signs. */
export const platformKeys = pgTable('platform_key', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  /** Published before, so that merchants know it in time. */
  signsFrom: timestamp('signs_from', { withTimezone: true, precision: 3 }).notNull(),
  /** Not used for signing and not published any more: it may have been stolen. */
  revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
});

/** Counters of rate limits that hold across processes; the library that counts fixes these columns. */
export const rateLimits = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Switches of the sandbox that every process follows: its clock, its rails. */
export const sandboxSettings = pgTable('sandbox_setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull().default(sql`'{}'::jsonb`),
});

/** What staff have been written to about, once each: a rail has left it unknown for too long. */
export const unknownTold = pgTable(
  'rail_unknown_told',
  {
    merchantId: uuid('merchant_id').notNull(),
    kind: text('kind').$type<UnknownKind>().notNull(),
    /** What is unknown, by its key; asked of a rail once more, it is another occurrence. */
    occurrence: text('occurrence').notNull(),
    toldAt: timestamp('told_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.kind, t.occurrence] }),
    check('rail_unknown_told_kind', sql`${t.kind} in ('order', 'refund', 'hold', 'stray', 'return', 'withdrawal')`),
  ],
);

/** Networks from which staff and users of the chat app have signed in; those of members stand with their accounts. */
export const loginNetworks = pgTable(
  'login_network',
  {
    login: text('door').$type<'staff' | 'customer'>().notNull(),
    /** The e-mail or telephone number that one signs in by. */
    subject: text('subject').notNull(),
    network: text('network').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.login, t.subject, t.network] }), index('login_network_last_used').on(t.lastUsedAt)],
);
