/** What came of doing the same for many. */
export interface IsolatedOutcome<T> {
  /** Those for whom it was tried by itself and could not be done. */
  readonly failed: readonly T[];
  /** What went wrong first; undefined where nothing did. To be told when everyone else has been served. */
  readonly failure?: unknown;
}

const never = () => false;

/** Does `work` for one after the other: what fails of one keeps nobody else waiting. No more are begun once `isOver`. */
export const eachIsolated = async <T>(
  all: readonly T[],
  work: (one: T) => Promise<unknown>,
  isOver: () => boolean = never,
): Promise<IsolatedOutcome<T>> => {
  const failed: T[] = [];
  const failures: unknown[] = [];
  for (const one of all) {
    if (isOver()) break;
    try {
      await work(one);
    } catch (failure) {
      failed.push(one);
      failures.push(failure);
    }
  }
  return { failed, ...(failures.length > 0 ? { failure: failures[0] } : {}) };
};

/** Does `work` for all at once, which must do everything or nothing; where that fails, for each by itself. */
export const batchedOrIsolated = async <T>(
  all: readonly T[],
  work: (some: readonly T[]) => Promise<unknown>,
  isOver: () => boolean = never,
): Promise<IsolatedOutcome<T>> => {
  if (all.length === 0) return { failed: [] };
  try {
    await work(all);
    return { failed: [] };
  } catch (failure) {
    if (all.length === 1) return { failed: all, failure };
    // Told also where each alone goes well: that they do not go together is a mistake of ours.
    return { ...(await eachIsolated(all, (one) => work([one]), isOver)), failure };
  }
};

/** Ends a round whose work is done. @throws what went wrong first, if something did. */
export const tellFailure = (...done: readonly IsolatedOutcome<unknown>[]): void => {
  const first = done.find((one) => 'failure' in one);
  if (first) throw first.failure;
};
