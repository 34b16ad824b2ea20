import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Job, type JobResult, PgBoss, type SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { afterCommit, type Db, rootOf, type Tx, transaction } from './db.ts';
import { dueJobs } from './due-jobs.ts';
import { requestIdOf, runTraced, withCause } from './job-cause.ts';
import type { JobData, JobName } from './job-data.ts';
import { makeQueues, retries } from './job-queues.ts';
import { createJobWorkers } from './job-workers.ts';
import { rowsOf } from './parsed-rows.ts';
import { outsideRequests, runForRequest } from './request-context.ts';
import { createSemaphore } from './semaphore.ts';
import { noTracer, type Tracer } from './tracer.ts';
import { waitAtMost } from './wait-at-most.ts';

export type { JobName } from './job-data.ts';

type Handler<N extends JobName> = (data: JobData[N]) => Promise<void>;

export interface Jobs {
  /** Enqueues within the caller's transaction: the job leaves with the commit, or not at all (rule: effects-follow-commits). */
  send<N extends JobName>(tx: Tx, name: N, data: JobData[N], options?: { startAfterSeconds?: number }): Promise<void>;
  /** The same for many jobs of a kind, in one statement. */
  sendMany<N extends JobName>(tx: Tx, name: N, all: readonly JobData[N][]): Promise<void>;
  handle<N extends JobName>(name: N, handler: Handler<N>): void;
  /**
   * Runs `work` every so many seconds on one process at a time, and at once when the clock has jumped; again without a pause when it
   * says that it left something.
   */
  every(seconds: number, name: string, work: SweepWork): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Runs every sweep now, once for all calls of one turn of the event loop; the clock's jumps call it. */
  sweep(): Promise<void>;
}

/** A sweep holds a connection for its lock while its work takes others: all at once could use up the pool and wait for ever. */
const sweepsAtOnce = 3;
/** The connection that holds a sweep's lock stands idle while its work goes on, longer than any other transaction may. */
const sweepIdlesAtMost = sql`set_config('idle_in_transaction_session_timeout', '10min', true)`;
/**
 * A job sent by this process wakes a worker at once. Jobs of other processes and retries are found by one query a second over all queues: workers
 * that polled by themselves would send a hundred queries a second in vain.
 */
const lookMs = 1_000;
/** What is still at work after that is given up, and tried again by another process. */
const stopAtMostMs = { workers: 4_000, rest: 1_000 };

/** Whether work was left for lack of time; without an answer everything was done. */
type SweepWork = (() => Promise<void>) | (() => Promise<'left' | 'done'>);
interface Sweep {
  readonly seconds: number;
  readonly name: string;
  readonly work: SweepWork;
}

interface Needs {
  readonly db: Db;
  /** With the rights to keep the job tables: not the rights of the server's own role. */
  readonly connection: pg.ClientConfig;
  readonly onError: (error: Error, about: string) => void;
  readonly log: Pick<Logger, 'debug' | 'info'>;
  readonly tracer?: Tracer;
}

