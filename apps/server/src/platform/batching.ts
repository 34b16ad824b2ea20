import { databaseIsUnavailable, waitedForOthers } from './database-errors.ts';
import { refuse } from './refusal.ts';
import { keepBudget, outsideBudget, waitInBudget } from './wait-budget.ts';

export interface Rooms {
  /** So many batches at a time. */
  readonly places: number;
  /** So many asks in one of them. */
  readonly most: number;
  /** How long asks wait for the batch under way before they take a place beside it. */
  readonly patienceMs: number;
}

/** Of the database's connections two: one batch that waits for a lock does not hold up the rest. */
const usualRooms: Rooms = { places: 2, most: 64, patienceMs: 25 };

/**
 * Does together what is asked at the same time: whatever comes while a batch is under way becomes the next one. Nobody waits for
 * company: a lone ask is done at once. A batch begins beside another only when it is full or that one takes long, as few large batches cost
 * less than many small ones. `work` gets the asks in the order in which they came and answers in that order; an answer may be a
 * promise, and a batch that throws fails all its asks. Waiting for a batch is waiting for the database: anyone who has waited too long in
 * the queue is left out.
 */
export const batched = <Ask, Answer>(
  work: (asks: readonly Ask[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>,
  { places, most, patienceMs }: Rooms = usualRooms,
): ((ask: Ask) => Promise<Answer>) => {
  interface Asked {
    readonly ask: Ask;
    readonly resolve: (answer: Answer | PromiseLike<Answer>) => void;
    readonly reject: (reason: unknown) => void;
  }
  const waiting: Asked[] = [];
  let running = 0;
  let planned = false;
  let patience: NodeJS.Timeout | undefined;

  const run = async (batch: readonly Asked[]): Promise<void> => {
    try {
      const answers = await outsideBudget(() => work(batch.map(({ ask }) => ask)));
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
    const asked = { ask, resolve, reject };
    add(asked);
    const leave = (): void => {
      const place = waiting.indexOf(asked);
      if (place >= 0) waiting.splice(place, 1);
    };
    return waitInBudget(promise, { onLate: leave });
  };
};

/** Asks in a batch that does all of them or, failing, nothing: each is done by itself then, one after the other. @throws where the database cannot. */
export const batchedOrAlone = <Ask, Answer>(
  all: (asks: readonly Ask[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>,
  alone: (ask: Ask) => Promise<Answer>,
  rooms?: Rooms,
): ((ask: Ask) => Promise<Answer>) =>
  batched(async (asks): Promise<readonly (Answer | PromiseLike<Answer>)[]> => {
    try {
      return await all(asks);
    } catch (error) {
      // A lock that another holds may stand in the way of one of them. A database that cannot do any is not asked again, and whether
      // a lost connection has committed nobody knows: what was asked without a key must not be done twice.
      if (databaseIsUnavailable(error) && !(asks.length > 1 && waitedForOthers(error))) throw error;
      let last: Promise<unknown> = Promise.resolve();
      return asks.map((ask) => {
        const answer = last.then(() => alone(ask));
        last = answer.catch(() => undefined);
        return answer;
      });
    }
  }, rooms);

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
