import { isTimeZone } from '@balcao/brazil/dates';
import { DashboardQuery, type SalesPoint } from '@balcao/contract/dashboard';
import { salesList } from '@balcao/contract/sales-list';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ExportAsk, type ExportSource, listExport, valuesOf } from '../export/export.service.ts';
import { daysOf } from './periods.ts';
import type { SalesService } from './sales.service.ts';

/** A period as the screen asks for it, and in which zone its days are. */
const Filter = z.safeExtend(DashboardQuery, {
  timezone: z.string().check(z.maxLength(64), z.refine(isTimeZone, 'choice')),
});
const Kept = z.object({ first: z.string(), last: z.string(), timezone: z.string() });

interface Needs {
  readonly clock: Clock;
  readonly sales: Pick<SalesService, 'figures'>;
}

/** The series of the dashboard as a file: a row for each hour or day of the period. */
export const createDashboardExport = ({ clock, sales }: Needs): ExportSource => {
  const series = async ({ merchantId, filter }: Omit<ExportAsk, 'locale'>): Promise<readonly SalesPoint[]> => {
    const { timezone: zone, ...days } = Kept.parse(filter);
    return (await sales.figures({ merchantId, days, zone, now: clock.now() })).series;
  };
  const valuesIn = valuesOf(salesList);
  return listExport(salesList, {
    menu: 'payment.dashboard',
    filterOf: (_, filter) => {
      const read = Filter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      const { timezone, ...query } = read.data;
      return { ...daysOf(query, clock.now(), timezone), timezone };
    },
    count: async (ask) => (await series(ask)).length,
    values: async function* (ask) {
      yield (await series(ask)).map(valuesIn);
    },
  });
};
