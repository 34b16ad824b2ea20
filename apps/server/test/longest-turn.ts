import process from 'node:process';
import { setImmediate as turn } from 'node:timers/promises';

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
    await turn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  return longest;
};
