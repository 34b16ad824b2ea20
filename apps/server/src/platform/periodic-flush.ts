import { outsideRequests } from './request-context.ts';

/** Writes buffered data periodically, outside of the code path that collects it. */
export interface PeriodicFlush {
  /** Writes now; a call during a running write waits for the next one. Never throws. */
  flush(): Promise<void>;
  /** Writes a last time. */
  close(): Promise<void>;
}

interface Needs {
  readonly everyMs: number;
  /** Takes what has gathered and writes it. */
  readonly write: () => Promise<void>;
  readonly onError: (error: Error) => void;
}

export const createPeriodicFlush = ({ everyMs, write, onError }: Needs): PeriodicFlush => {
  let last: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    // What has gathered is of many calls, also where one of them has it written.
    last = last.then(() => outsideRequests(() => write().catch(onError)));
    return last;
  };
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();
  return {
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
};
