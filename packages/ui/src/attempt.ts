import { NetworkError, RefusedError } from '@balcao/sdk/client';
import { isUnknownOutcome } from './unknown-outcome-error.ts';

/** The person closed the dialog, left the page or logged out before the answer came: it may have been done. */
export class LeftError extends NetworkError {
  constructor() {
    super('left');
  }
}

/** The dialog that a person acts in now: the last one that stands in front. */
export const dialogInFront = (): Element | undefined =>
  typeof document === 'undefined' ? undefined : [...document.querySelectorAll('dialog:modal')].at(-1);

/** One sending of a command under its idempotency key, which ends when the person leaves the place where they gave it. */
export class Attempt {
  readonly idempotencyKey: string;
  readonly within = dialogInFront();
  /** Aborted as soon as they left. */
  readonly signal: AbortSignal;
  readonly #controller = new AbortController();
  #isOut = false;

  /** `signal`: ends it, too. */
  constructor(idempotencyKey: string, signal?: AbortSignal) {
    this.idempotencyKey = idempotencyKey;
    this.signal = signal ? AbortSignal.any([this.#controller.signal, signal]) : this.#controller.signal;
  }
  /** Whether it may have reached the server and was not answered. */
  get isOut(): boolean {
    return this.#isOut;
  }
  leave(): void {
    this.#controller.abort(new DOMException('The person left.', 'AbortError'));
  }
  /** Makes the call. @throws AbortError when the person has left the page: then nothing is sent. */
  async during<T>(call: () => Promise<T>): Promise<T> {
    this.signal.throwIfAborted();
    this.#isOut = true;
    try {
      const reply = await call();
      this.#isOut = false;
      return reply;
    } catch (error) {
      this.#isOut = this.signal.aborted ? !(error instanceof RefusedError) : isUnknownOutcome(error);
      throw error;
    }
  }
}

const running = new Set<Attempt>();

/** Whether something is being sent under this key at the moment. */
export const isRunning = (key: string): boolean => [...running].some(({ idempotencyKey }) => idempotencyKey === key);

/**
 * Runs one attempt from the moment that the person agrees until its answer.
 * @throws LeftError where they left before the answer came, and it may have been done.
 */
export const runAttempt = async <T>(attempt: Attempt, work: (attempt: Attempt) => Promise<T>): Promise<T> => {
  running.add(attempt);
  try {
    return await work(attempt);
  } catch (error) {
    throw attempt.signal.aborted && attempt.isOut ? new LeftError() : error;
  } finally {
    running.delete(attempt);
  }
};

/** What one form sends. */
export class Attempts {
  readonly #running = new Map<string, { readonly attempt: Attempt; readonly reply: Promise<unknown> }>();

  /** Runs an attempt under this key. Where one is on its way, as after a double click, it leaves once and its answer is that of both. */
  run<T>(key: string, work: (attempt: Attempt) => Promise<T>): Promise<T> {
    const first = this.#running.get(key);
    if (first) return first.reply as Promise<T>;
    const attempt = new Attempt(key);
    const reply = runAttempt(attempt, work).finally(() => this.#running.delete(key));
    this.#running.set(key, { attempt, reply });
    return reply;
  }
  isRunning(key: string): boolean {
    return this.#running.has(key);
  }
  /** The person left: what is on its way now is given up after so many milliseconds. */
  leaveAfter(ms: number): void {
    const left = [...this.#running.values()];
    setTimeout(() => {
      for (const { attempt } of left) attempt.leave();
    }, ms);
  }
}

/** The person closed a dialog: what they began in it is not sent any more. */
export const leaveDialog = (dialog: Element): void => {
  for (const attempt of running) if (attempt.within === dialog) attempt.leave();
};

/** The person left the page, or logged out. */
export const leaveAll = (): void => {
  for (const attempt of running) attempt.leave();
};
