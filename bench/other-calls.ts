import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'other-calls-process.ts');

/** How long another person's call takes while something lasts, in milliseconds. @throws what `work` throws. */
export const askedMeanwhile = async <T>(
  address: string,
  token: string,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly latencies: readonly number[] }> => {
  const asking = fork(program, [address, token]);
  const answered = once(asking, 'message');
  try {
    const done = await work();
    asking.send('enough');
    const [latencies] = (await answered) as [number[]];
    return { done, latencies };
  } finally {
    asking.kill();
  }
};
