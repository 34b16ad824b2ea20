import { setTimeout as delay } from 'node:timers/promises';
import { NetworkError, RefusedError } from './client.ts';
import { AnswerNotSignedError } from './open-signing.ts';

/** Waits this many milliseconds, or until the signal aborts; tests pass one that does not wait. */
export type Pause = (ms: number, signal?: AbortSignal) => Promise<unknown>;
const delayed: Pause = (ms, signal) => delay(ms, undefined, signal ? { signal } : {});

const retriesAtMost = 3;
const firstPauseMs = 250;
const longestPauseMs = 30_000;

/** Statuses with which a balancer, which cannot sign, says that the platform is out of reach for a moment. */
const statusesOfBalancers = new Set([429, 502, 503, 504]);
const refusalsThatPass = new Set(['too_many_requests', 'unavailable', 'idempotency_in_flight']);

/** A day that has just ended has its bill some minutes later: too long to wait within a call. */
const soonReady = (error: RefusedError): boolean =>
  error.name === 'bill_not_ready' && (error.retryAfterSeconds ?? 0) * 1000 <= longestPauseMs;

const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof AnswerNotSignedError && error.reason === 'unsigned' && statusesOfBalancers.has(error.status)) ||
  (error instanceof RefusedError && (refusalsThatPass.has(error.name) || soonReady(error)));

const pauseBefore = (retry: number, error: unknown): number => {
  const asked = error instanceof RefusedError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  // The spread keeps servers that failed together from coming back together.
  const own = firstPauseMs * 4 ** (retry - 1) * (1 + Math.random() / 2);
  return Math.min(longestPauseMs, Math.max(asked, own));
};

interface Patience {
  /** Waits between the attempts. */
  readonly pause: Pause | undefined;
  /** Of the caller: once it is aborted, nothing is attempted any more and its reason is thrown, also during a pause. */
  readonly signal: AbortSignal | undefined;
}

/** Waits, and no longer than the caller does: also where the pause hears nothing of the signal. */
const rest = (ms: number, { pause = delayed, signal }: Patience): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const giveUp = () => reject(signal?.reason);
    signal?.addEventListener('abort', giveUp, { once: true });
    pause(ms, signal)
      .then(() => resolve(), reject)
      .finally(() => signal?.removeEventListener('abort', giveUp));
  });

/**
 * Repeats what may have failed for a moment only, at most three times, ever more slowly. `attempt` must be safe to repeat: a
 * question, or a command that carries the same idempotency key each time.
 */
export const withRetries = async <T>(attempt: () => Promise<T>, patience: Patience): Promise<T> => {
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retry > retriesAtMost || !mayPass(error)) throw error;
      await rest(pauseBefore(retry, error), patience);
    }
  }
};
