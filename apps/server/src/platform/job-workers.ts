import type { Job, JobResult, PgBoss } from 'pg-boss';
import { rootOf } from './db.ts';
import type { JobName } from './job-data.ts';
import { outsideRequests } from './request-context.ts';

/** What a worker does with the jobs that it takes at once; it says of each how it ended. */
export type RunJobs = (name: JobName, jobs: readonly Job<object>[]) => Promise<JobResult[]>;

export interface JobWorkers {
  /** Has as many idle workers as take so many jobs look for them; a busy one looks again when it is done. Nothing where the queue has not begun. */
  wake(name: JobName, count?: number): void;
  /** Of the queues whose jobs this process does; other processes do the rest. */
  begin(names: Iterable<JobName>): void;
  /** Lets each worker end what it is at. */
  stop(): Promise<void>;
}

const workersOfAQueue = 4;
/** A worker takes so many jobs at once; while it finds as many it goes on without a pause, so a backlog is gone in moments. */
const fetching = { batchSize: 16, burstWhenBatchFull: true, perJobResults: true } as const;
/** Workers look by themselves too, should a look have missed something. */
const pollingIntervalSeconds = 30;

interface Worker {
  isBusy: boolean;
  /** Ready once the library has given it an id. */
  id: Promise<string | undefined>;
}

/**
 * The workers of the queues. A queue gets one with its first job, and another while all are busy, up to four: four workers for each of thirty
 * queues would ask the database a hundred questions at every start, and as many every half minute, nearly all in vain.
 */
export const createJobWorkers = (
  boss: PgBoss,
  run: RunJobs,
  onError: (error: Error, about: string) => void,
): JobWorkers => {
  const byQueue = new Map<JobName, Worker[]>();
  let isOpen = false;

  const start = (name: JobName, all: Worker[]): void => {
    const work = async (jobs: Job<object>[]): Promise<JobResult[]> => {
      worker.isBusy = true;
      const results = await run(name, jobs);
      worker.isBusy = false;
      return results;
    };
    const worker: Worker = { isBusy: false, id: Promise.resolve(undefined) };
    const begin = () =>
      boss.work(name, { ...fetching, pollingIntervalSeconds }, work).catch((error: Error) => {
        all.splice(all.indexOf(worker), 1); // The next look starts another.
        onError(rootOf(error), name);
        return undefined;
      });
    // It outlives the call whose job it is started for.
    worker.id = outsideRequests(begin);
    all.push(worker);
  };
  const notify = ({ id }: Worker): void =>
    void id.then((known) => {
      if (known) boss.notifyWorker(known);
    });

  return {
    wake: (name, count = 1) => {
      const all = byQueue.get(name);
      if (!all || !isOpen) return;
      const wanted = Math.ceil(count / fetching.batchSize);
      const idle = all.filter(({ isBusy }) => !isBusy).slice(0, wanted);
      const more = Math.min(wanted - idle.length, workersOfAQueue - all.length);
      for (const worker of idle.length + more > 0 ? idle : all.slice(0, 1)) notify(worker);
      for (let at = 0; at < more; at += 1) start(name, all);
    },
    begin: (names) => {
      for (const name of names) byQueue.set(name, []);
      isOpen = true;
    },
    stop: async () => {
      isOpen = false;
      const all = [...byQueue.values()].flat();
      await Promise.all(all.map(({ id }) => id));
      // The library looks only every half second whether its workers have ended; asked one by one, they say so at once.
      await Promise.all([...byQueue.keys()].map((name) => boss.offWork(name)));
    },
  };
};
