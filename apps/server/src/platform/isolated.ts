/** The outcome of running the same work for many. */
export interface IsolatedOutcome<T> {
  /** Those for whom it was tried by itself and could not be done. */
  readonly failed: readonly T[];
  /** The first error; undefined without one. To be reported after all others have been served. */
  readonly failure?: unknown;
}

const never = () => false;

/** Runs `work` for one after the other: an error of one does not stop the others. No more are started once `isOver`. */
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

/** Runs `work` for all at once, which must be atomic; if that fails, for each individually. */
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
