import type { Db } from '../../platform/db.ts';
import { findOwnNumbers } from './refund-facts.repository.ts';

/** What others need to know of many refunds at once. */
export const createRefundFacts = ({ db }: { readonly db: Db }) => ({
  /** Our number → the merchant's own, of those that have one. */
  merchantNumbers: async (merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map(numbers.length > 0 ? await findOwnNumbers(db, merchantId, numbers) : []),
});
