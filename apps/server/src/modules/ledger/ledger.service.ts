import assert from 'node:assert/strict';
import type { LedgerCheck, MerchantBucket, PlatformBucket } from '@balcao/contract/ledger';
import type { Clock } from '../../platform/clock.ts';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { eachIsolated, type IsolatedOutcome, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Causes, readAvailable, readBankMoves, readMovements } from './cause.repository.ts';
import { collectDebts } from './debt.repository.ts';
import { readLines } from './journal.repository.ts';
import { reversalCauseOf } from './journal-words.ts';
import {
  lockSpendable,
  postJournal,
  postJournals,
  readAvailableAt,
  readBalances,
  readProof,
  readSpendable,
  rollUp,
} from './ledger.repository.ts';
import { findLongTails } from './long-tails.repository.ts';
import { readAllBalances } from './reserve.repository.ts';

export { noMerchant } from './no-merchant.ts';

/** An account as postings name it: a bucket of the merchant whose event it is, or of the platform (`rail_clearing:02`). */
export type Account = MerchantBucket | Exclude<PlatformBucket, 'rail_clearing'> | `rail_clearing:${string}`;

/** One movement of money, in centavos. Postings are pure data; only the ledger writes them. */
export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
}

/** What moves a merchant's money: its natural key within the merchant, its time, its postings. */
interface MoneyEvent {
  readonly merchantId: string;
  readonly cause: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

/** The postings that take others back. */
export const reversed = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ from, to, amount }) => ({ from: to, to: from, amount })).reverse();

const lineOf = ([account, amount]: [Account, number]) => {
  const [bucket = '', rail = ''] = account.split(':');
  return { bucket, rail, amount };
};

/** Postings summed per account; an account that ends where it began has no line. */
const linesOf = (cause: string, postings: readonly Posting[]) => {
  const change = new Map<Account, number>();
  for (const { from, to, amount } of postings) {
    assert(Number.isSafeInteger(amount), `${cause}: ${amount} is not whole centavos`);
    assert(amount > 0, `${cause}: ${amount} is not positive`);
    change.set(from, (change.get(from) ?? 0) - amount);
    change.set(to, (change.get(to) ?? 0) + amount);
  }
  const lines = [...change].filter(([, amount]) => amount !== 0).map(lineOf);
  assert(lines.length >= 2, `${cause} moves nothing`);
  return lines;
};

/** Accounts that pay a debt as soon as money arrives in them. */
const payDebts = new Set(['available', 'reserve']);
const grows = (lines: readonly { readonly bucket: string; readonly amount: number }[]): boolean =>
  lines.some(({ bucket, amount }) => amount > 0 && payDebts.has(bucket));

const rollUpFrom = 1_000;
const bankMovesAtOnce = 500;