const createJobsRow = z.object({ mine: z.boolean() });
/** Transactional jobs on pg-boss, and sweeps for what is due by the product's clock rather than the machine's. */
export const createJobs = ({ db, connection, onError, log, tracer = noTracer }: Needs): Jobs => {
  const boss = new PgBoss({
    ...connection,
    max: 4,
    schema: 'pgboss',
    schedule: false,
    application_name: 'balcao-jobs',
  } as never);
  boss.on('error', (error) => onError(error, 'pg-boss'));
  const handlers = new Map<JobName, Handler<JobName>>();
  const sweeps: Sweep[] = [];
  const ticking = new Set<Sweep>();
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<unknown>>();
  const semaphore = createSemaphore({ places: sweepsAtOnce, waitingAtMost: Number.POSITIVE_INFINITY });

  let isStopping = false;
  const runSweep = async ({ name, work }: Sweep, waits = false): Promise<unknown> => {
    // The lock ends with its transaction, so a process that dies does not block others.
    const underLock = () =>
      transaction(db, async (tx) => {
        const lock = sql`hashtext(${`sweep:${name}`})`;
        // A tick leaves it to the person who is at it; a jump of the clock needs a run that began after the jump.
        const rows = await rowsOf(
          tx,
          createJobsRow,
          waits
            ? sql`select true as mine, ${sweepIdlesAtMost} from (select pg_advisory_xact_lock(${lock})) waited`
            : sql`select pg_try_advisory_xact_lock(${lock}) as mine, ${sweepIdlesAtMost}`,
        );
        return rows[0]?.mine ? work() : undefined;
      });
    // A call may have moved the clock: what is due then is not that call's.
    const run = outsideRequests(() => semaphore(underLock).catch((error: Error) => onError(rootOf(error), name)));
    running.add(run);
    return run.finally(() => running.delete(run));
  };
  let asked: Promise<void> | undefined;
  /** Who moves the clock asks for a run, and so does the jump of the clock: both are served by one. */
  const sweepSoon = async (): Promise<void> => {
    await setImmediate();
    asked = undefined;
    if (isStopping) return;
    await Promise.all(sweeps.map((one) => runSweep(one, true)));
  };
  /** The next tick, unless the one before is still at it. */
  const tick = (sweep: Sweep): void => {
    if (ticking.has(sweep)) return;
    ticking.add(sweep);
    void runSweep(sweep).then((end) => {
      ticking.delete(sweep);
      if (end === 'left' && !isStopping) tick(sweep);
    });
  };
  /** One job of a batch that fails is tried again by itself. */
  const runJob = async (name: JobName, handler: Handler<JobName>, job: Job<object>): Promise<JobResult> => {
    const startedAt = performance.now();
    try {
      await runTraced(tracer, name, job, (data) => handler(data as JobData[JobName]));
      // What runs by the clock would fill the log: only what a call led to is looked for there.
      const level = requestIdOf(job) === undefined ? 'debug' : 'info';
      log[level]({ job: name, jobId: job.id, ms: Math.round(performance.now() - startedAt) }, 'job done');
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const failure = error instanceof Error ? rootOf(error) : new Error(String(error));
      onError(failure, name);
      return { id: job.id, status: 'failed', output: { name: failure.name, message: failure.message } };
    }
  };
  const runJobs = (name: JobName, batch: readonly Job<object>[]): Promise<JobResult[]> => {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`No one handles ${name}.`);
    return Promise.all(batch.map((job) => runForRequest(requestIdOf(job), log, () => runJob(name, handler, job))));
  };
  const workers = createJobWorkers(boss, runJobs, onError);
  let looking: Promise<void> | undefined;
  /** Wakes the workers of what is due, unless the look before is still waiting for its answer. */
  const look = (): void => {
    if (looking) return;
    looking = dueJobs(boss, [...handlers.keys()])
      .then((due) => {
        for (const { name, count } of due) workers.wake(name, count);
      })
      .catch((error: Error) => onError(rootOf(error), 'pg-boss'))
      .finally(() => {
        looking = undefined;
      });
  };

  return {
    send: async (tx, name, data, options = {}) => {
      const executeSql = (text: string, values: unknown[] = []) => tx.$client.query(text, values);
      const sendOptions: SendOptions = { ...retries, db: { executeSql } };
      if (options.startAfterSeconds) sendOptions.startAfter = options.startAfterSeconds;
      await boss.send(name, withCause(tracer, data), sendOptions);
      afterCommit(tx, () => {
        if (!options.startAfterSeconds) workers.wake(name);
      });
    },
    sendMany: async (tx, name, all) => {
      if (all.length === 0) return;
      const executeSql = (text: string, values: unknown[] = []) => tx.$client.query(text, values);
      const { expireInSeconds, ...again } = retries;
      await boss.insert(
        name,
        all.map((data) => ({ ...again, expireInSeconds, data: withCause(tracer, data) })),
        { db: { executeSql } },
      );
      afterCommit(tx, () => workers.wake(name, all.length));
    },
    handle: (name, handler) => void handlers.set(name, handler as Handler<JobName>),
    every: (seconds, name, sweepWork) => void sweeps.push({ seconds, name, work: sweepWork }),
    start: async () => {
      await boss.start();
      await makeQueues(boss, [...handlers.keys()]);
      workers.begin(handlers.keys());
      look();
      timers.push(setInterval(look, lookMs));
      for (const one of sweeps) timers.push(setInterval(() => tick(one), one.seconds * 1000));
    },
    sweep: () => {
      asked ??= sweepSoon();
      return asked;
    },
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([...running, looking]);
      await waitAtMost(workers.stop(), stopAtMostMs.workers, (reason) => onError(new Error(reason), 'pg-boss'));
      await boss.stop({ graceful: true, timeout: stopAtMostMs.rest });
    },
  };
};
