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
/** So much is read at a time: a day, and less, down to an hour, where that takes longer than a round. */
const windowsMs = { most: 24 * 60 * minuteMs, least: 60 * minuteMs } as const;
/** A round that is over by then ends, and the next one goes on without a pause. */
const roundMs = 4_000;
/** What the provider writes down some minutes late is read at once; what comes later is read by the longer readings. */
const overlapMs = 10 * minuteMs;
/** A mark far ahead of the clock comes from a wrong clock: the start of the unread time is unknown. */
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
 * Polls the payments that the Pix provider has received. Its callbacks cover only payments to a charge, and a callback may get lost. A payment to the
 * code of a shop, or to the key alone, has no order that would query it.
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

  let windowMs: number = windowsMs.most;
  /** Reads on from one instant to another, as far as there is time, and has kept how far it came. */
  const readOn = async (from: Date, to: Date, keep: (readUpTo: Date) => Promise<void>): Promise<'left' | 'done'> => {
    const beganAt = performance.now();
    for (let at = from; at < to; ) {
      if (performance.now() - beganAt > roundMs) return 'left';
      const windowAt = performance.now();
      const next = new Date(Math.min(at.getTime() + windowMs, to.getTime()));
      if (!(await readBetween(at, next))) return 'done';
      if (performance.now() - windowAt > roundMs) windowMs = Math.max(windowsMs.least, windowMs / 2);
      await keep(next);
      at = next;
    }
    return 'done';
  };

  jobs.every(everySeconds, 'rail.pix-received', async () => {
    const now = clock.now();
    const first = new Date(now.getTime() - firstMs);
    const { readUpTo: mark, since } = (await findPixProgress(db, chave)) ?? { readUpTo: first, since: first };
    const isWrong = mark.getTime() > now.getTime() + overlapMs;
    const readUpTo = new Date(isWrong ? now.getTime() - lostMs : Math.min(mark.getTime(), now.getTime()));
    const from = new Date(readUpTo.getTime() - overlapMs);
    return readOn(from, now, (upTo) => savePixProgress(db, { chave, readUpTo: upTo, since }));
  });
  return { readOn };
};
export type PixReceived = ReturnType<typeof readPixReceived>;
