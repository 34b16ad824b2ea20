import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again until the answer satisfies: for what happens a moment after the call that caused it. The limit is far above what it
 * takes, so a slow machine does not fail it.
 */
export const until = async <T>(ask: () => Promise<T>, isDone: (answer: T) => boolean, limitMs = 15_000): Promise<T> => {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (isDone(answer)) return answer;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(answer)?.slice(0, 500)} after ${limitMs} ms`);
    await pause(15);
  }
};
