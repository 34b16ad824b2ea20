import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who works in which team, as super admin or in a role. */
export const members = pgTable(
  'member',
  {
    merchantId: uuid('merchant_id').notNull(),
    accountId: uuid('account_id').notNull(),
    isAdmin: boolean('is_admin').notNull(),
    roleId: uuid('role_id'),
    /** Raised whenever the member's place changes: sessions that saw another one are refused (rule: rights-at-once). */
    version: integer('version').notNull().default(1),
    joinedAt: timestamp('joined_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.accountId] }), index('member_account').on(t.accountId)],
);
