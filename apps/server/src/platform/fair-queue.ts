import { refuse } from './refusal.ts';

/** Gives the place back; a second call has no effect. */
export type Leave = () => void;

export interface FairQueue {
  /**
   * Takes a place for one piece of work of a key, at once or when there is room.
   * @throws Refusal `too_many_requests` when too many of the key wait.
   */
  enter(key: string): Promise<Leave>;
  /** Would `enter` refuse now? */
  isFull(key: string): boolean;
}

interface Options {
  /** So much at once in all. */
  readonly places: number;
  /** So much at once of one key while others are here. */
  readonly ofOne: number;
  /** So much at once of a key that is alone. */
  readonly alone: number;
  /** So much of one key waits. */
  readonly waitingAtMost: number;
}

interface Share {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * How much a key may do at once beyond its share: one more each time that it has ended as much alone as its share is, until another
 * key comes. It counts work and not time, so a key that is alone has all of it in less than a second and falls back at once, and between
 * two calls of another, a few milliseconds apart, a flood grows by a few places only.
 */
const createGrowth = (share: number) => {
  let growing = { key: '', ended: 0 };
  return {
    of: (key: string): number => (key === growing.key ? Math.floor(growing.ended / share) : 0),
    comes: (key: string): void => {
      if (key !== growing.key) growing = { key, ended: 0 };
    },
    endedAlone: (key: string): void => {
      if (key === growing.key) growing.ended += 1;
    },
  };
};

/**
 * Shares a bounded number of places fairly between keys. While several keys are here, each has a small share of its own, so that what
 * one asks for too much of never stands in another one's way; a key that is alone soon has room for `alone`. Keys that wait take turns.
 */
export const createFairQueue = ({ places, ofOne, alone, waitingAtMost }: Options): FairQueue => {
  /** Of the keys that are here: at work or waiting. */
  const shares = new Map<string, Share>();
  /** Keys that wait, the one whose turn is next first. */
  const turns = new Set<string>();
  const growth = createGrowth(ofOne);
  let running = 0;

  const hasRoom = (key: string, share: Share): boolean => {
    const most = Math.max(ofOne, Math.min(alone, ofOne + growth.of(key)));
    return running < places && share.running < most;
  };
  const start = (share: Share): void => {
    running += 1;
    share.running += 1;
  };
  const startWaiting = (): void => {
    // A key that still waits goes to the end of the turns, which this loop reaches as well.
    for (const key of turns) {
      const share = shares.get(key);
      if (!share || !hasRoom(key, share)) continue;
      turns.delete(key);
      const go = share.waiting.shift();
      if (share.waiting.length > 0) turns.add(key);
      start(share);
      go?.();
      if (running >= places) return;
    }
  };
  const leaveOnce = (key: string, share: Share): Leave => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      running -= 1;
      share.running -= 1;
      if (shares.size === 1) growth.endedAlone(key);
      if (share.running === 0 && share.waiting.length === 0) shares.delete(key);
      startWaiting();
    };
  };

  return {
    enter: async (key) => {
      const share = shares.get(key) ?? { running: 0, waiting: [] };
      if (share.waiting.length >= waitingAtMost) refuse('too_many_requests', 1);
      shares.set(key, share);
      growth.comes(key);
      if (share.waiting.length === 0 && hasRoom(key, share)) start(share);
      else {
        turns.add(key);
        await new Promise<void>((resolve) => share.waiting.push(resolve));
      }
      return leaveOnce(key, share);
    },
    isFull: (key) => (shares.get(key)?.waiting.length ?? 0) >= waitingAtMost,
  };
};
