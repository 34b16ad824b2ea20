import { RefusedError } from '@balcao/sdk/client';
import { hasEnded, passes, pauseFor } from './tool-caller.ts';

/** The pauses after one, two, ... failures in a row. */
const pausesMs = [500, 1_000, 2_000, 5_000, 10_000];
/** From one question to the next where both are answered: what comes by the thousand is asked for by the hundred. */
const askEveryMs = 200;
const jitter = (): number => 0.8 + Math.random() * 0.4;

interface Page<Item> {
  readonly list: readonly Item[];
  readonly cursor: string;
}
interface Following<Item> {
  readonly cursor: string;
  readonly stop: AbortSignal;
  /** One question that waits for its answer. */
  readonly ask: (cursor: string) => Promise<Page<Item>>;
  /** May wait, so that no more is asked for than can be carried. */
  readonly take: (items: readonly Item[]) => Promise<void>;
  readonly onLost: () => void;
  readonly onBack: () => void;
}

/**
 * Follows what happens until the person ends it. A connection that is lost is made again, from where the last answer ended: nothing is
 * missed and nothing comes twice.
 * @throws what no waiting mends: a key that is revoked.
 */
export const follow = async <Item>({ cursor, stop, ask, take, onLost, onBack }: Following<Item>): Promise<void> => {
  let place = cursor;
  let failures = 0;
  while (!stop.aborted) {
    const askedAt = performance.now();
    try {
      const page = await ask(place);
      if (failures > 0) onBack();
      failures = 0;
      place = page.cursor;
      await take(page.list);
      await pauseFor(askEveryMs - (performance.now() - askedAt), stop);
    } catch (error) {
      if (stop.aborted) return;
      if (hasEnded(error) || !passes(error)) throw error;
      if (failures === 0) onLost();
      const seconds = error instanceof RefusedError ? error.retryAfterSeconds : undefined;
      const ms =
        seconds === undefined ? (pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0) * jitter() : seconds * 1_000;
      failures += 1;
      await pauseFor(ms, stop);
    }
  }
};
