import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Job, PgBoss, type SendOptions } from 'pg-boss';
import { afterCommit, type Db, type Tx, transaction } from './db.ts';

/** Every kind of job and what it carries. A job may run twice; whoever handles it must bear that. */
export interface JobData {
  'mail.send': { readonly mailId: string };
  'rail.notify': { readonly notificationId: string };
  'rail.return': {
    readonly merchantId: string;
    readonly number: string;
    readonly endToEndId: string;
    readonly amount: number;
  };
  /** Attempts of notifications; `attempt` were begun before. */
  'webhook.deliver': {
    readonly attempts: readonly {
      readonly merchantId: string;
      readonly deliveryId: string;
      readonly attempt: number;
    }[];
  };
}
export type JobName = keyof JobData;
type Handler<N extends JobName> = (data: JobData[N]) => Promise<void>;

export interface Jobs {
  /** Enqueues within the caller's transaction: the job leaves with the commit, or not at all (promise D5). */
  send<N extends JobName>(tx: Tx, name: N, data: JobData[N], options?: { startAfterSeconds?: number }): Promise<void>;
  handle<N extends JobName>(name: N, handler: Handler<N>): void;
  /** Runs `work` every so many seconds on one process at a time, and at once when the clock has jumped. */
  every(seconds: number, name: string, work: () => Promise<void>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs every sweep now; the clock's jumps call it. */
  sweep(): Promise<void>;
}

/** Retries of a failing job: after a second, then doubling, for about a day in all. */
const retries = { retryLimit: 16, retryDelay: 1, retryBackoff: true, expireInSeconds: 60 } as const;
const workersOfAQueue = 4;

interface Needs {
  readonly db: Db;
  /** With the rights to keep the job tables: not the rights of the server's own role. */
  readonly connection: pg.ClientConfig;
  readonly onError: (error: Error, about: string) => void;
}

/** Transactional jobs on pg-boss, and sweeps for what is due by the product's clock rather than the machine's. */
export const createJobs = ({ db, connection, onError }: Needs): Jobs => {
  const boss = new PgBoss({ ...connection, max: 4, schema: 'pgboss', application_name: 'balcao-jobs' } as never);
  boss.on('error', (error) => onError(error, 'pg-boss'));
  const handlers = new Map<JobName, Handler<JobName>>();
  const workers = new Map<JobName, string[]>();
  const sweeps: { seconds: number; name: string; work: () => Promise<void> }[] = [];
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();

  const runSweep = async ({ name, work }: { name: string; work: () => Promise<void> }): Promise<void> => {
    // The lock ends with its transaction, so a process that dies holds up nobody.
    const run = transaction(db, async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(hashtext(${`sweep:${name}`})) as mine`,
      );
      if (rows[0]?.mine) await work();
    }).catch((error: Error) => onError(error, name));
    running.add(run);
    await run.finally(() => running.delete(run));
  };
  const work = async (name: JobName): Promise<void> => {
    const handler = handlers.get(name);
    if (!handler) return;
    for (let index = 0; index < workersOfAQueue; index += 1) {
      const id = await boss.work(name, { pollingIntervalSeconds: 1 }, async ([job]: Job<object>[]) => {
        if (job) await handler(job.data as JobData[JobName]);
      });
      workers.set(name, [...(workers.get(name) ?? []), id]);
    }
  };

  return {
    send: async (tx, name, data, options = {}) => {
      const executeSql = (text: string, values: unknown[] = []) => tx.$client.query(text, values);
      const sendOptions: SendOptions = { ...retries, db: { executeSql } };
      if (options.startAfterSeconds) sendOptions.startAfter = options.startAfterSeconds;
      await boss.send(name, data, sendOptions);
      afterCommit(tx, () => {
        if (!options.startAfterSeconds) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
      });
    },
    handle: (name, handler) => void handlers.set(name, handler as Handler<JobName>),
    every: (seconds, name, sweepWork) => void sweeps.push({ seconds, name, work: sweepWork }),
    start: async () => {
      await boss.start();
      for (const name of handlers.keys()) await boss.createQueue(name, retries);
      for (const name of handlers.keys()) await work(name);
      for (const one of sweeps) timers.push(setInterval(() => void runSweep(one), one.seconds * 1000));
    },
    sweep: async () => void (await Promise.all(sweeps.map(runSweep))),
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
};
