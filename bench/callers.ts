/** What a run of callers came to. */
export interface Run {
  /** Milliseconds of each piece of work, from the first to the last one. */
  readonly latencies: readonly number[];
  readonly perSecond: number;
}

/** So many callers at once, each with its next piece of work when the one before is answered, until all `count` are done. */
export const callAtOnce = async (
  callers: number,
  count: number,
  work: (index: number) => Promise<void>,
): Promise<Run> => {
  const latencies: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  const caller = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      const from = performance.now();
      await work(index);
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: Math.min(callers, count) }, caller));
  return { latencies, perSecond: (count * 1000) / (performance.now() - startedAt) };
};