/** What a withdrawal took from the available balance, or, negative, brought back; `sequence` is its place in the row of movements. */
export interface BankMove {
  readonly cause: string;
  readonly sequence: number;
  readonly amount: number;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

/** The double-entry ledger: money moves here and nowhere else (rule: sums-to-zero, balance-is-its-lines, never-below-zero). */
export const createLedger = ({ db, clock, jobs }: Needs) => {
  jobs.every(60, 'ledger.roll-up', async () => {
    const done: IsolatedOutcome<string>[] = [];
    for (const bucket of ['pending', 'fee_revenue', 'rail_clearing'] as const) {
      const merchantIds = await findLongTails(db, 'rollup', [bucket], rollUpFrom);
      done.push(await eachIsolated(merchantIds, (merchantId) => rollUp(db, merchantId, bucket)));
    }
    tellFailure(...done);
  });

  return {
    /**
     * Writes the postings as one journal in the caller's transaction. `cause` is the natural key of the event within the
     * merchant: false when it was posted before, and then nothing happens. What becomes available pays what the merchant owes first.
     * `at` is the instant that the caller's own record of the event has: files of a day go by the ledger and figures by the records, so
     * both must name the same one.
     * @throws Refusal balance_insufficient when a bucket would fall below zero.
     */
    post: async (
      tx: Tx,
      merchantId: string,
      cause: string,
      postings: readonly Posting[],
      at = clock.now(),
    ): Promise<boolean> => {
      const lines = linesOf(cause, postings);
      try {
        const isPosted = await postJournal(tx, { merchantId, id: newId(at), cause, at, reverses: null, lines });
        if (isPosted && grows(lines)) await collectDebts(tx, [merchantId], at);
        return isPosted;
      } catch (error) {
        if (constraintOf(error) === 'balance_floor') refuse('balance_insufficient');
        throw error;
      }
    },
    /**
     * Posts the reverse of a journal, naming it, in the caller's transaction (rule: corrections-are-reversals). The database checks at the end of the
     * transaction that two of the staff agreed, and that the original is no reversal itself.
     * @throws Refusal `journal_reversed` when it was reversed before; `reversal_overdraws` when a balance would fall below zero.
     */
    reverse: async (tx: Tx, merchantId: string, journalId: string): Promise<void> => {
      const at = clock.now();
      const moved = await readLines(tx, merchantId, journalId);
      const lines = moved.map(({ amount, ...account }) => ({ ...account, amount: -amount }));
      const cause = reversalCauseOf(journalId);
      try {
        if (!(await postJournal(tx, { merchantId, id: newId(at), cause, at, reverses: journalId, lines })))
          refuse('journal_reversed');
        if (grows(lines)) await collectDebts(tx, [merchantId], at);
      } catch (error) {
        if (constraintOf(error) === 'balance_floor') refuse('reversal_overdraws');
        throw error;
      }
    },
    /**
     * Many events at once, each under its own cause and at its own time; what was posted before stays as it is. What becomes available
     * pays what its merchant owes, as in `post`.
     * @throws Refusal balance_insufficient when a bucket would fall below zero by any of them.
     */
    postMany: async (tx: Tx, events: readonly MoneyEvent[]): Promise<void> => {
      if (events.length === 0) return;
      const journals = events.map(({ merchantId, cause, at, postings }) => {
        return { merchantId, id: newId(at), cause, at, reverses: null, lines: linesOf(cause, postings) };
      });
      const grown = journals.filter(({ lines }) => grows(lines));
      try {
        await postJournals(tx, journals);
        await collectDebts(tx, [...new Set(grown.map(({ merchantId }) => merchantId))], clock.now());
      } catch (error) {
        if (constraintOf(error) === 'balance_floor') refuse('balance_insufficient');
        throw error;
      }
    },
    /** Centavos to be settled and available. */
    balances: (queries: Queries, merchantId: string) => readBalances(queries, merchantId),
    /** Centavos in each bucket of the merchant. */
    buckets: (queries: Queries, merchantId: string) => readAllBalances(queries, merchantId),
    /** Centavos available and in the reserve, as someone sees them who would draw from both. */
    spendable: (queries: Queries, merchantId: string) => readSpendable(queries, merchantId),
    /** Centavos that were available at an instant of the past. */
    availableAt: (queries: Queries, merchantId: string, at: Date) => readAvailableAt(queries, merchantId, at),
    /** What can be drawn from, kept from everyone else until the transaction ends. */
    lockSpendable: (tx: Tx, merchantId: string) => lockSpendable(tx, merchantId),
    /** Every line of these journals of the merchant, in the order they were posted. */
    movements: (merchantId: string, causes: Causes) => readMovements(db, merchantId, causes),
    /** What these journals moved in the available balance, each with its place in the row of all that moved there. */
    movedAvailable: (merchantId: string, causes: Causes) => readAvailable(db, merchantId, causes),
    /** Withdrawals that took from the available balance after so many movements of it, and those that brought back, oldest first. */
    bankMoves: async (merchantId: string, after: number): Promise<BankMove[]> => {
      const moves: BankMove[] = [];
      for (let before: number | null = null; ; ) {
        const page: Awaited<ReturnType<typeof readBankMoves>> = await readBankMoves(
          db,
          merchantId,
          before,
          bankMovesAtOnce,
        );
        moves.push(...page.filter(({ sequence }) => sequence > after));
        const last = page.at(-1);
        if (!last || page.length < bankMovesAtOnce || last.sequence <= after) return moves.reverse();
        before = last.place;
      }
    },
    /** Recomputes everything from the entries; every figure must be zero. */
    prove: (): Promise<LedgerCheck> => readProof(db),
  };
};
export type Ledger = ReturnType<typeof createLedger>;
