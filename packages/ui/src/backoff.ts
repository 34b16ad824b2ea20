const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/**
 * Milliseconds before the next try: one second first, then longer, and by `chance` (0 to 1) never all screens at once, so that
 * a server that comes back is not run over.
 */
export const pauseBefore = (attempt: number, chance: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** attempt) * (0.5 + chance / 2);

/** Waits; ends early, without an error, when the signal says so. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
