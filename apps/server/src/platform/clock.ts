/** The time of the product: the machine's in production; the sandbox may move it forward, for every process at once. */
export interface Clock {
  now(): Date;
  /** Seconds that the sandbox is ahead of the machine. */
  aheadSeconds(): number;
  /** Sets how far ahead this process is; only the sandbox calls it. */
  setAhead(seconds: number): void;
  /** Tells when time has jumped: ahead, so that what was due in between happens now, or back. */
  onJump(listener: (isAhead: boolean) => void): void;
}

export const createClock = (): Clock => {
  let ahead = 0;
  const listeners: ((isAhead: boolean) => void)[] = [];
  return {
    now: () => new Date(Date.now() + ahead * 1000),
    aheadSeconds: () => ahead,
    setAhead: (seconds) => {
      if (seconds === ahead) return;
      const isAhead = seconds > ahead;
      ahead = seconds;
      for (const listener of listeners) listener(isAhead);
    },
    onJump: (listener) => void listeners.push(listener),
  };
};
