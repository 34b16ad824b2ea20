import process from 'node:process';

/** Lets everything else that waits have its turn. */
export const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

/**
 * For how long this thread computed without a pause while something went on, at its longest: nobody was answered meanwhile. In
 * milliseconds of its processor's time, not of the clock: others may be at work on the machine.
 */
export const longestTurn = async (work: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  let longest = 0;
  while (!isOver) {
    const before = process.threadCpuUsage();
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  return longest;
};
