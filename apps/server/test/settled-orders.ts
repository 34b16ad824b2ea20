import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { PaidPast } from '../src/modules/order/order-history.service.ts';
import { transaction } from '../src/platform/db.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { Services } from './services.ts';

interface Of {
  readonly merchantId: string;
  readonly merchantNumber: string;
}
interface Orders {
  readonly count: number;
  /** Centavos of each. */
  readonly amount: number;
  /** What their numbers begin with. */
  readonly prefix: string;
  /** Days before today; what is younger than the cycle of Pix is not settled yet. */
  readonly daysAgo?: number;
}

/** Orders of a merchant that were paid by Pix some days ago, with their money in the ledger, in the rail's books, and settled. */
export const settledOrders = async (
  services: Services,
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  team: Of,
  { count, amount, prefix, daysAgo = 10 }: Orders,
): Promise<PaidPast[]> => {
  const day = addDays(civilDayOf(clock.now().toISOString(), DEFAULT_ZONE), -daysAgo);
  const noon = Date.parse(dayStart(day, DEFAULT_ZONE)) + 12 * 3_600_000;
  // A second apart: numbers are made of the instant.
  const atOf = (index: number): Date => new Date(noon - (index % 40_000) * 1_000);
  const past = Array.from({ length: count }, (_, index) => ({
    ...({ merchantOrderNumber: `${prefix}-${index}`, product: '03', method: '02', status: '02' } as const),
    goodsName: 'Café',
    goodsQuantity: 1,
    unitPrice: amount,
    amount,
    fee: Math.round(amount / 100),
    createdAt: atOf(index),
    completedAt: atOf(index),
    payerName: 'Bruna Carvalho',
  }));
  return transaction(db, async (tx) => {
    const paid = await services.history.bringIn(tx, team, past);
    const sales = paid.map(({ completedAt, cardBrand: _, cardLast4: __, ...sale }) => ({
      ...sale,
      card: null,
      at: completedAt,
    }));
    await services.sandboxRails.bringInSales(tx, sales);
    await services.settlementRun.bringIn(tx, team.merchantId);
    return paid;
  });
};
