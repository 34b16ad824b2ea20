import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { LedgerCheck } from './ledger.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant } from './scalars.ts';

/**
 * What a proof counts; every figure must be zero. The six of `npm run ledger:check`, then: `balances` accounts whose kept balance
 * is not the sum of their lines; `orderMoney` orders of which more was settled and drawn than they brought; `orderPosted` paid
 * orders that the ledger tells otherwise, or not at all; `pending`, `withdrawing`, `payout_clearing`, `refunding`, `dispute`,
 * `debt`, `suspense` merchants whose account is not what their orders, withdrawals, the bank's files, refunds, bank returns, cases and
 * payments put aside say; `closing` days
 * that are not any more as they were closed.
 */
export const ProofFigure = codes([
  ...z.keyof(LedgerCheck).options,
  'balances',
  'orderMoney',
  'orderPosted',
  'pending',
  'withdrawing',
  'payout_clearing',
  'refunding',
  'dispute',
  'debt',
  'suspense',
  'closing',
]);
export type ProofFigure = z.infer<typeof ProofFigure>;

const Merchant = z.object({ number: z.string(), name: z.string() });

/** One thing that is not as it should be. Amounts in centavos; `about` names an account, an order or a day. */
export const ProofFinding = z.object({
  figure: ProofFigure,
  /** Null where it is of the platform, or of the whole. */
  merchant: z.nullable(Merchant),
  about: z.string(),
  /** What the records say, and what the ledger says; null where there are no amounts. */
  expected: z.nullable(z.int()),
  found: z.nullable(z.int()),
});
export type ProofFinding = z.infer<typeof ProofFinding>;

export const LedgerProof = z.object({
  id: Id,
  at: Instant,
  tookMs: z.int(),
  ok: z.boolean(),
  /** What was counted: an old proof has no figure that was added later. */
  figures: z.partialRecord(ProofFigure, z.int()),
  /** The first hundred. */
  findings: z.array(ProofFinding),
  /** Who of the staff asked for it; null: the night's. */
  by: z.nullable(z.string()),
});
export type LedgerProof = z.infer<typeof LedgerProof>;

/** A merchant whose money is stopped because a balance is not the sum of its lines (rule: balance-is-its-lines). */
export const StoppedMerchant = z.object({ merchant: Merchant, since: Instant, findings: z.array(ProofFinding) });
export type StoppedMerchant = z.infer<typeof StoppedMerchant>;

const common = { face: 'console', access: { staff: 'finance.see' }, refusals: [] } as const;

export const readLedgerState = endpoint({
  ...common,
  id: 'ledger.state',
  method: 'GET',
  path: '/ledger/state',
  summary: 'How the ledger stands: its newest proof, and whose money stands still',
  rate: 'read',
  reply: z.object({
    proof: z.nullable(LedgerProof),
    /** Whether one is under way. */
    running: z.boolean(),
    stopped: z.array(StoppedMerchant),
    /** On how many things the files of the rails do not agree with the ledger so that someone must look. */
    unmatched: z.int(),
  }),
});

export const listLedgerProofs = endpoint({
  ...common,
  id: 'ledger.proofs',
  method: 'GET',
  path: '/ledger/proof',
  summary: 'Every proof of the ledger, newest first',
  rate: 'read',
  query: PageQuery,
  reply: pageOf(LedgerProof),
});

export const runLedgerProof = endpoint({
  ...common,
  id: 'ledger.prove',
  method: 'POST',
  path: '/ledger/proof',
  summary:
    'Recomputes the whole ledger now; answers with the proof, or with none when it takes longer and ends by itself',
  rate: 'heavy',
  reply: z.object({ proof: z.nullable(LedgerProof) }),
});
