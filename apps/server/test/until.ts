import { vi } from 'vitest';

const firstPauseMs = 15;
const longestPauseMs = 500;

/**
 * Asks again until the answer satisfies: for what happens a moment after the call that caused it. The limit is far above what it
 * takes, so a slow machine does not fail it. The pauses grow, so a slow machine does not use up the calls that a member may make.
 */
export const until = <T>(ask: () => Promise<T>, isDone: (answer: T) => boolean, limitMs = 60_000): Promise<T> => {
  let pauseMs = firstPauseMs;
  let dueAt = 0;
  let last = 'not asked';
  const stillSaid = (): Error => new Error(`still ${last} after ${limitMs} ms`);
  return vi.waitFor(
    async () => {
      if (performance.now() < dueAt) throw stillSaid();
      const answer = await ask();
      if (isDone(answer)) return answer;
      last = JSON.stringify(answer)?.slice(0, 500) ?? 'undefined';
      pauseMs = Math.min(pauseMs * 1.3, longestPauseMs);
      dueAt = performance.now() + pauseMs;
      throw stillSaid();
    },
    { timeout: limitMs, interval: firstPauseMs },
  );
};
