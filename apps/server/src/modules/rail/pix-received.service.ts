import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { PixConfig } from '../../platform/pix-config.ts';
import type { PixClient } from './pix-client.ts';
import type { PixHearing } from './pix-hearing.service.ts';
import { pixPages } from './pix-pages.ts';
import { findPixProgress, savePixProgress } from './pix-received.repository.ts';

const everySeconds = 60;
const minuteMs = 60_000;
/** So much is read at a time; who was away for longer reads on without a pause. */
const windowMs = 60 * minuteMs;
/** What the provider writes down some minutes late is read at once; what comes later is read by the longer readings. */
const overlapMs = 10 * minuteMs;
/** Where the mark lies far ahead of the clock, a clock was wrong: nobody knows from when on nothing was read. */
const lostMs = 24 * 60 * minuteMs;
/** Where nothing was read yet: what came before, its calls have told. */
const firstMs = 60 * minuteMs;

interface Needs {
  readonly config: Pick<PixConfig, 'chave'>;
  readonly client: Pick<PixClient, 'call'>;
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
  readonly hearing: PixHearing;
}

/**
 * Reads what the Pix provider has received. It calls only for what names a charge, and a call may get lost: what is paid at the code of
 * a shop, or to the key alone, has nobody who would ask about it otherwise.
 */
export const readPixReceived = ({ config, client, db, clock, jobs, log, hearing }: Needs) => {
  const { chave } = config;
  /** Hears everything between two instants; false, with a word in the log, where the provider does not say it. */
  const readBetween = async (from: Date, to: Date): Promise<boolean> => {
    try {
      for await (const entries of pixPages(client, from, to)) await hearing.hear(entries);
      return true;
    } catch (error) {
      log.error({ message: rootOf(error as Error).message }, 'the Pix provider did not say what it has received');
      return false;
    }
  };

  jobs.every(everySeconds, 'rail.pix-received', async () => {
    const now = clock.now();
    const first = new Date(now.getTime() - firstMs);
    const { readUpTo: mark, since } = (await findPixProgress(db, chave)) ?? { readUpTo: first, since: first };
    const isWrong = mark.getTime() > now.getTime() + overlapMs;
    const readUpTo = new Date(isWrong ? now.getTime() - lostMs : Math.min(mark.getTime(), now.getTime()));
    const to = new Date(Math.min(readUpTo.getTime() + windowMs, now.getTime()));
    if (!(await readBetween(new Date(readUpTo.getTime() - overlapMs), to))) return 'done';
    await savePixProgress(db, { chave, readUpTo: to, since });
    return to < now ? 'left' : 'done';
  });
  return { readBetween };
};
export type PixReceived = ReturnType<typeof readPixReceived>;
