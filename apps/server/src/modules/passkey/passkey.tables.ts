import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Public keys that log a person in. */
export const passkeys = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id').notNull(),
    /** The authenticator's own name for it, base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator says it was used; one that goes back was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    synced: boolean('synced').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [unique('passkey_credential').on(t.credentialId), index('passkey_account').on(t.accountId)],
);

/** Challenges that wait for their answer, each good once and for minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').$type<'add' | 'login'>().notNull(),
    /** Null for a login: who it is comes with the answer. */
    accountId: uuid('account_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    index('passkey_challenge_expires').on(t.expiresAt),
    check('passkey_challenge_purpose', sql`${t.purpose} in ('add', 'login')`),
  ],
);
