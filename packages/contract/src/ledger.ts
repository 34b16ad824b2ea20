import * as z from 'zod/mini';
import { codes } from './codes.ts';

/**
 * The buckets of a merchant's money. `pending`: paid, not yet settled. `dispute`: blocked while a bank decides on a case.
 * `debt`: what the merchant owes since a bank took more than there was; zero or less, every other bucket zero or more.
 */
export const MerchantBucket = codes(['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt']);
export type MerchantBucket = z.infer<typeof MerchantBucket>;
/**
 * The platform's own accounts: what rails owe, what has been paid out and not yet seen in a bank's file, what fees brought, what
 * waits for an explanation.
 */
export const PlatformBucket = codes(['rail_clearing', 'payout_clearing', 'fee_revenue', 'suspense']);
export type PlatformBucket = z.infer<typeof PlatformBucket>;

/** What `npm run ledger:check` prints; every figure must be zero (rule: sums-to-zero). */
export const LedgerCheck = z.object({
  total: z.int(),
  unbalanced: z.int(),
  empty: z.int(),
  drifting: z.int(),
  negative: z.int(),
  orphan: z.int(),
});
export type LedgerCheck = z.infer<typeof LedgerCheck>;
