import { isTimeZone } from '@balcao/brazil/dates';
import { DashboardQuery, type SalesPoint, ticketOf } from '@balcao/contract/dashboard';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ExportAsk, ExportSource, Rows } from '../export/export.service.ts';
import { columnKinds, columnNames, columnTexts, sheetTexts } from './dashboard.texts.ts';
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

const rowOf = ({ day, hour, now, before }: SalesPoint): Rows[number] => [
  day,
  hour === null ? null : `${String(hour).padStart(2, '0')}:00`,
  ...(now
    ? [now.count, now.amount, ticketOf(now), now.created, now.converted, now.refunds, now.refunded]
    : [null, null, null, null, null, null, null]),
  ...(now ? [now.fee, now.feeReturned] : [null, null]),
  ...[before.count, before.amount],
];

/** The series of the dashboard as a file: a row for each hour or day of the period. */
export const createDashboardExport = ({ clock, sales }: Needs): ExportSource => {
  const series = async ({ merchantId, filter }: Omit<ExportAsk, 'locale'>): Promise<readonly SalesPoint[]> => {
    const { timezone: zone, ...days } = Kept.parse(filter);
    return (await sales.figures({ merchantId, days, zone, now: clock.now() })).series;
  };
  async function* batches(ask: ExportAsk): AsyncGenerator<Rows> {
    yield (await series(ask)).map(rowOf);
  }
  return {
    menu: 'payment.dashboard',
    name: (locale) => sheetTexts[locale],
    filterOf: (_, filter) => {
      const read = Filter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      const { timezone, ...query } = read.data;
      return { ...daysOf(query, clock.now(), timezone), timezone };
    },
    columns: (locale) =>
      columnNames.map((name, index) => ({ title: columnTexts[locale][index] ?? name, kind: columnKinds[name] })),
    count: async (ask) => (await series(ask)).length,
    batches,
  };
};
