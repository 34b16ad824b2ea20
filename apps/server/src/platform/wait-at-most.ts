import { setTimeout as delay } from 'node:timers/promises';
import { rootOf } from './db.ts';

/** What the work comes to within so many milliseconds; it goes on by itself after that, and `onError` hears of it when it fails. */
export const waitAtMost = <T>(
  work: Promise<T>,
  ms: number,
  onError: (reason: string) => void,
): Promise<T | undefined> => {
  const end = new AbortController();
  const late = delay(ms, undefined, { signal: end.signal }).catch(() => undefined);
  work.catch((error: Error) => onError(String(rootOf(error))));
  return Promise.race([work, late]).finally(() => end.abort());
};
