import type { ReserveMove } from '@balcao/contract/ledger-reserve';
import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who reserved money for refunds and who released it; the journal `reserve:<id>` moved it. Append-only. */
export const reserveMoves = pgTable(
  'reserve_move',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ReserveMove['kind']>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    accountId: uuid('account_id'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    check('reserve_move_kind', sql`${t.kind} in ('setAside', 'takenBack')`),
    check('reserve_move_amount', sql`${t.amount} between 1 and 99999999999`),
  ],
);
export type ReserveMoveRow = typeof reserveMoves.$inferSelect;
