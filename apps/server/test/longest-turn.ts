import process from 'node:process';

/** Lets everything else that waits have its turn. */
export const nextTurn = (): Promise<void> => new Promise((done) => setImmediate(done));

/**
 * The longest time that this thread was busy without a pause, when it could not answer requests. In milliseconds of its processor time, not
 * wall-clock time: other processes may use the machine.
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
