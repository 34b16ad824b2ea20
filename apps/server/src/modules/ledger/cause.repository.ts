import { and, asc, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/db.ts';
import { entries, journals } from './ledger.tables.ts';

/** Journals of a merchant: all whose cause begins with something, and some by their whole cause. */
export interface Causes {
  /** Ends in a colon. */
  readonly beginning: `${string}:`;
  readonly whole: readonly string[];
}

const caused = (merchantId: string, { beginning, whole }: Causes): SQL | undefined =>
  and(
    eq(journals.merchantId, merchantId),
    or(
      // The index on causes serves a range, not a prefix.
      and(
        sql`${journals.cause} >= ${beginning} and ${journals.cause} < ${`${beginning.slice(0, -1)};`}`,
        sql`starts_with(${journals.cause}, ${beginning})`,
      ),
      whole.length > 0 ? inArray(journals.cause, [...whole]) : undefined,
    ),
  );
const ofJournal = and(eq(entries.merchantId, journals.merchantId), eq(entries.journalId, journals.id));

/** Every line of journals, in the order they were posted. */
export const readMovements = (queries: Queries, merchantId: string, causes: Causes) =>
  queries
    .select({
      journal: journals.id,
      cause: journals.cause,
      at: journals.postedAt,
      bucket: entries.bucket,
      rail: entries.rail,
      amount: entries.amount,
    })
    .from(journals)
    .innerJoin(entries, ofJournal)
    .where(caused(merchantId, causes))
    .orderBy(asc(journals.id), asc(entries.line));

/** A number that entries of buckets with a balance have. */
const known = (column: AnyPgColumn) => sql<number>`${column}`.mapWith(Number);

/** What journals moved in the available balance, and where in the row of its movements. */
export const readAvailable = (queries: Queries, merchantId: string, causes: Causes) =>
  queries
    .select({
      cause: journals.cause,
      amount: entries.amount,
      sequence: known(entries.sequence),
      balanceAfter: known(entries.balanceAfter),
    })
    .from(journals)
    .innerJoin(entries, and(ofJournal, eq(entries.bucket, 'available')))
    .where(caused(merchantId, causes))
    .orderBy(asc(entries.sequence));

/**
 * Withdrawals between the available balance and the bank, the newest first, from before a number of the entries of `withdrawing`: what
 * left the balance is positive, what came back negative; `place` is where the next page begins.
 */
export const readBankMoves = (queries: Queries, merchantId: string, before: number | null, limit: number) => {
  const available = alias(entries, 'available');
  return queries
    .select({
      cause: journals.cause,
      amount: entries.amount,
      place: known(entries.sequence),
      sequence: known(available.sequence),
    })
    .from(entries)
    .innerJoin(
      available,
      and(
        eq(available.merchantId, entries.merchantId),
        eq(available.journalId, entries.journalId),
        eq(available.bucket, 'available'),
      ),
    )
    .innerJoin(journals, ofJournal)
    .where(
      and(
        eq(entries.merchantId, merchantId),
        eq(entries.bucket, 'withdrawing'),
        isNotNull(entries.sequence),
        before === null ? undefined : lt(entries.sequence, before),
      ),
    )
    .orderBy(desc(entries.sequence))
    .limit(limit);
};
