interface Bucket {
  tokens: number;
  at: number;
}

export interface TokenBuckets {
  /** Takes one token of a key and returns 0; without a token, returns the seconds until there is one. */
  take(key: string): number;
  /** Puts one back that was taken for what has turned out well. */
  giveBack(key: string): void;
}

/**
 * Budgets by key that refill steadily, in the memory of this process: they bound the work that this process does for a key. Of more
 * than `keysAtMost` keys the ones that were made first are forgotten. `now` is in milliseconds.
 */
export const createTokenBuckets = ({
  most,
  perSecond,
  keysAtMost,
  now = () => performance.now(),
}: {
  readonly most: number;
  readonly perSecond: number;
  readonly keysAtMost: number;
  readonly now?: (() => number) | undefined;
}): TokenBuckets => {
  const buckets = new Map<string, Bucket>();

  const make = (key: string, at: number): Bucket => {
    const [first] = buckets.keys();
    if (first !== undefined && buckets.size >= keysAtMost) buckets.delete(first);
    const made = { tokens: most, at };
    buckets.set(key, made);
    return made;
  };

  return {
    take: (key) => {
      const at = now();
      const bucket = buckets.get(key) ?? make(key, at);
      bucket.tokens = Math.min(most, bucket.tokens + ((at - bucket.at) * perSecond) / 1000);
      bucket.at = at;
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond));
      bucket.tokens -= 1;
      return 0;
    },
    giveBack: (key) => {
      const bucket = buckets.get(key);
      if (bucket) bucket.tokens = Math.min(most, bucket.tokens + 1);
    },
  };
};
