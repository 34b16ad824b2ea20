import type { HeardEvent } from '@balcao/contract/tool';

/** As on the platform: the default time-out of a receiver. */
export const answerSeconds = 15;
/** At most this much of an answer is read; the rest is ignored. */
const answerBytesAtMost = 16 * 1024;
/** As at an address, so many at once. */
const atOnce = 16;
/** At most this many wait for their turn; then polling pauses. */
const waitingAtMost = 100;

export interface Forwarded {
  readonly event: HeardEvent;
  /** Null without an answer. */
  readonly status: number | null;
  /** Why there was no answer. */
  readonly failure: string | null;
  readonly durationMs: number;
}
export const isTaken = ({ status }: Forwarded): boolean => status !== null && status >= 200 && status < 300;

/** Reads no more than a beginning of what may never end. */
const drain = async (body: ReadableStream<Uint8Array> | null): Promise<void> => {
  if (!body) return;
  const reader = body.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    bytes += value?.length ?? 0;
    if (done) return;
    if (bytes >= answerBytesAtMost) return void reader.cancel().catch(() => undefined);
  }
};

const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'timed-out';
  const cause: unknown = error.cause;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'connection-failed';
};

interface Needs {
  readonly address: string;
  /** A receiver that has not answered by then has failed. */
  readonly timeoutMs: number;
  readonly stop: AbortSignal;
  readonly onEnd: (forwarded: Forwarded) => void;
}

const send = async (event: HeardEvent, { address, timeoutMs, stop }: Needs): Promise<Forwarded> => {
  const begun = performance.now();
  const tell = (status: number | null, failure: string | null): Forwarded => ({
    event,
    status,
    failure,
    durationMs: Math.round(performance.now() - begun),
  });
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
  try {
    const { headers, body } = event;
    const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal });
    // The status is what counts; an answer that breaks off or never ends takes nothing back.
    await drain(response.body).catch(() => undefined);
    return tell(response.status, null);
  } catch (error) {
    return tell(null, failureOf(error));
  }
};

/** Brings events to a local address, several at once, so that a slow one does not hold up the others. */
export const createForwarder = (needs: Needs) => {
  const { stop, onEnd } = needs;
  const queue: HeardEvent[] = [];
  const running = new Set<Promise<void>>();
  const begin = (): void => {
    while (running.size < atOnce && !stop.aborted) {
      const event = queue.shift();
      if (!event) return;
      const run = send(event, needs).then((forwarded) => {
        running.delete(run);
        if (!stop.aborted) onEnd(forwarded);
        begin();
      });
      running.add(run);
    }
  };
  return {
    /** Ends when there is room for more. */
    take: async (events: readonly HeardEvent[]): Promise<void> => {
      queue.push(...events);
      begin();
      while (queue.length > waitingAtMost && !stop.aborted) await Promise.race(running);
    },
    /** Ends when everything that was taken has ended. */
    end: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
