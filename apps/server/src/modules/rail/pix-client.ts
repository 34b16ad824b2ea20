import type { Dispatcher, request } from 'undici';
import type * as z from 'zod/mini';
import type { PixConfig } from '../../platform/pix-config.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { Problem, pixAnswers } from './pix-message.ts';

/** So long may an answer take, from the moment at which the request is sent. */
const limitMs = 5_000;
/** A thousand payments in one answer, each with its returns. */
const answerBytesAtMost = 8 * 1024 * 1024;
/** At most this many requests wait for their turn; more are not sent, and are retried later. */
const waitingAtMost = 1_000;
/** At a time, so many charges are opened, and so many other questions asked: a provider that opens slowly holds up no question. */
const atOnce = { charges: 16, others: 8 } as const;
/** A token is renewed so long before it ends. */
const earlyMs = 30_000;
/**
 * The requested scopes. Those of charges with a due date come with a token of their own: a provider without them may refuse a request that names
 * them, and everything else must keep working.
 */
const rights = 'cob.read cob.write pix.read pix.write webhook.read webhook.write';
const rightsToDue = 'cobv.read cobv.write';
const rightsFor = (path: string): string => (path.startsWith('/cobv/') ? rightsToDue : rights);

const isOfCharge = /^\/cobv?\//;

/** The provider said no: a mistake of ours, or a state that forbids it. Its outcome is known: nothing has happened. */
export class PixRefusal extends Error {
  readonly status: number;
  /** The last word of the problem's type, such as `PixDevolucaoInvalida`. */
  readonly kind: string;
  constructor(status: number, problem: z.infer<typeof Problem>) {
    super(problem.violacoes.map(({ razao }) => razao).filter(Boolean)[0] || problem.detail || problem.title);
    this.name = 'PixRefusal';
    this.status = status;
    this.kind = problem.type.split('/').at(-1) ?? '';
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
}
interface Token {
  readonly text: string;
  readonly until: number;
}
/** How long the provider may take and how much it is asked at a time. */
interface Pace {
  readonly limitMs: number;
  readonly atOnce: { readonly charges: number; readonly others: number };
}
interface Ask<T> {
  readonly method: 'GET' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly body?: object;
  /** What a good answer is; undefined where nothing is read from it. */
  readonly as?: z.ZodMiniType<T>;
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Speaks to a provider of the Central Bank's Pix API: OAuth2 client credentials over mTLS, with a token that is kept until it
 * ends. A call throws `PixRefusal` when the provider refused, and any other error when the outcome is unknown.
 */
export const createPixClient = (config: PixConfig, pace: Pace = { limitMs, atOnce }) => {
  const { cert, key, ca } = config;
  let way: Promise<{ request: typeof request; dispatcher: Dispatcher }> | undefined;
  const open = async () => {
    const { Agent, request } = await import('undici');
    const dispatcher = new Agent({
      connect: { cert, key, ...(ca ? { ca } : {}), timeout: pace.limitMs },
      // Nothing waits for a connection once its time has begun: one more for tokens.
      connections: pace.atOnce.charges + pace.atOnce.others + 1,
      pipelining: 1,
      keepAliveTimeout: 10_000,
      maxResponseSize: answerBytesAtMost,
    });
    return { request, dispatcher };
  };

  const send = async (url: string, options: object): Promise<Answer> => {
    way ??= open();
    const { request, dispatcher } = await way;
    const signal = AbortSignal.timeout(pace.limitMs);
    const { statusCode, body } = await request(url, { ...options, dispatcher, signal });
    return { status: statusCode, text: await body.text() };
  };
  const charges = createSemaphore({ places: pace.atOnce.charges, waitingAtMost });
  const others = createSemaphore({ places: pace.atOnce.others, waitingAtMost });
  const turnOf = ({ method, path }: Ask<unknown>) => (method === 'PUT' && isOfCharge.test(path) ? charges : others);
  const tokens = new Map<string, Token>();
  const fetchToken = async (scope: string): Promise<Token> => {
    const credentials = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64');
    const { status, text } = await send(config.tokenUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
    });
    const read = pixAnswers.token.safeParse(json(text));
    if (status !== 200 || !read.success) throw new Error(`the Pix provider gave no token: ${status}`);
    const { access_token, expires_in } = read.data;
    const token = { text: access_token, until: performance.now() + expires_in * 1000 - earlyMs };
    tokens.set(scope, token);
    return token;
  };
  const fetching = new Map<string, Promise<Token>>();
  /** Everyone who needs a token at this moment waits for the same one. */
  const tokenNow = async (scope: string): Promise<string> => {
    const known = tokens.get(scope);
    if (known && known.until > performance.now()) return known.text;
    const asked = fetching.get(scope) ?? fetchToken(scope).finally(() => fetching.delete(scope));
    fetching.set(scope, asked);
    return (await asked).text;
  };
  /** Its time begins when it has its turn, not while it waits for one. */
  const attempt = (ask: Ask<unknown>): Promise<Answer> => turnOf(ask)(() => attemptNow(ask));
  const attemptNow = async ({ method, path, body }: Ask<unknown>): Promise<Answer> => {
    const scope = rightsFor(path);
    const used = await tokenNow(scope);
    const answer = await send(`${config.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${used}`,
        accept: 'application/json, application/problem+json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status === 401 && tokens.get(scope)?.text === used) tokens.delete(scope);
    return answer;
  };

  return {
    /**
     * Asks the provider; a token that it no longer takes is renewed once.
     * @throws PixRefusal when it said no; other errors leave the outcome unknown.
     */
    call: async <T = undefined>(ask: Ask<T>): Promise<T> => {
      const first = await attempt(ask);
      const { status, text } = first.status === 401 ? await attempt(ask) : first;
      if (status === 400 || status === 404 || status === 410) {
        const problem = Problem.safeParse(json(text));
        // What is no problem of theirs is a word of something between us and them: it tells nothing of the outcome.
        if (problem.success && problem.data.type !== '') throw new PixRefusal(status, problem.data);
      }
      if (status < 200 || status > 299) throw new Error(`the Pix provider answered ${status}`);
      return (ask.as ? ask.as.parse(json(text)) : undefined) as T;
    },
    close: async (): Promise<void> => (await way)?.dispatcher.close(),
  };
};
export type PixClient = ReturnType<typeof createPixClient>;
