import type { AskOf, Endpoint, ReplyOf } from '@balcao/contract/endpoint';
import { pathOf } from '@balcao/contract/endpoint';
import type { RefusalData } from '@balcao/contract/envelope';
import { isRefusalName, type RefusalName, refusals } from '@balcao/contract/refusal';

/** What the API answers when it refuses; `name` is the row of the contract's refusal table. */
export class RefusedError extends Error {
  /** Stable, and to be acted upon; `unknown` for what this version has not heard of: then see `refusal`. */
  override readonly name: RefusalName | 'unknown';
  /** The name as the API sent it. */
  readonly refusal: string | undefined;
  readonly code: number;
  readonly shown: 'toast' | 'login' | 'tips' | 'modal';
  /** Field → message in the caller's language, where the input was refused. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The right that the caller would need; without a menu, being super admin. */
  readonly missing: RefusalData['missing'];
  /** The certification that the team lacks, and where it stands. */
  readonly standing: RefusalData['standing'];
  /** What a code of the second factor would approve. */
  readonly approval: RefusalData['approval'];
  /** What is wrong with a package. */
  readonly faults: RefusalData['faults'];

  constructor(name: RefusalName | 'unknown', code: number, message: string, data: Partial<RefusalData> = {}) {
    super(message);
    this.name = name;
    this.refusal = data.refusal;
    this.code = code;
    this.shown = name === 'unknown' ? shownOfCode(code) : refusals[name].shown;
    this.fields = data.fields;
    this.requestId = data.requestId;
    this.retryAfterSeconds = data.retryAfterSeconds;
    this.missing = data.missing;
    this.standing = data.standing;
    this.approval = data.approval;
    this.faults = data.faults;
  }
}

/** The call did not come back: no connection, a time-out, or an answer that is no JSON where JSON was promised. */
export class NetworkError extends Error {
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(code, { cause });
    this.name = 'NetworkError';
    this.code = code;
  }
}

/** There is no connection, and so the call was not sent: nothing of it has reached the server, now or later. */
export class NotSentError extends NetworkError {
  constructor() {
    super('offline');
  }
}

const shownOfCode = (code: number) => Object.values(refusals).find((row) => row.code === code)?.shown ?? 'modal';

export interface CallOptions {
  readonly idempotencyKey?: string;
  /** Aborts the call, which then throws the signal's reason. The timeout applies as well. */
  readonly signal?: AbortSignal;
  /** Goes on when the page that asked is gone; a browser allows 64 KB of it. */
  readonly keepalive?: boolean;
}

export interface CallerOptions {
  readonly baseUrl: string;
  /** Does the round trip; `fetch` in a browser, an injected one in tests. */
  readonly send: (request: Request) => Promise<Response>;
  /** Headers of every call: who is calling, in which language, in which zone. Gets the exact text of the body. */
  readonly headers: (call: { method: string; target: string; body: string }) => Record<string, string>;
  /** Looks at every answer before it is read, with the exact text of its body; throws to refuse it. */
  readonly verify?: (response: Response, text: string, request: Request) => void;
}

/** The client's time-out. */
export const timeoutMs = 60_000;

const withQuery = (path: string, query: Readonly<Record<string, unknown>> = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** The request of a call, ready to be sent; only the signal of the call aborts it. */
export const requestOf = (options: CallerOptions, target: Endpoint, ask: LooseAsk, call: CallOptions = {}): Request => {
  const path = withQuery(pathOf(target, ask.params), ask.query);
  const body = ask.body === undefined ? '' : JSON.stringify(ask.body);
  return new Request(new URL(path, options.baseUrl), {
    method: target.method,
    headers: {
      ...options.headers({ method: target.method, target: path, body }),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
    },
    ...(body ? { body } : {}),
    ...(call.keepalive ? { keepalive: true } : {}),
    ...(call.signal ? { signal: call.signal } : {}),
  });
};
interface LooseAsk {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What may end a call before its answer: its caller, or its time. */
interface Ends {
  readonly caller: AbortSignal | undefined;
  readonly limit: AbortSignal;
}

/** The same call, which also its time ends. @throws the caller's reason, if they have given up before it began. */
const limited = (call: CallOptions, withinMs: number): { ends: Ends; call: CallOptions } => {
  const { signal: caller } = call;
  caller?.throwIfAborted();
  const limit = AbortSignal.timeout(withinMs);
  return { ends: { caller, limit }, call: { ...call, signal: caller ? AbortSignal.any([caller, limit]) : limit } };
};

/** A lost connection and a time that is over are a NetworkError; when the caller gave up, their own reason is thrown. */
const reached = async <T>({ caller, limit }: Ends, answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    caller?.throwIfAborted();
    if (cause instanceof NotSentError) throw cause;
    throw new NetworkError(limit.aborted ? 'timeout' : 'unreachable', cause);
  }
};

/** Reads an envelope: the data of a 200, or throws what the API refused. */
export const dataOf = (text: string, status: number): unknown => {
  let envelope: { code?: unknown; msg?: unknown; data?: unknown };
  try {
    envelope = JSON.parse(text);
  } catch {
    throw new NetworkError(`http-${status}`);
  }
  if (envelope.code === 200) return envelope.data;
  const data = (envelope.data ?? {}) as Partial<RefusalData>;
  const name = isRefusalName(data.refusal) ? data.refusal : 'unknown';
  throw new RefusedError(name, Number(envelope.code ?? status), String(envelope.msg ?? ''), data);
};

/**
 * The one typed caller: takes an endpoint and what it asks for, answers with its reply.
 * @throws RefusedError what the API refused. @throws NetworkError the call did not come back; a NotSentError where `send` did not
 * send it. @throws the reason of `call.signal`.
 */
export const createCaller =
  (options: CallerOptions) =>
  async <E extends Endpoint>(target: E, ask: AskOf<E>, call: CallOptions = {}): Promise<ReplyOf<E>> => {
    const { ends, call: sent } = limited(call, timeoutMs);
    const request = requestOf(options, target, ask as LooseAsk, sent);
    const response = await reached(ends, options.send(request));
    const text = await reached(ends, response.text());
    options.verify?.(response, text, request);
    return dataOf(text, response.status) as ReplyOf<E>;
  };
export type Caller = ReturnType<typeof createCaller>;

/**
 * The bytes of an endpoint that streams. What is signed of such an answer are its head and an empty body: what the bytes are worth,
 * another answer says.
 * @throws RefusedError what the API refused. @throws NetworkError the call did not come back.
 */
export const openStream = async <E extends Endpoint>(
  options: CallerOptions,
  target: E,
  ask: AskOf<E>,
  { withinMs, ...call }: CallOptions & { readonly withinMs: number },
): Promise<ReadableStream<Uint8Array>> => {
  const { ends, call: sent } = limited(call, withinMs);
  const request = requestOf(options, target, ask as LooseAsk, sent);
  const response = await reached(ends, options.send(request));
  if (response.ok && response.body && !response.headers.get('content-type')?.startsWith('application/json')) {
    options.verify?.(response, '', request);
    return response.body;
  }
  const text = await reached(ends, response.text());
  options.verify?.(response, text, request);
  dataOf(text, response.status);
  throw new NetworkError(`http-${response.status}`);
};
