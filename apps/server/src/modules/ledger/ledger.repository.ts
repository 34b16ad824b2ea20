import { LedgerCheck } from '@balcao/contract/ledger';
import { and, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { entries } from './ledger.tables.ts';

export interface JournalToPost {
  readonly merchantId: string;
  readonly id: string;
  readonly cause: string;
  readonly at: Date;
  readonly reverses: string | null;
  readonly lines: readonly { readonly bucket: string; readonly rail: string; readonly amount: number }[];
}

const post = {
  name: 'ledger-post',
  text: 'select ledger.post($1, $2, $3, $4, $5, $6::text[], $7::text[], $8::bigint[]) as posted',
};

/** One round trip, by a statement prepared once per connection. False: the cause was posted before. */
export const postJournal = async (tx: Tx, journal: JournalToPost): Promise<boolean> => {
  const { merchantId, id, cause, at, reverses, lines } = journal;
  const { rows } = await tx.$client.query<{ posted: boolean }>({
    ...post,
    values: [
      merchantId,
      id,
      cause,
      at,
      reverses,
      lines.map((line) => line.bucket),
      lines.map((line) => line.rail),
      lines.map((line) => line.amount),
    ],
  });
  return rows[0]?.posted === true;
};

const postMany = { name: 'ledger-post-many', text: 'select ledger.post_many($1::jsonb)' };

/** Many journals in one round trip. */
export const postJournals = async (tx: Tx, journals: readonly JournalToPost[]): Promise<void> => {
  await tx.$client.query({ ...postMany, values: [JSON.stringify(journals)] });
};

const balancesRow = z.object({ pending: z.int(), available: z.int() });
export const readBalances = async (
  queries: Queries,
  merchantId: string,
): Promise<{ pending: number; available: number }> => {
  const rows = await rowsOf(
    queries,
    balancesRow,
    sql`
    select ledger.balance_of(${merchantId}::uuid, 'pending') as pending,
           ledger.balance_of(${merchantId}::uuid, 'available') as available`,
  );
  return rows[0] ?? { pending: 0, available: 0 };
};

const lockSpendableRow = z.object({ available: z.int(), reserve: z.int() });
/** What can be given back or paid out, locked until the transaction ends, so that no concurrent transaction draws from it. */
export const lockSpendable = async (tx: Tx, merchantId: string): Promise<{ available: number; reserve: number }> => {
  const rows = await rowsOf(
    tx,
    lockSpendableRow,
    sql`select available, reserve from ledger.lock_spendable(${merchantId}::uuid)`,
  );
  return rows[0] ?? { available: 0, reserve: 0 };
};

const spendableRow = z.object({ available: z.int(), reserve: z.int() });
export const readSpendable = async (
  queries: Queries,
  merchantId: string,
): Promise<{ available: number; reserve: number }> => {
  const rows = await rowsOf(
    queries,
    spendableRow,
    sql`
    select ledger.balance_of(${merchantId}::uuid, 'available') as available,
           ledger.balance_of(${merchantId}::uuid, 'reserve') as reserve`,
  );
  return rows[0] ?? { available: 0, reserve: 0 };
};

/** Centavos that were available at an instant: what had moved by then. */
export const readAvailableAt = async (queries: Queries, merchantId: string, at: Date): Promise<number> => {
  const [row] = await queries
    .select({ sum: sql<number>`coalesce(sum(${entries.amount}), 0)::bigint`.mapWith(Number) })
    .from(entries)
    .where(and(eq(entries.merchantId, merchantId), eq(entries.bucket, 'available'), lte(entries.movedAt, at)));
  return row?.sum ?? 0;
};

export const readProof = async (queries: Queries): Promise<LedgerCheck> => {
  const { rows } = await queries.execute(sql`select * from ledger.proof`);
  return LedgerCheck.parse(rows[0]);
};

export const rollUp = async (queries: Queries, merchantId: string, bucket: string): Promise<void> => {
  await queries.execute(sql`select ledger.roll_up(${merchantId}::uuid, ${bucket})`);
};
