import { sql } from 'drizzle-orm';
import { type Tx, transaction } from '../src/platform/db.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** How many connections of the product's database wait for a lock. */
const waiting = async (testApp: TestApp): Promise<number> => {
  const { rows } = await testApp.platform.db.execute<{ count: number }>(
    sql`select count(*) from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
};

/** Keeps what `lock` locks until `work` is done: what comes to it meanwhile waits there, in the order in which it came. */
export const whileHeld = (
  testApp: TestApp,
  lock: (tx: Tx) => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> =>
  transaction(testApp.platform.db, async (tx) => {
    await lock(tx);
    await work();
  });

/** Sets the work going, and answers with it when so many wait for locks, or when it is over. */
export const begin = async <T>(testApp: TestApp, work: Promise<T>, waiters: number): Promise<Promise<T>[]> => {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  await until(
    async () => isOver || (await waiting(testApp)) >= waiters,
    (isSo) => isSo,
  );
  return [work];
};
