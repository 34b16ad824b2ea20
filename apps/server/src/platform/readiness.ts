import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { forgetFullDisk, sawFullDisk } from './bound-statements.ts';
import { type Db, transaction } from './db.ts';
import { rateLimits } from './platform.tables.ts';
import { createWaitBudget } from './wait-budget.ts';

/** An answer stands for so long, however often it is asked for. */
const standsMs = 1_000;
/** A database that takes longer is not ready. */
const patienceMs = 2_000;
/** Forgotten with the counters that have run out. */
const keptMs = 60_000;

/**
 * Whether the database can be written now. An existing row can be updated without new space, so after a full disk it also tries to allocate some,
 * with a temporary table that is gone with its transaction.
 */
export const createReadiness = (db: Db): (() => Promise<boolean>) => {
  const key = `ready:${randomUUID()}`;
  const write = (): Promise<void> =>
    transaction(db, async (tx) => {
      const expire = Date.now() + keptMs;
      await tx
        .insert(rateLimits)
        .values({ key, expire })
        .onConflictDoUpdate({ target: rateLimits.key, set: { expire } });
      if (!sawFullDisk(db.$client)) return;
      await tx.execute(
        sql`create temporary table room on commit drop as select repeat('x', 1000) from generate_series(1, 500)`,
      );
    });
  const probe = async (): Promise<boolean> => {
    const budget = createWaitBudget(patienceMs);
    try {
      await budget.run(write);
      forgetFullDisk(db.$client);
      return true;
    } catch {
      return false;
    } finally {
      budget.end();
    }
  };
  let last: { readonly until: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (!last || last.until < now) last = { until: now + standsMs, answer: probe() };
    return last.answer;
  };
};
