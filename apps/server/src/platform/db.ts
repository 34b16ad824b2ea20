import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { boundQueries, boundStatements, checkOut, giveBack, rollBack } from './bound-statements.ts';
import { prepareStatements } from './statements.ts';
import { noTracer, type Tracer } from './tracer.ts';

// Centavos fit a safe integer by constraint, so bigint columns and sums are read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = NodePgDatabase & { readonly $client: pg.Pool };
/** A transaction: queries on the one connection that has begun it. */
export type Tx = NodePgDatabase & { readonly $client: pg.PoolClient };
/** Either: for what reads the same way inside a transaction and outside. */
export type Queries = NodePgDatabase;

/** The role whose rights the server works with: it may read the ledger's tables, but only `ledger.post` writes them. */
export const appRole = 'balcao_app';

/** How long the database may take, in milliseconds. */
export interface DatabaseWaits {
  /** For one lock. */
  readonly lockMs: number;
  /** For one statement, its locks included. */
  readonly statementMs: number;
  /** For an idle transaction. */
  readonly idleMs: number;
  /** For all that one request asks of it, one after the other. With a commit at its end it comes to less than 12 s. */
  readonly requestMs: number;
}
export const usualWaits: DatabaseWaits = { lockMs: 5_000, statementMs: 10_000, idleMs: 10_000, requestMs: 10_500 };

const optionsOf = ({ lockMs, statementMs, idleMs }: DatabaseWaits): string =>
  `-c role=${appRole} -c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=${idleMs}`;

/**
 * Opens the pool that requests and jobs use. Waiting for a connection is bounded, so a lost database is a quick 503 and not a
 * pile of waiting requests.
 */
export const openDb = (connection: pg.ClientConfig, max = 16, waits = usualWaits, tracer: Tracer = noTracer): Db => {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 5_000,
    options: optionsOf(waits),
    application_name: 'balcao',
  });
  // A client that is closing already has no other listener, and an unheard error would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareStatements(client);
    boundStatements(pool, client);
    tracer.watchStatements(client);
  });
  pool.on('error', () => {});
  boundQueries(pool);
  return drizzle(pool);
};

/** Queries on a connection of one's own that has begun a transaction. */
export const txOn = (client: pg.Client): Tx =>
  // drizzle takes a client alone for a connection of a pool.
  drizzle(client) as unknown as Tx;

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

/** The name of the constraint that an error speaks of. */
export const constraintOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  return undefined;
};

/** PostgreSQL's own error: the message of the query builder contains the statement's values (rule: nothing-in-logs). */
export const rootOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

const attempt = async <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const client = await checkOut(db.$client);
  const tx: Tx = drizzle(client);
  try {
    await client.query('begin');
    const value = await work(tx);
    await client.query('commit');
    return value;
  } catch (error) {
    await rollBack(client);
    hooks.delete(tx);
    throw error;
  } finally {
    giveBack(client);
    for (const hook of hooks.get(tx) ?? []) hook();
  }
};

/**
 * One transaction, READ COMMITTED; a deadlock or serialization failure is tried again as a whole, up to five times, as long
 * as the caller may wait. What was
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

/** Allows a transaction to be idle for so many minutes: for the server's own work between its statements. */
export const letIdle = async (tx: Tx, minutes: number): Promise<void> => {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = ${sql.raw(`'${minutes}min'`)}`);
};

/** The database as it stood at one instant, for reading only. */
export interface Snapshot {
  readonly queries: Queries;
  /** Call it after the last read: until then the snapshot keeps vacuum from removing newer rows in the whole database. */
  end(): Promise<void>;
}
export const openSnapshot = async (db: Db): Promise<Snapshot> => {
  const client = await checkOut(db.$client);
  const end = (): Promise<void> => rollBack(client).finally(() => giveBack(client));
  try {
    await client.query('begin isolation level repeatable read read only');
  } catch (error) {
    await end();
    throw error;
  }
  return { queries: drizzle(client), end };
};

/** Reads from one snapshot, so concurrent writes do not show. */
export const snapshot = async <T>(db: Db, work: (queries: Queries) => Promise<T>): Promise<T> => {
  const { queries, end } = await openSnapshot(db);
  try {
    return await work(queries);
  } finally {
    await end();
  }
};
