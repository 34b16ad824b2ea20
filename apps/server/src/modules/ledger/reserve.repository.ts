import { MerchantBucket } from '@balcao/contract/ledger';
import type { Balances } from '@balcao/contract/ledger-reserve';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type ReserveMoveRow, reserveMoves } from './reserve.tables.ts';

export const insertMove = async (tx: Tx, row: ReserveMoveRow): Promise<void> => {
  await tx.insert(reserveMoves).values(row);
};

export interface ToldMove extends ReserveMoveRow {
  /** When the move's journal was taken back; null while it stands. */
  readonly correctedAt: Date | null;
}
/** Newest first: ids begin with their time. A move was taken back when a reversal of its own journal was posted (decision 024). */
export const listNewestMoves = (queries: Queries, merchantId: string, limit: number): Promise<ToldMove[]> => {
  const correctedAt = sql<Date | null>`(select r.posted_at from ledger.journal o
    join ledger.journal r on r.merchant_id = o.merchant_id and r.reverses = o.id
    where o.merchant_id = ${merchantId} and o.cause = 'reserve:' || reserve_move.id)`.mapWith(reserveMoves.at);
  return queries
    .select({ ...getTableColumns(reserveMoves), correctedAt })
    .from(reserveMoves)
    .where(eq(reserveMoves.merchantId, merchantId))
    .orderBy(desc(reserveMoves.id))
    .limit(limit);
};

const balanceRow = z.object({ bucket: MerchantBucket, amount: z.int() });
/** Every bucket of the merchant at one instant. */
export const readAllBalances = async (queries: Queries, merchantId: string): Promise<Balances> => {
  const rows = await rowsOf(
    queries,
    balanceRow,
    sql`
    select bucket, ledger.balance_of(${merchantId}::uuid, bucket) as amount
    from unnest(array['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt']) bucket`,
  );
  const of = (bucket: keyof Balances): number => rows.find((row) => row.bucket === bucket)?.amount ?? 0;
  return {
    pending: of('pending'),
    available: of('available'),
    withdrawing: of('withdrawing'),
    refunding: of('refunding'),
    reserve: of('reserve'),
    dispute: of('dispute'),
    debt: of('debt'),
  };
};
