import type { Db } from '../../platform/db.ts';
import { findFacts, type OrderFacts } from './order-facts.repository.ts';

export type { OrderFacts } from './order-facts.repository.ts';

/** What others need to know of many orders at once. */
export const createOrderFacts = ({ db }: { readonly db: Db }) => ({
  /** By our number; of numbers that are no order's there is nothing. */
  byNumbers: async (merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, OrderFacts>> =>
    new Map((await findFacts(db, merchantId, numbers)).map((facts) => [facts.number, facts])),
});
