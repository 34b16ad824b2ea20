/** What is kept says whose it is, so that a change of that team ends it. */
interface Owned {
  readonly merchantId: string;
}
interface Kept<V> {
  readonly value: Promise<V | undefined>;
  readonly untilMs: number;
  /** Unknown until it was read. */
  merchantId: string | undefined;
}
interface Bounds {
  readonly ms: number;
  readonly atMost: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly nowMs?: () => number;
}

/**
 * Keeps what was read for some milliseconds, so that many requests of the same moment read it once. What is not there is not kept, nor
 * what failed; of too many the oldest go first.
 */
export const createKeptBriefly = <V extends Owned>({ ms, atMost, nowMs = () => performance.now() }: Bounds) => {
  const kept = new Map<string, Kept<V>>();

  const read = (key: string, load: () => Promise<V | undefined>): Promise<V | undefined> => {
    const value = load();
    const one: Kept<V> = { value, untilMs: nowMs() + ms, merchantId: undefined };
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= atMost) break;
      kept.delete(oldest);
    }
    const drop = (): void => {
      if (kept.get(key) === one) kept.delete(key);
    };
    value.then((found) => {
      if (found) one.merchantId = found.merchantId;
      else drop();
    }, drop);
    return value;
  };

  return {
    /** What is kept under a key, or what `load` answers. @throws what `load` throws */
    of: (key: string, load: () => Promise<V | undefined>): Promise<V | undefined> => {
      const one = kept.get(key);
      return one && nowMs() < one.untilMs ? one.value : read(key, load);
    },

    /** Forgets what is of a team, and what is being read: it may be of that team. Without a team, everything. */
    forget: (merchantId?: string): void => {
      for (const [key, one] of kept)
        if (merchantId === undefined || one.merchantId === undefined || one.merchantId === merchantId) kept.delete(key);
    },
  };
};
