import pg from 'pg';
import { appRole, type Db, type Tx, txOn } from './db.ts';

/** One transaction on a connection of its own, for work that takes longer than any request may. */
export interface LongWork {
  /**
   * Runs `work` on one snapshot of the database: it does not wait for writers, and writers do not wait for it. `name` runs in one process at a time:
   * undefined when another is running it, or when the server closes.
   */
  alone<T>(name: string, work: (tx: Tx) => Promise<T>): Promise<T | undefined>;
  /** Whether `name` is running, in any process. */
  isRunning(db: Pick<Db, '$client'>, name: string): Promise<boolean>;
  /** Breaks off what is under way here. */
  stop(): Promise<void>;
}

const limits = '-c statement_timeout=1800000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000';
/** Advisory locks of two numbers are these; their first says what kind of lock. */
const lockKind = 'long-work';

/** Opens no connection before it is needed. It runs with the rights of the server's own role, even where the connection's user has more. */
export const createLongWork = (connection: pg.ClientConfig): LongWork => {
  const running = new Set<Promise<unknown>>();
  /** A client that is ended while it connects never says so to the person who waits for it: only these are. */
  const connected = new Set<pg.Client>();
  let isStopping = false;

  const within = async <T>(client: pg.Client, name: string, work: (tx: Tx) => Promise<T>): Promise<T | undefined> => {
    await client.connect();
    if (isStopping) return undefined;
    connected.add(client);
    // The lock is of the connection, so that it is asked for before the picture is taken.
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtext($1), hashtext($2)) as mine',
      [lockKind, name],
    );
    if (!rows[0]?.mine) return undefined;
    await client.query('begin isolation level repeatable read');
    const value = await work(txOn(client));
    await client.query('commit');
    return value;
  };

  return {
    alone: async (name, work) => {
      if (isStopping) return undefined;
      const options = `-c role=${appRole} ${limits}`;
      const client = new pg.Client({ ...connection, options, application_name: 'balcao-long' });
      client.on('error', () => {});
      const run = within(client, name, work).finally(() => client.end());
      running.add(run);
      return run.finally(() => {
        running.delete(run);
        connected.delete(client);
      });
    },
    isRunning: async (db, name) => {
      const { rows } = await db.$client.query<{ held: boolean }>(
        `select exists (select from pg_locks where locktype = 'advisory' and granted
          and classid::int8 = (hashtext($1)::int8 & 4294967295) and objid::int8 = (hashtext($2)::int8 & 4294967295)) as held`,
        [lockKind, name],
      );
      return rows[0]?.held === true;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all([...connected].map((client) => client.end()));
      await Promise.allSettled(running);
    },
  };
};
