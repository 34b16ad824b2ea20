import type { Db, Queries } from '../../platform/db.ts';
import { findFacts, type OrderFacts } from './order-facts.repository.ts';
import {
  type CountedOrders,
  countOrders,
  type Interval,
  sumByShopCode,
  type Totals,
} from './order-figures.repository.ts';

export type { OrderFacts } from './order-facts.repository.ts';

/** Centavos and counts of one shop code: since today's beginning, and since an earlier day's. */
export interface PaidByCode {
  readonly today: Totals;
  readonly month: Totals;
}

/** Sums over orders themselves; figures of days and months are kept by the dashboard. */
export const createOrderFigures = ({ db }: { readonly db: Db }) => ({
  /** The orders of a few minutes, by how they were paid. */
  counted: (merchantId: string, interval: Interval): Promise<CountedOrders[]> => countOrders(db, merchantId, interval),
  /** What was paid by each code that hangs in a shop; codes without payments are absent. */
  paidByShopCode: async (
    queries: Queries,
    merchantId: string,
    since: { readonly today: Date; readonly month: Date },
  ): Promise<ReadonlyMap<string, PaidByCode>> => {
    const rows = await sumByShopCode(queries, merchantId, since);
    return new Map(
      rows.map(({ id, todayAmount, todayCount, amount, count }) => [
        id,
        { today: { amount: todayAmount, count: todayCount }, month: { amount, count } },
      ]),
    );
  },
});
export type OrderFigures = ReturnType<typeof createOrderFigures>;

/** What bills and statements say of many orders at once. */
export const createOrderFacts = ({ db }: { readonly db: Db }) => ({
  /** By our number; of numbers that are no order's there is nothing. */
  byNumbers: async (merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, OrderFacts>> =>
    new Map((await findFacts(db, merchantId, numbers)).map((facts) => [facts.number, facts])),
});
