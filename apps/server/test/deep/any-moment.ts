import { randomInt } from 'node:crypto';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Some turns of the event loop later: what is killed then is in the middle of anything, not just after an answer. */
export const anyMoment = async (): Promise<void> => {
  for (let left = randomInt(2_000); left > 0; left -= 1) await turn();
};
