import { Id } from '@balcao/contract/scalars';
import { usageFaultsAtMost } from '@balcao/contract/usage-fault';
import { usageDayList, usageFaultList } from '@balcao/contract/usage-list';
import { UsageSpan } from '@balcao/contract/usage-span';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { type ExportAsk, type ExportSource, filterRead, listExport, valuesOf } from '../export/export.service.ts';
import { listDays } from './usage.repository.ts';
import { countListedFaults } from './usage-fault.repository.ts';
import { daysOf, faultsOf, figuresOf, startOf } from './usage-figures.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
}

const UsageFilter = z.strictObject({ appletId: Id, span: z.optional(UsageSpan) });
/** As it is kept until the file is made. */
const KeptFilter = z.object(UsageFilter.shape);
const dayCells = valuesOf(usageDayList);
const faultCells = valuesOf(usageFaultList);

/** Whose figures, and their days. */
const askedBy = ({ merchantId, filter }: ExportAsk, now: Date) => {
  const { appletId, span } = KeptFilter.parse(filter);
  return { key: { merchantId, appletId }, days: daysOf(now, span) };
};
const shared = ({ clock }: Pick<Needs, 'clock'>) =>
  ({
    menu: 'applets.index',
    // With its first and last day, which its name says.
    filterOf: (_merchantId: string, filter: ExportAsk['filter']) => {
      const asked = filterRead(UsageFilter, filter);
      const days = daysOf(clock.now(), asked.span);
      return { ...asked, first: days[0], last: days.at(-1) };
    },
  }) as const;

/** The days of a mini program as a file; one of another team has nothing in them. */
export const createUsageDayExport = ({ db, clock }: Needs): ExportSource =>
  listExport(usageDayList, {
    ...shared({ clock }),
    count: async (ask) => askedBy(ask, clock.now()).days.length,
    values: async function* (ask) {
      const { key, days } = askedBy(ask, clock.now());
      yield figuresOf(days, await listDays(db, key, days[0] ?? '')).map(dayCells);
    },
  });

/** The errors of a mini program as a file; one of another team has none. */
export const createUsageFaultExport = ({ db, clock }: Needs): ExportSource =>
  listExport(usageFaultList, {
    ...shared({ clock }),
    count: (ask) => {
      const { key, days } = askedBy(ask, clock.now());
      return countListedFaults(db, key, startOf(days[0] ?? ''));
    },
    values: async function* (ask) {
      const { key, days } = askedBy(ask, clock.now());
      const page = { place: undefined, limit: usageFaultsAtMost, skip: 0 };
      yield (await faultsOf(db, key, days, page)).map(faultCells);
    },
  });
