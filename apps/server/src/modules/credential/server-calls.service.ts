import { addDays } from '@balcao/brazil/dates';
import { type listServerCalls, serverCallDays } from '@balcao/contract/applet-server';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { createPeriodicFlush } from '../../platform/periodic-flush.ts';
import type { AppletService } from '../applet/applet.service.ts';
import { addCalls, type Key, listCalls } from './credential.repository.ts';
import type { ServerCallRow } from './credential.tables.ts';

const everyMs = 10_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
}

/** What the servers of mini programs called for: counted in memory and written from time to time, so that no call waits for it. */
export const createServerCalls = ({ db, clock, log, applets }: Needs) => {
  let counted = new Map<string, ServerCallRow>();
  const today = (): string => countedDayOf(clock.now());
  const firstDay = (day: string): string => addDays(day, 1 - serverCallDays);
  const write = async (): Promise<void> => {
    if (counted.size === 0) return;
    const rows = [...counted.values()];
    counted = new Map();
    await addCalls(db, rows, firstDay(today()));
  };
  const onError = ({ name, message }: Error) => log.error({ name, message }, 'calls of mini programs not counted');
  const { flush, close } = createPeriodicFlush({ everyMs, write, onError });

  const note = ({ merchantId, appletId }: Key, path: string, outcome: string): void => {
    const row = { merchantId, appletId, day: today(), path, outcome };
    const slot = Object.values(row).join(' ');
    counted.set(slot, { ...row, count: (counted.get(slot)?.count ?? 0) + 1 });
  };

  return {
    note,
    close,
    /** Counts every call that was let in, by how it was answered. Added before the routes. */
    watch: (app: FastifyInstance): void => {
      app.addHook('onResponse', async ({ actor, refusal, routeOptions }) => {
        const { endpoint } = routeOptions.config;
        if (actor?.kind === 'applet' && endpoint) note(actor, endpoint.path, refusal ?? 'ok');
      });
    },
    list: async ({ actor, params }: Call<typeof listServerCalls>): Promise<ReplyOf<typeof listServerCalls>> => {
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      await flush();
      const to = today();
      const from = firstDay(to);
      const rows = await listCalls(db, { merchantId, appletId }, from);
      return { from, to, calls: rows.map(({ day, path, outcome, count }) => ({ day, path, outcome, count })) };
    },
  };
};
export type ServerCalls = ReturnType<typeof createServerCalls>;
