import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

type ToldTo = Pick<Logger, 'info'>;

/** What led to the work under way: a call, or several at once. */
export interface Cause {
  /** The id of the call; where there are several, one of their own that a log line resolves. Undefined where none of them is a call. */
  readonly requestId: string | undefined;
  readonly log: ToldTo;
}

const causes = new AsyncLocalStorage<Cause | undefined>();

/** Several calls that are served at once. */
class Batch implements Cause {
  readonly log: ToldTo;
  readonly #all: readonly (Cause | undefined)[];
  #known: { readonly id: string | undefined } | undefined;

  constructor(all: readonly (Cause | undefined)[], log: ToldTo) {
    this.#all = all;
    this.log = log;
  }

  /** Made, and told, only when something is said of the batch or asked for by it: most batches lead to nothing. */
  get requestId(): string | undefined {
    this.#known ??= { id: this.#name() };
    return this.#known.id;
  }

  #name(): string | undefined {
    const ids = new Set(this.#all.map((one) => one?.requestId));
    if (ids.size === 1) return [...ids][0];
    const requestId = `batch-${randomUUID()}`;
    this.log.info({ requestId, requestIds: [...ids].filter((id) => id !== undefined) }, 'batch of calls');
    return requestId;
  }
}

/** What led to the work under way; undefined for what runs by the clock. Kept for work that is done later. */
export const causeHere = (): Cause | undefined => causes.getStore();

/** The id of the call that led to the work under way, for log lines and for what is asked for; undefined for what runs by the clock. */
export const requestIdHere = (): string | undefined => causes.getStore()?.requestId;

/** Does work that a call is, or has led to; without an id, work of no call. Its batches are told to `log`. */
export const runForRequest = <T>(requestId: string | null | undefined, log: ToldTo, work: () => T): T =>
  causes.run(requestId == null ? undefined : { requestId, log }, work);

/** Does later what was asked for with this cause. */
export const runForCause = <T>(cause: Cause | undefined, work: () => T): T => causes.run(cause, work);

/** Does at once what was asked for with these causes: never in the name of one of several calls. */
export const runForAll = <T>(all: readonly (Cause | undefined)[], work: () => T): T => {
  const first = all.find((cause) => cause !== undefined);
  return causes.run(first && all.some((cause) => cause !== first) ? new Batch(all, first.log) : first, work);
};

/** Starts what outlives the call that happens to start it, or serves others too: loops, timers, queues. */
export const outsideRequests = <T>(work: () => T): T => causes.run(undefined, work);
