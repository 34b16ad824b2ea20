import { vi } from 'vitest';

/**
 * Asks again until the answer satisfies: for what happens a moment after the call that caused it. The limit is far above what it
 * takes, so a slow machine does not fail it.
 */
export const until = <T>(ask: () => Promise<T>, isDone: (answer: T) => boolean, limitMs = 60_000): Promise<T> =>
  vi.waitFor(
    async () => {
      const answer = await ask();
      if (!isDone(answer)) throw new Error(`still ${JSON.stringify(answer)?.slice(0, 500)} after ${limitMs} ms`);
      return answer;
    },
    { timeout: limitMs, interval: 15 },
  );
