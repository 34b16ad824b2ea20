import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Keys by which the developer's tool, on one machine each, hears of a team. */
export const toolKeys = pgTable(
  'tool_key',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Whose rights the key has. */
    makerId: uuid('maker_id').notNull(),
    /** By the name of that day. */
    makerName: text('maker_name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('tool_key_token').on(t.tokenHash),
    index('tool_key_newest').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
export type ToolKeyRow = typeof toolKeys.$inferSelect;
