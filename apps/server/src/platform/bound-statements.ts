import type pg from 'pg';
import { isFullDisk } from './full-disk.ts';
import { hasWaitedTooLong, WaitedTooLong, waitInBudget } from './wait-budget.ts';

/** Connections that timed out: their state is unknown, so they are not used again. */
const late = new WeakSet<pg.ClientBase>();

/** Pools that have met a full disk. */
const full = new WeakSet<pg.Pool>();
/** Whether a statement has met a full disk since it was last forgotten. */
export const sawFullDisk = (pool: pg.Pool): boolean => full.has(pool);
export const forgetFullDisk = (pool: pg.Pool): void => void full.delete(pool);

/** What ends a transaction is not broken off at once, even when the caller has waited long. */
const endings = new Set<unknown>(['commit', 'rollback']);
const endingMs = 1_000;

/** A connection of the pool, as long as the caller may wait for one. @throws WaitedTooLong */
export const checkOut = (pool: pg.Pool): Promise<pg.PoolClient> => {
  if (hasWaitedTooLong()) return Promise.reject(new WaitedTooLong());
  const asked = pool.connect();
  const giveUp = (): void =>
    void asked.then(
      (client) => client.release(),
      () => undefined,
    );
  return waitInBudget(asked, { onLate: giveUp });
};

/** Gives a connection back; one that did not answer is closed, and the pool opens another. */
export const giveBack = (client: pg.PoolClient): void => client.release(late.has(client));

/** Undoes the transaction of a connection; one that cannot even do that is of no further use. */
export const rollBack = async (client: pg.PoolClient): Promise<void> => {
  if (late.has(client)) return;
  await client.query('rollback').catch(() => void late.add(client));
};

/**
 * Limits the wait for the statements of a connection. PostgreSQL's own time-outs are for one lock and one statement: they do not add up to a limit
 * for a request, and do not help where the database is frozen or unreachable.
 * @throws WaitedTooLong
 */
export const boundStatements = (pool: pg.Pool, client: pg.ClientBase): void => {
  const onError = (error: unknown): void => {
    if (isFullDisk(error)) full.add(pool);
  };
  const onLate = (): void => void late.add(client);
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (...args: unknown[]): unknown => {
    const isEnding = endings.has(args[0]);
    if (late.has(client) || (hasWaitedTooLong() && !isEnding)) return Promise.reject(new WaitedTooLong());
    const answer = plain(...args);
    if (!(answer instanceof Promise)) return answer;
    return waitInBudget(answer, { atLeastMs: isEnding ? endingMs : 0, onLate, onError });
  };
  client.query = query as typeof client.query;
};

/** The same for statements outside of transactions, which take a connection each. */
export const boundQueries = (pool: pg.Pool): void => {
  const query = async (...args: Parameters<pg.ClientBase['query']>): Promise<unknown> => {
    const client = await checkOut(pool);
    try {
      return await client.query(...args);
    } finally {
      giveBack(client);
    }
  };
  // pg declares one overload for each way of calling `query`; this is all of them.
  pool.query = query as unknown as typeof pool.query;
};
