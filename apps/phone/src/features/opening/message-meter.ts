/** Limit of messages a second, above any normal use. */
const messagesASecond = 1_000;
/** What reading may cost: a quarter of the time, and half a second more at once. */
const readingShare = 0.25;
const readingMsAtOnce = 500;

/** Counts what it costs to read the messages of a page. The clock counts milliseconds. */
export const createMessageMeter = (clock: () => number = () => performance.now()) => {
  let [second, messages] = [-1, 0];
  let [debtMs, at] = [0, clock()];
  /** What a message weighs is only known when it is read, and one may take longer than a second: so it is paid off slowly. */
  const payOff = (): void => {
    const now = clock();
    debtMs = Math.max(0, debtMs - (now - at) * readingShare);
    at = now;
    if (Math.floor(now / 1_000) !== second) [second, messages] = [Math.floor(now / 1_000), 0];
  };
  return {
    /** Counts one more message; false when the page has sent more than anyone needs. */
    admit: (): boolean => {
      payOff();
      messages += 1;
      return messages <= messagesASecond && debtMs <= readingMsAtOnce;
    },
    /** Reads a message, and counts the time. */
    read: <T>(work: () => T): T => {
      const before = clock();
      try {
        return work();
      } finally {
        debtMs += clock() - before;
      }
    },
  };
};
