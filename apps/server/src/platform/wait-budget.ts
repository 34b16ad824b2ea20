import { AsyncLocalStorage } from 'node:async_hooks';
import { createOverdue } from './overdue.ts';

/** Thrown where a caller has waited for the database as long as one request may: no more statements run for this caller. */
export class WaitedTooLong extends Error {
  constructor() {
    super('waited too long for the database');
    this.name = 'WaitedTooLong';
  }
}

/** How long one request may wait for the database in all. Waits at the same moment count once, other work does not count. */
interface WaitBudget {
  leftMs: number;
  waits: number;
  since: number;
  isOver: boolean;
}
const budgets = new AsyncLocalStorage<WaitBudget>();

/** Outside of a request, and above the time-outs of PostgreSQL itself: only an unresponsive database takes so long. */
const ceilingMs = 15_000;

const leftOf = (): number => {
  const budget = budgets.getStore();
  if (!budget || budget.isOver) return ceilingMs;
  const spent = budget.waits > 0 ? performance.now() - budget.since : 0;
  return Math.min(ceilingMs, budget.leftMs - spent);
};

/** So much later than its budget says, at most, a wait ends. */
const lateMs = 50;
const unlessInTime = createOverdue(lateMs);

/** Whether the caller's budget is used up. */
export const hasWaitedTooLong = (): boolean => leftOf() <= 0;

const countWait = (): (() => void) => {
  const budget = budgets.getStore();
  if (!budget) return () => {};
  if (budget.waits === 0) budget.since = performance.now();
  budget.waits += 1;
  let isEnded = false;
  return () => {
    if (isEnded) return;
    isEnded = true;
    budget.waits -= 1;
    if (budget.waits === 0) budget.leftMs -= performance.now() - budget.since;
  };
};

interface WaitOptions {
  /** What is worth this much even when the budget is used up: a commit that is under way. */
  readonly atLeastMs?: number;
  /** Called when the wait ends without an answer. */
  readonly onLate?: () => void;
  /** Called with what `asked` failed with in time. */
  readonly onError?: (error: unknown) => void;
}
/** What `asked` comes to, as long as the caller may wait for it. @throws WaitedTooLong; `asked` is left to itself then. */
export const waitInBudget = <T>(
  asked: Promise<T>,
  { atLeastMs = 0, onLate, onError }: WaitOptions = {},
): Promise<T> => {
  const ms = Math.max(atLeastMs, leftOf());
  const end = countWait();
  return new Promise<T>((resolve, reject) => {
    const inTime = unlessInTime(ms, () => {
      end();
      onLate?.();
      reject(new WaitedTooLong());
    });
    const settle = (): void => {
      inTime();
      end();
    };
    asked.then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        onError?.(error);
        reject(error);
      },
    );
  });
};

/** A budget of its own for one request. */
export const createWaitBudget = (leftMs: number) => {
  const budget: WaitBudget = { leftMs, waits: 0, since: 0, isOver: false };
  return {
    run: <T>(work: () => T): T => budgets.run(budget, work),
    /** Work that is still running then is not awaited. */
    end: (): void => {
      budget.isOver = true;
    },
  };
};

/** Does for many callers what is no single one's to pay for: none of their budgets counts in it. */
export const outsideBudget = <T>(work: () => T): T => budgets.exit(work);

/** Binds a function to the caller's budget, for a later call. */
export const keepBudget = (): (<T>(work: () => T) => T) => {
  const budget = budgets.getStore();
  return (work) => (budget ? budgets.run(budget, work) : budgets.exit(work));
};
