import { addDays, civilDayOf, dayStart } from '@balcao/brazil/dates';
import type { getOverview, Overview } from '@balcao/contract/dashboard';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { OrderFigures, Stretch } from '../order/order-figures.service.ts';

const daysShown = 30;

const ticketOf = ({ amount, count }: { amount: number; count: number }): number =>
  count === 0 ? 0 : Math.round(amount / count);
/** Hundredths of a percent. */
const rateOf = ({ created, paid }: { created: number; paid: number }): number =>
  created === 0 ? 0 : Math.round((paid * 10_000) / created);

interface Needs {
  readonly db: Db;
  readonly figures: OrderFigures;
  readonly ledger: Pick<Ledger, 'balances'>;
}

/** The figures of the overview: days begin and end in the caller's zone (promise M12). */
export const createDashboardService = ({ db, figures, ledger }: Needs) => ({
  overview: async ({ actor: { merchantId }, timeZone, now }: Call<typeof getOverview>): Promise<Overview> => {
    const day = civilDayOf(now.toISOString(), timeZone);
    const startOf = (civilDay: string): Date => new Date(dayStart(civilDay, timeZone));
    const today: Stretch = { from: startOf(day), to: now };
    const yesterdayStart = startOf(addDays(day, -1));
    // Until the same time of day, so that a morning is not compared with a whole day.
    const sameTime = new Date(yesterdayStart.getTime() + now.getTime() - today.from.getTime());
    const before: Stretch = { from: yesterdayStart, to: sameTime < today.from ? sameTime : today.from };
    const first = addDays(day, 1 - daysShown);

    const [paid, paidBefore, created, createdBefore, byDay, balances] = await Promise.all([
      figures.paid(merchantId, today),
      figures.paid(merchantId, before),
      figures.created(merchantId, today),
      figures.created(merchantId, before),
      figures.paidByDay(merchantId, { from: startOf(first), to: startOf(addDays(day, 1)) }, timeZone),
      ledger.balances(db, merchantId),
    ]);
    const found = new Map(byDay.map((one) => [one.day, one]));
    return {
      day,
      timezone: timeZone,
      paidAmount: { now: paid.amount, before: paidBefore.amount },
      paidCount: { now: paid.count, before: paidBefore.count },
      averageTicket: { now: ticketOf(paid), before: ticketOf(paidBefore) },
      conversion: { now: rateOf(created), before: rateOf(createdBefore) },
      balances,
      days: Array.from({ length: daysShown }, (_, index) => {
        const civilDay = addDays(first, index);
        return { day: civilDay, amount: found.get(civilDay)?.amount ?? 0, count: found.get(civilDay)?.count ?? 0 };
      }),
    };
  },
});
export type DashboardService = ReturnType<typeof createDashboardService>;
