import { databaseIsUnavailable, waitedForOthers } from './database-errors.ts';
import { refuse } from './refusal.ts';
import { type Cause, causeHere, runForAll, runForCause } from './request-context.ts';
import { keepBudget, outsideBudget, waitInBudget } from './wait-budget.ts';

export interface Rooms {
  /** So many batches at a time. */
  readonly places: number;
  /** So many asks in one of them. */
  readonly most: number;
  /** How long asks wait for the batch under way before a second batch starts in parallel. */
  readonly patienceMs: number;
}

/** Of the database's connections two: one batch that waits for a lock does not hold up the rest. */
const usualRooms: Rooms = { places: 2, most: 64, patienceMs: 25 };

/**
 * Combines concurrent requests into batches: requests that come while a batch is running form the next one. A lone request runs at once and never
 * waits for others. A second batch starts in parallel only when it is full or the running one takes long, as few large batches cost less than many
 * small ones. `work` gets the requests in the order in which they came and returns the answers in that order; an answer may be a promise, and a batch
 * that throws fails all its requests. What it leads to is of all its calls, and of none alone. A wait for a batch counts as a wait for the database: requests that have waited too long in the queue are left
 * out.
 */
export const batched = <Ask, Answer>(
  work: (asks: readonly Ask[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>,
  { places, most, patienceMs }: Rooms = usualRooms,
): ((ask: Ask) => Promise<Answer>) => {
  interface Asked {
    readonly ask: Ask;
    readonly cause: Cause | undefined;
    readonly resolve: (answer: Answer | PromiseLike<Answer>) => void;
    readonly reject: (reason: unknown) => void;
  }
  const waiting: Asked[] = [];
  let running = 0;
  let planned = false;
  let patience: NodeJS.Timeout | undefined;

  const run = async (batch: readonly Asked[]): Promise<void> => {
    try {
      const causes = batch.map(({ cause }) => cause);
      const answers = await runForAll(causes, () => outsideBudget(() => work(batch.map(({ ask }) => ask))));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      begin();
    }
  };
  const begin = (isLate = false): void => {
    planned = false;
    clearTimeout(patience);
    patience = undefined;
    const isDue = (): boolean => running === 0 || waiting.length >= most || isLate;
    while (running < places && waiting.length > 0 && isDue()) {
      running += 1;
      void run(waiting.splice(0, most));
    }
    if (running < places && waiting.length > 0) patience = setTimeout(begin, patienceMs, true);
  };
  const add = (asked: Asked): void => {
    waiting.push(asked);
    const mustWait = running >= places || (patience !== undefined && waiting.length < most);
    if (planned || mustWait) return;
    planned = true;
    // After what has arrived with it: one turn of the event loop, no time.
    setImmediate(begin);
  };
  return (ask) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asked = { ask, cause: causeHere(), resolve, reject };
    add(asked);
    const leave = (): void => {
      const place = waiting.indexOf(asked);
      if (place >= 0) waiting.splice(place, 1);
    };
    return waitInBudget(promise, { onLate: leave });
  };
};

/**
 * Runs a batch that does all of its requests or none. If it fails, each request is run individually, one after the other. @throws where the database
 * is not available.
 */
export const batchedOrAlone = <Ask, Answer>(
  all: (asks: readonly Ask[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>,
  alone: (ask: Ask) => Promise<Answer>,
  rooms?: Rooms,
): ((ask: Ask) => Promise<Answer>) => {
  interface Caused {
    readonly ask: Ask;
    readonly cause: Cause | undefined;
  }
  const together = batched(async (asks: readonly Caused[]): Promise<readonly (Answer | PromiseLike<Answer>)[]> => {
    try {
      return await all(asks.map(({ ask }) => ask));
    } catch (error) {
      // The cause may be a lock that blocks one of them. A database that is not available is not asked again, and a lost connection may have
      // committed: requests without an idempotency key must not be done twice.
      if (databaseIsUnavailable(error) && !(asks.length > 1 && waitedForOthers(error))) throw error;
      let last: Promise<unknown> = Promise.resolve();
      return asks.map(({ ask, cause }) => {
        const answer = last.then(() => runForCause(cause, () => alone(ask)));
        last = answer.catch(() => undefined);
        return answer;
      });
    }
  }, rooms);
  return (ask) => together({ ask, cause: causeHere() });
};

/** A queue of batches for each key, so that one key waits for no other. @throws Refusal `unavailable` where too many wait for one. */
export const queuesBy = <Ask, Answer>(
  keyOf: (ask: Ask) => string,
  queue: () => (ask: Ask) => Promise<Answer>,
  waitingAtMost: number,
): ((ask: Ask) => Promise<Answer>) => {
  const queues = new Map<string, { readonly ask: (ask: Ask) => Promise<Answer>; waiting: number }>();
  return async (ask) => {
    const key = keyOf(ask);
    const own = queues.get(key) ?? { ask: queue(), waiting: 0 };
    if (own.waiting >= waitingAtMost) refuse('unavailable', 2);
    queues.set(key, own);
    own.waiting += 1;
    try {
      return await own.ask(ask);
    } finally {
      own.waiting -= 1;
      if (own.waiting === 0) queues.delete(key);
    }
  };
};

/**
 * Work of one key in this process, one after the other: what would only wait for the same rows waits here instead, in the order in which
 * it came, and holds no connection meanwhile. @throws Refusal `unavailable` where too many wait.
 */
export const createTurns = (waitingAtMost: number): (<T>(key: string, work: () => Promise<T>) => Promise<T>) => {
  interface Turn {
    readonly key: string;
    readonly work: () => Promise<unknown>;
  }
  const one = { places: 1, most: 1, patienceMs: 0 };
  const queue = queuesBy(
    ({ key }: Turn) => key,
    () => batched(async (turns: readonly Turn[]) => Promise.all(turns.map(({ work }) => work())), one),
    waitingAtMost,
  );
  return <T>(key: string, work: () => Promise<T>) => {
    const inBudget = keepBudget();
    return queue({ key, work: () => inBudget(work) }) as Promise<T>;
  };
};
