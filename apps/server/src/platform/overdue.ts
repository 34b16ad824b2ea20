/** Something that is given up when its time comes. */
interface Due {
  /** By `performance.now()`. */
  readonly at: number;
  readonly giveUp: () => void;
}

/** Ends the watch: what has come in time is not given up. */
type InTime = () => void;

/**
 * Gives up what has not come in time, up to `checkMs` late. One timer looks after all of it: nearly everything comes in time, and a
 * timer for each statement and each body is work for every request.
 */
export const createOverdue = (checkMs: number): ((ms: number, giveUp: () => void) => InTime) => {
  const watched = new Set<Due>();
  let timer: NodeJS.Timeout | undefined;

  const check = (): void => {
    const now = performance.now();
    for (const due of watched)
      if (due.at <= now) {
        watched.delete(due);
        due.giveUp();
      }
    timer = watched.size > 0 ? setTimeout(check, checkMs) : undefined;
  };
  return (ms, giveUp) => {
    const due = { at: performance.now() + ms, giveUp };
    watched.add(due);
    if (timer === undefined) timer = setTimeout(check, checkMs);
    return () => void watched.delete(due);
  };
};
