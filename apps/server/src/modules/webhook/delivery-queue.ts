import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { afterCommit, type Db, rootOf, type Tx, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { createKeyedQueue } from '../../platform/keyed-queue.ts';
import { runForRequest } from '../../platform/request-context.ts';
import { type AttemptKey, takeDue, takeDueOf } from './attempt.repository.ts';

/** An attempt that is queued is not taken by anyone else for so long; after a crash it is due again then. */
const queuedMs = 10_000;
const sweepSeconds = 2;
/** Of one address so many attempts run at once. What is new waits here in bounded numbers, what is older in the database. */
const bounds = { atOnce: 16, waitingAtMost: 1_000 };
/** So many of an address are taken out of the database at once, when no more than its attempts that run are here. */
const takenAtOnce = 16;

/** Until when an attempt that is queued at `now` is left to the person who queued it. */
export const queuedUntil = (now: Date): Date => new Date(now.getTime() + queuedMs);

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Logger, 'error' | 'info'>;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly attempt: (key: AttemptKey) => Promise<void>;
}

type Address = Pick<AttemptKey, 'merchantId' | 'endpointId'>;

/**
 * Brings notifications that are due to the attempts, each address in a queue of its own. The rows in the database are the queue; in memory
 * there are only a few of a backlog. What is new leaves with its commit, past every backlog of others; an address with a
 * backlog is filled up again as soon as it has room, so that its own speed decides how fast the backlog goes.
 */
export const createDeliveryQueue = ({ db, clock, log, jobs, attempt }: Needs) => {
  const keyedQueue = createKeyedQueue(bounds);
  /** Addresses that may have more in the database than is here. */
  const behind = new Set<string>();
  const refilling = new Set<string>();
  let isOpen = false;

  const report = (error: Error): void =>
    log.error({ name: error.name, message: rootOf(error).message }, 'webhook failed');
  const run = (key: AttemptKey): void => {
    const isTaken = keyedQueue.run(key.endpointId, async () => {
      await runForRequest(key.requestId, log, () => attempt(key).catch(report));
      void refill(key).catch(report);
    });
    if (!isTaken) behind.add(key.endpointId);
  };
  const take = async (address: Address): Promise<void> => {
    const now = clock.now();
    const taking = { now, until: queuedUntil(now), atMost: takenAtOnce };
    const keys = await transaction(db, (tx) => takeDueOf(tx, address, taking));
    if (keys.length < takenAtOnce) behind.delete(address.endpointId);
    for (const key of keys) run(key);
  };
  const refill = async (address: Address): Promise<void> => {
    const { endpointId } = address;
    if (!isOpen) return;
    if (!behind.has(endpointId) || refilling.has(endpointId) || keyedQueue.load(endpointId) > bounds.atOnce) return;
    refilling.add(endpointId);
    await take(address).finally(() => refilling.delete(endpointId));
  };

  jobs.every(sweepSeconds, 'webhook.due', async () => {
    const now = clock.now();
    const taking = { now, until: queuedUntil(now), atMost: takenAtOnce, without: keyedQueue.above(bounds.atOnce) };
    const keys = await transaction(db, (tx) => takeDue(tx, taking));
    for (const [endpointId, own] of Map.groupBy(keys, (key) => key.endpointId))
      if (own.length === takenAtOnce) behind.add(endpointId);
    for (const key of keys) run(key);
  });

  return {
    /** Has these attempts made after the commit. Their rows are left to this process until `queuedUntil`. */
    add: (tx: Tx, keys: readonly AttemptKey[]): void =>
      afterCommit(tx, () => {
        if (isOpen) for (const key of keys) run(key);
      }),
    /** From now on this process delivers. */
    open: (): void => {
      isOpen = true;
    },
    /** Accepts no more, and resolves when the running attempts have ended. */
    drain: (): Promise<void> => {
      isOpen = false;
      return keyedQueue.drain();
    },
  };
};
