import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PixConfig } from '../../platform/pix-config.ts';
import { type Again, findPixAgain, findPixProgress, savePixAgain } from './pix-received.repository.ts';
import type { PixReceived } from './pix-received.service.ts';

const everySeconds = 60;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Several days are read again at night, at this hour in São Paulo. */
const nightMs = 3 * hourMs;

interface Needs {
  readonly config: Pick<PixConfig, 'chave' | 'againDays'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly received: PixReceived;
}
interface Reading {
  readonly reach: Again['reach'];
  readonly backMs: number;
  readonly isDue: (last: Date, now: Date) => boolean;
}

const nightOf = (at: Date): string => civilDayOf(new Date(at.getTime() - nightMs).toISOString(), DEFAULT_ZONE);

/**
 * Rereads the payments that the provider has received: each hour the last day, each night the last days (`PIX_AGAIN_DAYS`). A provider may list a
 * payment hours after its time. Known payments are skipped, so that most of it costs one request and one lookup.
 */
export const readPixAgain = ({ config, db, clock, jobs, received }: Needs): void => {
  const { chave, againDays } = config;
  const readings: readonly Reading[] = [
    { reach: 'day', backMs: dayMs, isDue: (last, now) => now.getTime() - last.getTime() >= hourMs },
    { reach: 'days', backMs: againDays * dayMs, isDue: (last, now) => nightOf(last) !== nightOf(now) },
  ];
  /** Where a reading stands: under way, beginning now, or undefined while it is not due. */
  const standing = async ({ reach, backMs, isDue }: Reading, now: Date): Promise<Again | undefined> => {
    const last = await findPixAgain(db, chave, reach);
    if (last && last.readUpTo < last.readTo && last.readTo <= now) return last;
    // An end that lies ahead is of a clock that was wrong.
    if (last && last.readTo <= now && !isDue(last.readTo, now)) return undefined;
    const since = (await findPixProgress(db, chave))?.since;
    if (!since) return undefined;
    const from = Math.max(since.getTime(), now.getTime() - backMs);
    return { chave, reach, readUpTo: new Date(Math.min(from, now.getTime())), readTo: now };
  };
  const read = async (reading: Reading): Promise<'left' | 'done'> => {
    const again = await standing(reading, clock.now());
    if (!again) return 'done';
    return received.readOn(again.readUpTo, again.readTo, (readUpTo) => savePixAgain(db, { ...again, readUpTo }));
  };

  for (const reading of readings) jobs.every(everySeconds, `rail.pix-again-${reading.reach}`, () => read(reading));
};
