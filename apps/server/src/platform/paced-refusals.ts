import { setTimeout as delay } from 'node:timers/promises';

/** Refusals of one key that leave in a second. */
const perSecond = 100;
const longestMs = 10_000;
const heldAtMost = 5_000;

export interface PacedRefusals {
  /**
   * Waits until the next refusal of this key may leave; false where too many are held back already: then the connection is to end
   * with it.
   */
  wait(key: string): Promise<boolean>;
}

/**
 * Answers a flood at a steady pace. A caller who sends the next call as soon as the last is refused, on many connections, would otherwise be refused
 * ten thousand times a second, which is enough work to slow down everyone else.
 */
export const createPacedRefusals = (): PacedRefusals => {
  /** When the next refusal of a key may leave. */
  const nextAt = new Map<string, number>();
  let held = 0;

  return {
    wait: async (key) => {
      const now = performance.now();
      const at = Math.max(now, nextAt.get(key) ?? 0);
      if (at - now > longestMs || held >= heldAtMost) return false;
      nextAt.set(key, at + 1000 / perSecond);
      held += 1;
      await delay(at - now);
      held -= 1;
      // No refusal since: the pace starts again.
      if ((nextAt.get(key) ?? 0) <= performance.now() + 1000 / perSecond) nextAt.delete(key);
      return true;
    },
  };
};
