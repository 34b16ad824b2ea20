import { randomUUID } from 'node:crypto';
import type { Dispatcher, request } from 'undici';
import type * as z from 'zod/mini';
import type { CardConfig } from '../../platform/card-config.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { cardAnswers } from './card-message.ts';

const answerBytesAtMost = 1024 * 1024;
const waitingAtMost = 1_000;
/** Who waits longer for a turn is not sent: what is written down as sent must be, well before it is taken for lost. */
const waitAtMostMs = 10_000;
/** So many at a time: payers who wait, and questions, which hold up no payer. */
const atOnce = { asks: 16, questions: 8 } as const;

/** The acquirer said no before it did anything: its outcome is known. The code is theirs. */
export class CardRefusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`the acquirer refused: ${status} ${code}`);
    this.name = 'CardRefusal';
    this.status = status;
    this.code = code;
  }
}

interface Ask<T> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  /** What a good answer is. */
  readonly as: z.ZodMiniType<T>;
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** Statuses of a refusal, after which nothing was done. After 408, 429 or an error on their side the outcome is unknown. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Speaks to Cielo's API E-commerce. A call throws `CardRefusal` when it was refused, and any other error when its outcome is unknown. Nothing
 * of what is sent or answered is put into an error: a token of a card is a secret.
 */
export const createCardClient = (config: CardConfig) => {
  let way: Promise<{ request: typeof request; dispatcher: Dispatcher }> | undefined;
  const open = async () => {
    const { Agent, request } = await import('undici');
    const dispatcher = new Agent({
      connect: { timeout: config.answerMs },
      connections: atOnce.asks + atOnce.questions,
      pipelining: 1,
      keepAliveTimeout: 10_000,
      maxResponseSize: answerBytesAtMost,
    });
    return { request, dispatcher };
  };
  const asks = createSemaphore({ places: atOnce.asks, waitingAtMost, waitAtMostMs });
  const questions = createSemaphore({ places: atOnce.questions, waitingAtMost, waitAtMostMs });

  const send = async ({ method, path, body }: Ask<unknown>) => {
    way ??= open();
    const { request, dispatcher } = await way;
    const { statusCode, body: answer } = await request(`${method === 'GET' ? config.queryUrl : config.url}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        merchantid: config.merchantId,
        merchantkey: config.merchantKey,
        requestid: randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      dispatcher,
      signal: AbortSignal.timeout(config.answerMs),
    });
    return { status: statusCode, text: await answer.text() };
  };

  return {
    /** @throws CardRefusal when it said no; other errors leave the outcome unknown. */
    call: async <T>(ask: Ask<T>): Promise<T> => {
      const turn = ask.method === 'GET' ? questions : asks;
      const { status, text } = await turn(() => send(ask));
      if (isRefused(status)) {
        const [first] = cardAnswers.errors.safeParse(json(text)).data ?? [];
        throw new CardRefusal(status, first ? String(first.Code) : '');
      }
      if (status < 200 || status > 299) throw new Error(`the acquirer answered ${status}`);
      const read = ask.as.safeParse(json(text));
      if (!read.success) throw new Error('the acquirer answered what nobody can read');
      return read.data;
    },
    close: async (): Promise<void> => (await way)?.dispatcher.close(),
  };
};
export type CardClient = ReturnType<typeof createCardClient>;
