import { bigint, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The second factor of a person. Secrets are sealed (rule: sealed). */
export const factors = pgTable('factor', {
  accountId: uuid('account_id').primaryKey(),
  /** Null while two-step verification is off. */
  sealedSecret: text('sealed_secret'),
  /** Offered, and good for nothing before its first code was entered (rule: second-factor-stays). */
  sealedOffer: text('sealed_offer'),
  /** The time step of the last accepted code: no code of this or an earlier step is accepted again (rule: codes-work-once). */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  enabledAt: time('enabled_at'),
});

/** Recovery codes: only keyed hashes are stored; each works once. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    accountId: uuid('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
);

/** What a session asks its owner to approve with a code: one row for each content, gone when it was used. */
export const approvals = pgTable(
  'approval',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id').notNull(),
    /** SHA-256 of team, endpoint, input and facts: the content itself is not kept. */
    contentHash: text('content_hash').notNull(),
    /** Null until a right code has come. */
    approvedAt: time('approved_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [unique('approval_content').on(t.sessionId, t.contentHash), index('approval_expires').on(t.expiresAt)],
);
