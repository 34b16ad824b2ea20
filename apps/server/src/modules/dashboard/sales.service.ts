import { addDays, dayStart } from '@balcao/brazil/dates';
import type { DashboardFigures } from '@balcao/contract/dashboard';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { OrderFigures } from '../order/order-figures.service.ts';
import type { RefundFigures } from '../refund/refund-figures.service.ts';
import { type Days, type Frame, frameOf } from './periods.ts';
import { foldSales, readBestGoods, readSums } from './sales.repository.ts';
import { figuresOf, type WaySums } from './sums.ts';

const goodsShown = 10;
const foldedAtOnce = 10_000;
const foldsOfARound = 50;
const none = { created: 0, converted: 0, paid: 0, amount: 0, fee: 0, refunds: 0, refunded: 0, feeReturned: 0 };

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly orders: Pick<OrderFigures, 'counted'>;
  readonly refunds: Pick<RefundFigures, 'counted'>;
}
interface Ask {
  readonly merchantId: string;
  readonly days: Days;
  readonly zone: string;
  readonly now: Date;
}

/**
 * Figures of a merchant's sales in any zone, always what a count of the orders and refunds themselves would say (rule: figures-agree): sums by
 * day, hour and quarter of an hour, and the changes that are not in them yet.
 */
export const createSales = ({ db, jobs, orders, refunds }: Needs) => {
  /** Until everything that has changed is in the sums. */
  const fold = async (): Promise<void> => {
    for (let round = 0; round < foldsOfARound; round += 1)
      if ((await foldSales(db, foldedAtOnce)) < foldedAtOnce) return;
  };
  jobs.every(5, 'dashboard.fold', fold);

  const countEdge = async (merchantId: string, edge: Frame['edge']): Promise<WaySums[]> => {
    if (!edge) return [];
    const [sold, given] = await Promise.all([orders.counted(merchantId, edge), refunds.counted(merchantId, edge)]);
    return [...sold, ...given].map((row) => ({ ...none, ...row }));
  };

  const figures = async ({
    merchantId,
    days,
    zone,
    now,
  }: Ask): Promise<Omit<DashboardFigures, 'timezone' | 'goods'>> => {
    const frame = frameOf(days, now, zone);
    const [rows, edge] = await Promise.all([
      readSums(db, merchantId, frame.buckets),
      countEdge(merchantId, frame.edge),
    ]);
    return figuresOf(frame, rows, edge);
  };

  return {
    fold,
    figures,
    /** What brought in the most. */
    goods: (merchantId: string, { first, last }: Days, zone: string): Promise<DashboardFigures['goods']> => {
      const [from, to] = [dayStart(first, zone), dayStart(addDays(last, 1), zone)].map(Date.parse) as [number, number];
      return readBestGoods(db, merchantId, { from, to }, goodsShown);
    },
  };
};
export type SalesService = ReturnType<typeof createSales>;
