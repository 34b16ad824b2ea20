import { addDays, civilDayOf } from '@balcao/brazil/dates';
import type { DashboardFigures, getFigures, getOverview, Overview } from '@balcao/contract/dashboard';
import { reaches } from '@balcao/contract/menus';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { RefundFigures } from '../refund/refund-figures.service.ts';
import { daysOf } from './periods.ts';
import type { SalesService } from './sales.service.ts';

const daysShown = 30;

interface Needs {
  readonly db: Db;
  readonly sales: Pick<SalesService, 'figures' | 'goods'>;
  readonly ledger: Pick<Ledger, 'balances'>;
  readonly refunds: Pick<RefundFigures, 'waiting'>;
  readonly certificates: Pick<CertificateService, 'ending'>;
}

/** The figures of the dashboard and of the overview: days begin and end in the caller's zone (rule: figures-agree). */
export const createDashboardService = ({ db, sales, ledger, refunds, certificates }: Needs) => ({
  figures: async ({ actor, query, timeZone, now }: Call<typeof getFigures>): Promise<DashboardFigures> => {
    const { merchantId } = actor;
    const days = daysOf(query, now, timeZone);
    const [figures, goods] = await Promise.all([
      sales.figures({ merchantId, days, zone: timeZone, now }),
      sales.goods(merchantId, days, timeZone),
    ]);
    return { timezone: timeZone, ...figures, goods };
  },

  overview: async ({ actor, timeZone, now }: Call<typeof getOverview>): Promise<Overview> => {
    const { merchantId } = actor;
    const day = civilDayOf(now.toISOString(), timeZone);
    const ask = { merchantId, zone: timeZone, now };
    const [today, month, balances, waitingRefunds, ending] = await Promise.all([
      sales.figures({ ...ask, days: { first: day, last: day } }),
      sales.figures({ ...ask, days: { first: addDays(day, 1 - daysShown), last: day } }),
      ledger.balances(db, merchantId),
      reaches(actor, 'payment.refunds', 'read') ? refunds.waiting(merchantId) : null,
      reaches(actor, 'setting.payment', 'read') ? certificates.ending(merchantId, now) : null,
    ]);
    return {
      day,
      timezone: timeZone,
      now: today.now,
      past: today.past,
      hours: today.series,
      balances,
      waiting: { refunds: waitingRefunds, certificates: ending },
      days: month.series.map(({ day: civilDay, now: sales }) => ({
        day: civilDay,
        amount: sales?.amount ?? 0,
        count: sales?.count ?? 0,
      })),
    };
  },
});
export type DashboardService = ReturnType<typeof createDashboardService>;
