import type { LedgerDays } from '../ledger/ledger-day.service.ts';
import type { OrderFacts } from '../order/order-figures.service.ts';
import { toldBy } from './bill-kinds.ts';
import { amountsOf, countInto, type Line, linesOf, noSums, type Sums } from './bill-lines.ts';

export interface ReadingNeeds {
  readonly ledgerDays: LedgerDays;
  readonly orderFacts: {
    byNumbers(merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, OrderFacts>>;
  };
  readonly refundFacts: {
    /** Our number → the merchant's own, of those that have one. */
    merchantNumbers(merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
  };
}
/** What a day adds up to, and all of the merchant's money before and after it; centavos. */
export interface DaySums {
  readonly sums: Sums;
  readonly opening: number;
  readonly closing: number;
}

const distinct = (numbers: readonly string[]): string[] => [...new Set(numbers)].filter((number) => number !== '');

/** Reads past days out of the ledger, a part at a time so that memory stays flat, and never other than the ledger says. */
export const createBillReading = ({ ledgerDays, orderFacts, refundFacts }: ReadingNeeds) => {
  /** The balances around a day, both from its sums by day. @throws Error where the movements do not lead from one to the other. */
  const checked = async (merchantId: string, day: string, sums: Sums): Promise<DaySums> => {
    const [growth, { opening, closing }] = await Promise.all([
      ledgerDays.growth(merchantId, day),
      ledgerDays.around(merchantId, day),
    ]);
    if (growth !== sums.net || opening + growth !== closing)
      throw new Error(`the bill of ${day} says ${sums.net}, the ledger ${growth}, from ${opening} to ${closing}`);
    return { sums, opening, closing };
  };

  return {
    /** Brings the ledger's daily sums up to date: otherwise reading many days would sum up the newer entries for each. */
    prepare: (merchantId: string): Promise<void> => ledgerDays.fold(merchantId),

    /** All of the merchant's money before the first line of the day, in centavos. */
    opening: async (merchantId: string, day: string): Promise<number> =>
      (await ledgerDays.around(merchantId, day)).opening,

    /** Every line of the day, in the order of the ledger; what they add up to is the generator's last word. */
    async *lines(merchantId: string, day: string): AsyncGenerator<Line[], DaySums> {
      const sums = noSums();
      for await (const part of ledgerDays.movements(merchantId, day)) {
        const told = part.map(({ cause }) => toldBy(cause));
        const [orders, refunds] = await Promise.all([
          orderFacts.byNumbers(merchantId, distinct(told.map(({ order }) => order))),
          refundFacts.merchantNumbers(merchantId, distinct(told.map(({ refund }) => refund))),
        ]);
        const lines = part.flatMap((movement, index) => {
          const { order = '', refund = '' } = told[index] ?? {};
          return linesOf(movement, { order: orders.get(order), merchantRefundNumber: refunds.get(refund) });
        });
        for (const line of lines) countInto(sums, line);
        yield lines;
      }
      return checked(merchantId, day, sums);
    },

    /** The same totals, computed without reading orders; `movements` is called with the number of events that were read. */
    async sums(merchantId: string, day: string, movements: (more: number) => void): Promise<DaySums> {
      const sums = noSums();
      for await (const part of ledgerDays.movements(merchantId, day)) {
        for (const movement of part)
          for (const amount of amountsOf(movement, toldBy(movement.cause))) countInto(sums, amount);
        movements(part.length);
      }
      return checked(merchantId, day, sums);
    },
  };
};
export type BillReading = ReturnType<typeof createBillReading>;
