import { refuse } from './refusal.ts';

/** Ends what was let in; a second time it does nothing. */
export type Leave = () => void;

export interface FairGate {
  /**
   * Lets one piece of work of a key in, at once or when there is room.
   * @throws Refusal `too_many_requests` when too many of the key wait.
   */
  enter(key: string): Promise<Leave>;
  /** Would `enter` refuse now? */
  isFull(key: string): boolean;
}

interface Options {
  /** So much at once in all. */
  readonly places: number;
  /** So much at once of one key while others are at work. */
  readonly ofOne: number;
  /** So much at once of a key that is alone. */
  readonly alone: number;
  /** So much of one key waits. */
  readonly waitingAtMost: number;
  /** A key counts as being at work for so long after it was let in. */
  readonly quietMs: number;
  readonly now?: () => number;
}

interface Share {
  running: number;
  readonly waiting: (() => void)[];
}

/** Which keys were let in last, as far as one must know to say whether a key is alone. */
const createCompany = (quietMs: number, now: () => number) => {
  let latest = { key: '', at: Number.NEGATIVE_INFINITY };
  let other = latest;
  return {
    note: (key: string): void => {
      if (key !== latest.key) other = latest;
      latest = { key, at: now() };
    },
    isAlone: (key: string): boolean => now() - (key === latest.key ? other : latest).at > quietMs,
  };
};

/**
 * Shares a bounded number of places fairly between keys: each has a small share of its own while others are at work, more while it is
 * alone, and a short queue; keys that wait are let in by turns. What one key asks for too much of never stands in another one's way.
 */
export const createFairGate = (options: Options): FairGate => {
  const { places, ofOne, alone, waitingAtMost, quietMs, now = () => performance.now() } = options;
  const shares = new Map<string, Share>();
  /** Keys that wait, the one whose turn is next first. */
  const turns = new Set<string>();
  const company = createCompany(quietMs, now);
  let running = 0;

  const hasRoom = (key: string, share: Share): boolean =>
    running < places && share.running < (company.isAlone(key) ? alone : ofOne);

  const letIn = (share: Share): void => {
    running += 1;
    share.running += 1;
  };
  const admitNext = (): void => {
    for (const key of turns) {
      const share = shares.get(key);
      if (!share || !hasRoom(key, share)) continue;
      turns.delete(key);
      const start = share.waiting.shift();
      if (share.waiting.length > 0) turns.add(key);
      letIn(share);
      start?.();
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
      if (share.running === 0 && share.waiting.length === 0) shares.delete(key);
      admitNext();
    };
  };

  return {
    enter: async (key) => {
      const share = shares.get(key) ?? { running: 0, waiting: [] };
      company.note(key);
      if (share.waiting.length === 0 && hasRoom(key, share)) {
        shares.set(key, share);
        letIn(share);
      } else {
        if (share.waiting.length >= waitingAtMost) refuse('too_many_requests', 1);
        shares.set(key, share);
        turns.add(key);
        await new Promise<void>((resolve) => share.waiting.push(resolve));
      }
      return leaveOnce(key, share);
    },
    isFull: (key) => (shares.get(key)?.waiting.length ?? 0) >= waitingAtMost,
  };
};
