import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { prepareStatements } from './statements.ts';

// Centavos fit a safe integer by constraint, so bigint columns and sums are read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = NodePgDatabase & { readonly $client: pg.Pool };
/** A transaction: queries on the one connection that has begun it. */
export type Tx = NodePgDatabase & { readonly $client: pg.PoolClient };
/** Either: for what reads the same way inside a transaction and outside. */
export type Queries = NodePgDatabase;

/** The role whose rights the server works with: it may read the ledger's tables, but only `ledger.post` writes them. */
export const appRole = 'balcao_app';

const limits = '-c statement_timeout=10000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000';

/**
 * Opens the pool that requests and jobs use. Waiting for a connection is bounded, so a lost database is a quick 503 and not a
 * pile of waiting requests (promise A3).
 */
export const openDb = (connection: pg.ClientConfig, max = 16): Db => {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5_000,
    options: `-c role=${appRole} ${limits}`,
    application_name: 'balcao',
  });
  // A client that is closing already has no other listener, and an unheard error would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareStatements(client);
  });
  pool.on('error', () => {});
  return drizzle(pool);
};

/** Queries on a connection of one's own that has begun a transaction. */
export const txOn = (client: pg.Client): Tx => drizzle(client) as unknown as Tx;

const hooks = new WeakMap<object, (() => void)[]>();

/** Runs `work` once the transaction is on disk, never when it is rolled back. */
export const afterCommit = (tx: Tx, work: () => void): void => {
  const list = hooks.get(tx) ?? [];
  list.push(work);
  hooks.set(tx, list);
};

/** Serialization failure, deadlock: PostgreSQL undid everything and a second try is safe. */
const retryable = new Set(['40001', '40P01']);
const triesAtMost = 5;

/** The SQLSTATE of an error, also where the query builder wrapped it. Each has a digit; EPIPE, of the system, has none. */
export const sqlStateOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(at.code)) return at.code;
  return undefined;
};

/** Waited longer for a lock than anybody should: nothing was done, and it may go well in a moment. */
export const lockTimedOut = '55P03';

/** The name of the constraint that an error speaks of. */
export const constraintOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  return undefined;
};

/** PostgreSQL away, shutting down, or out of connections: a moment's trouble, not a bug. */
export const databaseIsAway = (error: Error): boolean =>
  /^(57P0[123]|53300|08...)$/.test(sqlStateOf(error) ?? '') ||
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOENT.*PGSQL|timeout exceeded when trying to connect|Connection terminated|not queryable/.test(
    `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`,
  );

/** What broke, as PostgreSQL says it: the query builder's own message has the values in it that were on their way (promise P3). */
export const rootOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

const attempt = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await db.$client.connect();
  const tx: Tx = drizzle(client);
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const value = await work(tx);
    await client.query('commit');
    return value;
  } catch (error) {
    // A connection that cannot roll back is of no further use: the pool opens another.
    await client.query('rollback').catch((failed: Error) => {
      broken = failed;
    });
    hooks.delete(tx);
    throw error;
  } finally {
    client.release(broken);
    for (const hook of hooks.get(tx) ?? []) hook();
  }
};

/**
 * One transaction, READ COMMITTED; a deadlock or serialization failure is tried again as a whole, up to five times. What was
 * registered by `afterCommit` runs after the commit.
 */
export const transaction = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(db, work);
    } catch (error) {
      if (tries >= triesAtMost || !retryable.has(sqlStateOf(error) ?? '')) throw error;
      await delay(Math.random() * 20 * tries);
    }
  }
};

/** The database as it stood at one instant, for reading only. */
export interface Snapshot {
  readonly queries: Queries;
  /** To be called when nothing more is read: until then nothing newer can be tidied up in the whole database. */
  end(): Promise<void>;
}
export const openSnapshot = async (db: Db): Promise<Snapshot> => {
  const client = await db.$client.connect();
  const end = (): Promise<void> =>
    client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
  try {
    await client.query('begin isolation level repeatable read read only');
  } catch (error) {
    await end();
    throw error;
  }
  return { queries: drizzle(client), end };
};

/** Reads as things stood at one instant, whatever is written meanwhile. */
export const snapshot = async <T>(db: Db, work: (queries: Queries) => Promise<T>): Promise<T> => {
  const { queries, end } = await openSnapshot(db);
  try {
    return await work(queries);
  } finally {
    await end();
  }
};
