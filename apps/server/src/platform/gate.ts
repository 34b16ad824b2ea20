import { refuse } from './refusal.ts';

/**
 * Runs at most `places` works at once; refuses when the queue is full, because a later answer would help nobody (promise A7).
 * @throws Refusal `unavailable` when the queue is full.
 */
export const createGate = ({ places, waitingAtMost }: { places: number; waitingAtMost: number }) => {
  let free = places;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else {
      if (queue.length >= waitingAtMost) refuse('unavailable', 2);
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now overtakes the queue.
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
};
