import { addDays, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { readUsage, UsageVersion } from '@balcao/contract/usage';
import type { listUsageFaults, UsageFault } from '@balcao/contract/usage-fault';
import { type UsageSpan, usageDaysKept, usageSpanDays } from '@balcao/contract/usage-span';
import { versionRank } from '@balcao/contract/version-number';
import type { Clock } from '../../platform/clock.ts';
import { countedDayOf } from '../../platform/counted-day.ts';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { skipOf } from '../../platform/page.ts';
import type { AppletService } from '../applet/applet.service.ts';
import { forgetUsage, listDays, listPages } from './usage.repository.ts';
import type { UsageDayRow, UsageFaultRow } from './usage.tables.ts';
import { countListedFaults, listFaultDays, listFaults } from './usage-fault.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
}
const pagesShown = 20;
const sum = (rows: readonly UsageDayRow[], of: 'opens' | 'people' | 'seconds' | 'faulty'): number =>
  rows.reduce((all, row) => all + row[of], 0);

/** The days of a span, oldest first, the last of them today. */
const daysOf = (now: Date, span: UsageSpan = 'days30'): string[] => {
  const days = usageSpanDays[span];
  const first = addDays(countedDayOf(now), 1 - days);
  return Array.from({ length: days }, (_, index) => addDays(first, index));
};
const startOf = (day: string): Date => new Date(dayStart(day, DEFAULT_ZONE));

const versionsOf = (rows: readonly UsageDayRow[]): UsageVersion[] =>
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

/** How mini programs are used, and what goes wrong in them, for their team. */
export const createUsageService = ({ db, clock, jobs, applets }: Needs) => {
  jobs.every(3_600, 'usage.forget', async () => {
    const now = clock.now();
    const today = countedDayOf(now);
    const since = addDays(today, 1 - usageDaysKept);
    await forgetUsage(db, { now, today, since, sinceInstant: startOf(since) });
  });

  return {
    read: async ({ actor, params, query, now }: Call<typeof readUsage>): Promise<ReplyOf<typeof readUsage>> => {
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      const days = daysOf(now, query.span);
      const [key, since] = [{ merchantId, appletId }, days[0] ?? ''];
      const [rows, pages] = await Promise.all([
        listDays(db, key, since),
        listPages(db, key, { since, limit: pagesShown }),
      ]);
      const byDay = Map.groupBy(rows, ({ day }) => day);
      return {
        days: days.map((day) => {
          const some = byDay.get(day) ?? [];
          const [opens, people] = [sum(some, 'opens'), sum(some, 'people')];
          return { day, opens, people, seconds: sum(some, 'seconds'), faulty: sum(some, 'faulty') };
        }),
        pages,
        versions: versionsOf(rows),
      };
    },

    listFaults: async (call: Call<typeof listUsageFaults>): Promise<ReplyOf<typeof listUsageFaults>> => {
      const { actor, params, query, now } = call;
      const { pageNum = 1, pageSize = defaultPageSize, cursor, span } = query;
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      const [key, days] = [{ merchantId, appletId }, daysOf(now, span)];
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const [first = ''] = days;
      const since = startOf(first);
      const [rows, counted] = await Promise.all([
        listFaults(db, key, { since, place, limit: pageSize + 1, skip }),
        countListedFaults(db, key, since),
      ]);
      const page = rows.slice(0, pageSize);
      const ids = page.map(({ id }) => id);
      const openings = new Map(
        (await listFaultDays(db, merchantId, { ids, since: first })).map((one) => [
          `${one.faultId} ${one.day}`,
          one.count,
        ]),
      );
      const last = page.at(-1);
      return {
        list: page.map((row) =>
          presentFault(
            row,
            days.map((day) => openings.get(`${row.id} ${day}`) ?? 0),
          ),
        ),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.lastAt, key: last.id }) : null,
      };
    },
  };
};
export type UsageService = ReturnType<typeof createUsageService>;
