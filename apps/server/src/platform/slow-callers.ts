import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createOverdue } from './overdue.ts';
import { Refusal } from './refusal.ts';

/** How long a caller may take to send something, in milliseconds. */
export interface CallerWaits {
  /** For the head of a request. */
  readonly headersMs: number;
  /** For a body after it, as a whole: with the head it comes to less than a minute. */
  readonly bodyMs: number;
  /** For any next byte of a document, which may take longer as a whole. */
  readonly progressMs: number;
  /** Heads and bodies are looked at so often. */
  readonly checkMs: number;
}
export const usualCallerWaits: CallerWaits = { headersMs: 15_000, bodyMs: 43_000, progressMs: 55_000, checkMs: 1_000 };

/** A document may take this long to come in, however steadily it does. */
export const documentMs = 600_000;

/** What still comes after the answer is not waited for much longer. */
const afterAnswerMs = 5_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its body by `progressing`, which bounds it in another way. */
    readsDocument?: boolean;
  }
}

/** Raises the error on the reader of the body, which then answers; without a reader the connection is closed. */
const giveUp = (raw: IncomingMessage): void => {
  if (raw.listenerCount('error') > 0) raw.emit('error', new Refusal('request_too_slow'));
  else raw.destroy();
};

/**
 * Ends requests whose body does not come in time, with the refusal `request_too_slow`: Node knows one time-out for all requests, which
 * must leave room for documents.
 */
export const cutSlowBodies = (app: FastifyInstance, { bodyMs, checkMs }: CallerWaits): void => {
  const unlessInTime = createOverdue(checkMs);
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw) && !request.routeOptions.config.readsDocument) {
      const isHere = unlessInTime(bodyMs, () => {
        if (!raw.complete) giveUp(raw);
      });
      // Not `once`: taking a listener away again costs more than calling it.
      raw.on('close', isHere);
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (!raw.complete) {
      const timer = setTimeout(() => raw.destroy(), afterAnswerMs);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
};

/**
 * The body of a request as it comes, as long as it does come. The line stays open when it does not, so that the answer gets through.
 * `onSlow` gets what is thrown, for readers that forget it. @throws Refusal `request_too_slow`.
 */
export async function* progressing(
  raw: IncomingMessage,
  progressMs: number,
  onSlow: (refusal: Refusal) => void,
): AsyncGenerator<Buffer, void> {
  const chunks = raw.iterator({ destroyOnReturn: false });
  for (;;) {
    const next = chunks.next();
    const slow = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const refusal = new Refusal('request_too_slow');
      onSlow(refusal);
      slow.reject(refusal);
    }, progressMs);
    // The other promise may still reject after the race: without a handler that would end the process.
    next.catch(() => undefined);
    try {
      const { done, value } = await Promise.race([next, slow.promise]);
      if (done) return;
      yield value;
    } finally {
      clearTimeout(timer);
    }
  }
}
