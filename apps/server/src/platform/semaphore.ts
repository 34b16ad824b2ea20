import { Refusal } from './refusal.ts';

interface Bounds {
  readonly places: number;
  readonly waitingAtMost: number;
  /** How long one waits for a place, in milliseconds; until there is one where it is left out. */
  readonly waitAtMostMs?: number;
}
interface Waiting {
  readonly go: () => void;
}

const refusal = () => new Refusal('unavailable', { retryAfterSeconds: 2 });

/**
 * Runs at most `places` works at once; refuses when the queue is full or does not move, because a later answer would be of no use (rule:
 * costly-work-is-bounded). @throws Refusal `unavailable` when the queue is full, or the wait was too long.
 */
export const createSemaphore = ({ places, waitingAtMost, waitAtMostMs }: Bounds) => {
  let free = places;
  const queue: Waiting[] = [];
  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      if (queue.length >= waitingAtMost) return reject(refusal());
      const leave = (): void => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(refusal());
      };
      const timer = waitAtMostMs === undefined ? undefined : setTimeout(leave, waitAtMostMs);
      const waiting: Waiting = {
        go: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      queue.push(waiting);
    });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await turn();
    try {
      return await work();
    } finally {
      // The place is passed on, so that a new call does not overtake the queue.
      const next = queue.shift();
      if (next) next.go();
      else free += 1;
    }
  };
};
