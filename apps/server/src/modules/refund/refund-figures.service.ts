import type { Db } from '../../platform/db.ts';
import { findOwnNumbers } from './refund-facts.repository.ts';
import { countDone, countWaiting } from './refund-figures.repository.ts';

/** Counts of refunds, for the module that shows figures. */
export const createRefundFigures = ({ db }: { readonly db: Db }) => ({
  /** Done in a few minutes, by how their orders were paid. */
  counted: (merchantId: string, interval: { readonly from: Date; readonly to: Date }) =>
    countDone(db, merchantId, interval),
  /** Waiting for someone to decide. */
  waiting: (merchantId: string): Promise<number> => countWaiting(db, merchantId),
});
export type RefundFigures = ReturnType<typeof createRefundFigures>;

/** What bills and statements say of many refunds at once. */
export const createRefundFacts = ({ db }: { readonly db: Db }) => ({
  /** Our number → the merchant's own, of those that have one. */
  merchantNumbers: async (merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map(numbers.length > 0 ? await findOwnNumbers(db, merchantId, numbers) : []),
});
