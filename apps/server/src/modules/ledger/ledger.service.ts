import assert from 'node:assert/strict';
import type { LedgerCheck, MerchantBucket, PlatformBucket } from '@balcao/contract/ledger';
import type { Clock } from '../../platform/clock.ts';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  findLongTails,
  postJournal,
  postJournals,
  readBalances,
  readMovements,
  readProof,
  rollUp,
} from './ledger.repository.ts';

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
  return [...change].filter(([, amount]) => amount !== 0).map(lineOf);
};

const rollUpFrom = 1_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

/** The double-entry ledger: money moves here and nowhere else (promises M1 to M3). */
export const createLedger = ({ db, clock, jobs }: Needs) => {
  jobs.every(60, 'ledger.roll-up', async () => {
    for (const bucket of ['pending', 'fee_revenue', 'rail_clearing'] as const)
      for (const merchantId of await findLongTails(db, bucket, rollUpFrom)) await rollUp(db, merchantId, bucket);
  });

  return {
    /**
     * Writes the postings as one journal in the caller's transaction. `cause` is the natural key of the event within the
     * merchant: false when it was posted before, and then nothing happens.
     * @throws Refusal balance_insufficient when a bucket would fall below zero.
     */
    post: async (tx: Tx, merchantId: string, cause: string, postings: readonly Posting[]): Promise<boolean> => {
      const lines = linesOf(cause, postings);
      assert(lines.length >= 2, `${cause} moves nothing`);
      const at = clock.now();
      try {
        return await postJournal(tx, { merchantId, id: newId(at), cause, at, reverses: null, lines });
      } catch (error) {
        if (constraintOf(error) === 'balance_floor') refuse('balance_insufficient');
        throw error;
      }
    },
    /** Many events at once, each under its own cause and at its own time; what was posted before stays as it is. */
    postMany: (tx: Tx, events: readonly MoneyEvent[]): Promise<void> =>
      postJournals(
        tx,
        events.map(({ merchantId, cause, at, postings }) => ({
          merchantId,
          id: newId(at),
          cause,
          at,
          reverses: null,
          lines: linesOf(cause, postings),
        })),
      ),
    /** Centavos to be settled and available. */
    balances: (queries: Queries, merchantId: string) => readBalances(queries, merchantId),
    /** What happened to the merchant's money by causes that begin with `causes`, which ends in a colon. */
    movements: (merchantId: string, causes: `${string}:`) => readMovements(db, merchantId, causes),
    /** Recomputes everything from the entries; every figure must be zero. */
    prove: (): Promise<LedgerCheck> => readProof(db),
  };
};
export type Ledger = ReturnType<typeof createLedger>;
