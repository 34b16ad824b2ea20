import { outsideRequests } from './request-context.ts';

/** Work in a queue for each key: what one key holds up does not hold up another. */
export interface KeyedQueue {
  /** Runs `work` as soon as its key has room, as work of no call; false when it cannot be taken. `work` must not throw. */
  run(queue: string, work: () => Promise<void>): boolean;
  /** How much of a key runs or waits. */
  load(queue: string): number;
  /** The keys with more than this many running or waiting. */
  above(load: number): string[];
  /** Accepts no more, drops waiting work, and resolves when the running work has ended. */
  drain(): Promise<void>;
}

interface KeyQueue {
  running: number;
  readonly waiting: (() => Promise<void>)[];
}

/** `atOnce` of each key run at the same time, `waitingAtMost` of it wait. */
export const createKeyedQueue = ({ atOnce, waitingAtMost }: { atOnce: number; waitingAtMost: number }): KeyedQueue => {
  const queues = new Map<string, KeyQueue>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const start = (name: string, queue: KeyQueue, work: () => Promise<void>): void => {
    queue.running += 1;
    const run = work().finally(() => {
      running.delete(run);
      queue.running -= 1;
      const next = closed ? undefined : queue.waiting.shift();
      if (next) start(name, queue, next);
      else if (queue.running === 0) queues.delete(name);
    });
    running.add(run);
  };

  const loadOf = (queue: KeyQueue | undefined): number => (queue ? queue.running + queue.waiting.length : 0);

  return {
    load: (name) => loadOf(queues.get(name)),
    above: (load) => [...queues].filter(([, queue]) => loadOf(queue) > load).map(([name]) => name),
    run: (name, work) => {
      const queue = queues.get(name) ?? { running: 0, waiting: [] };
      if (closed || queue.waiting.length >= waitingAtMost) return false;
      queues.set(name, queue);
      // Else the next in the queue would run in the name of the one before it.
      if (queue.running < atOnce) outsideRequests(() => start(name, queue, work));
      else queue.waiting.push(work);
      return true;
    },
    drain: async () => {
      closed = true;
      await Promise.all(running);
    },
  };
};
