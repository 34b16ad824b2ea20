import { lt } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Jobs } from './jobs.ts';
import { idempotency, rateLimits } from './platform.tables.ts';

const dayMs = 86_400_000;
/** How long a reply is given again (rule: at-most-once). The business numbers stay unique for ever, so safety does not end with it. */
const repliesKeptDays = 30;

/** Forgets what has served its time, so that no table grows without end. */
export const keepHouse = ({ db, jobs, clock }: { db: Db; jobs: Jobs; clock: Clock }): void => {
  jobs.every(3_600, 'once.forget', async () => {
    const oldest = new Date(clock.now().getTime() - repliesKeptDays * dayMs);
    await db.delete(idempotency).where(lt(idempotency.createdAt, oldest));
  });
  jobs.every(600, 'limits.forget', async () => {
    // Counters follow the machine's time, not the product's clock: moving the sandbox's clock must not let anyone in.
    await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now() - 60_000));
  });
};
