import type { PgBoss } from 'pg-boss';
import type { JobName } from './job-data.ts';

/** Retries of a failing job: after a second, then doubling, for about a day in all. */
export const retries = { retryLimit: 16, retryDelay: 1, retryBackoff: true, expireInSeconds: 60 } as const;

/** Makes the queues that are not there yet; one question at every start but the first. */
export const makeQueues = async (boss: PgBoss, names: readonly JobName[]): Promise<void> => {
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of names) if (!there.has(name)) await boss.createQueue(name, retries);
};
