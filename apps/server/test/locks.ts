import { sql } from 'drizzle-orm';
import { type Tx, transaction } from '../src/platform/db.ts';
import type { House } from './house.ts';
import { until } from './until.ts';

/** How many connections of the house's database wait for a lock. */
const waiting = async (house: House): Promise<number> => {
  const { rows } = await house.platform.db.execute<{ count: number }>(
    sql`select count(*) from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
};

/** Keeps what `lock` locks until `work` is done: what comes to it meanwhile waits there, in the order in which it came. */
export const whileHeld = (
  house: House,
  lock: (tx: Tx) => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> =>
  transaction(house.platform.db, async (tx) => {
    await lock(tx);
    await work();
  });

/** Sets the work going, and answers with it when so many wait for locks, or when it is over. */
export const begin = async <T>(house: House, work: Promise<T>, waiters: number): Promise<Promise<T>[]> => {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  await until(
    async () => isOver || (await waiting(house)) >= waiters,
    (isSo) => isSo,
  );
  return [work];
};
