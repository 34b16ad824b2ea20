import { NetworkError, NotSentError, RefusedError } from '@balcao/sdk/client';

/** Answers that leave open whether it was done: the same is being done still, or the server broke on the way. */
const tellNothing = new Set<string>(['idempotency_in_flight', 'unexpected', 'unavailable']);

/** Whether the outcome is unknown: no answer came, or one that leaves it open. A request that was never sent has a known outcome. */
export const isUnknownOutcome = (error: unknown): boolean =>
  (error instanceof NetworkError && !(error instanceof NotSentError)) ||
  (error instanceof RefusedError && tellNothing.has(error.name));
