import { addDays, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { UsageDay, UsageVersion } from '@balcao/contract/usage';
import type { UsageFault } from '@balcao/contract/usage-fault';
import { type UsageSpan, usageSpanDays } from '@balcao/contract/usage-span';
import { versionRank } from '@balcao/contract/version-number';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import type { AppletKey } from './usage.repository.ts';
import type { UsageDayRow, UsageFaultRow } from './usage.tables.ts';
import { listFaultDays, listFaults } from './usage-fault.repository.ts';

const sum = (rows: readonly UsageDayRow[], of: 'opens' | 'people' | 'seconds' | 'faulty'): number =>
  rows.reduce((all, row) => all + row[of], 0);

/** The days of a span, oldest first, the last of them today. */
export const daysOf = (now: Date, span: UsageSpan = 'days30'): string[] => {
  const days = usageSpanDays[span];
  const first = addDays(countedDayOf(now), 1 - days);
  return Array.from({ length: days }, (_, index) => addDays(first, index));
};
/** When a day of São Paulo begins. */
export const startOf = (day: string): Date => new Date(dayStart(day, DEFAULT_ZONE));

/** The figures of each of these days, also where there are none. */
export const figuresOf = (days: readonly string[], rows: readonly UsageDayRow[]): UsageDay[] => {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => {
    const some = byDay.get(day) ?? [];
    const [opens, people] = [sum(some, 'opens'), sum(some, 'people')];
    return { day, opens, people, seconds: sum(some, 'seconds'), faulty: sum(some, 'faulty') };
  });
};

/** Versions by what their days come to, the highest first. */
export const versionsOf = (rows: readonly UsageDayRow[]): UsageVersion[] =>
  [...Map.groupBy(rows, ({ versionId }) => versionId)]
    .map(([versionId, some]) => {
      const number = some[0]?.number ?? '';
      return { versionId, number, opens: sum(some, 'opens'), faulty: sum(some, 'faulty') };
    })
    .sort((one, other) => versionRank(other.number) - versionRank(one.number));

const presentFault = (row: UsageFaultRow, days: number[]): UsageFault => {
  const { id, kind, message, file, line, column, page, firstNumber, firstAt, lastNumber, lastAt } = row;
  return {
    ...{ id, kind, message, file, line, column, page, days, firstNumber, lastNumber },
    count: days.reduce((all, openings) => all + openings, 0),
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  };
};

interface FaultPage {
  readonly place: Place | undefined;
  readonly limit: number;
  readonly skip: number;
}
/** The errors of these days, the last one first, each with the openings of every day. */
export const faultsOf = async (
  queries: Queries,
  key: AppletKey,
  days: readonly string[],
  page: FaultPage,
): Promise<UsageFault[]> => {
  const [first = ''] = days;
  const rows = await listFaults(queries, key, { ...page, since: startOf(first) });
  const ids = rows.map(({ id }) => id);
  const counted = await listFaultDays(queries, key.merchantId, { ids, since: first });
  const openings = new Map(counted.map(({ faultId, day, count }) => [`${faultId} ${day}`, count]));
  return rows.map((row) =>
    presentFault(
      row,
      days.map((day) => openings.get(`${row.id} ${day}`) ?? 0),
    ),
  );
};
