import { addDays } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { readUsage } from '@balcao/contract/usage';
import type { listUsageFaults } from '@balcao/contract/usage-fault';
import { usageDaysKept } from '@balcao/contract/usage-span';
import type { Clock } from '../../platform/clock.ts';
import { countedDayOf } from '../../platform/counted-day.ts';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { skipOf } from '../../platform/page.ts';
import type { AppletService } from '../applet/applet.service.ts';
import { forgetUsage, listDays, listPages } from './usage.repository.ts';
import { countListedFaults } from './usage-fault.repository.ts';
import { daysOf, faultsOf, figuresOf, startOf, versionsOf } from './usage-figures.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
}
const pagesShown = 20;

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
      return { days: figuresOf(days, rows), pages, versions: versionsOf(rows) };
    },

    listFaults: async (call: Call<typeof listUsageFaults>): Promise<ReplyOf<typeof listUsageFaults>> => {
      const { actor, params, query, now } = call;
      const { pageNum = 1, pageSize = defaultPageSize, cursor, span } = query;
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      const [key, days] = [{ merchantId, appletId }, daysOf(now, span)];
      const page = { place: placeOf(cursor, idKeys), limit: pageSize + 1, skip: skipOf(query) };
      const [found, counted] = await Promise.all([
        faultsOf(db, key, days, page),
        countListedFaults(db, key, startOf(days[0] ?? '')),
      ]);
      const list = found.slice(0, pageSize);
      const last = list.at(-1);
      return {
        list,
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: found.length > pageSize && last ? cursorOf({ at: new Date(last.lastAt), key: last.id }) : null,
      };
    },
  };
};
export type UsageService = ReturnType<typeof createUsageService>;
