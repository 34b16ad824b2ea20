import type { Endpoint, ReplyOf } from '@balcao/contract/endpoint';
import { pathOf } from '@balcao/contract/endpoint';
import type { RefusalData } from '@balcao/contract/envelope';
import { type RefusalName, refusals } from '@balcao/contract/refusal';

/** A call that a component has sent. */
export interface SentCall {
  readonly url: URL;
  readonly body: unknown;
}

interface Answer {
  readonly method: string;
  readonly path: RegExp;
  readonly reply: (call: SentCall, signal: AbortSignal) => unknown;
}

/** What the API refuses, as a component sees it: the words that the server would have chosen, and the fields that are wrong. */
export class Refusal {
  readonly name: RefusalName;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** What else its `data` says. */
  readonly data: Partial<RefusalData>;
  constructor(
    name: RefusalName,
    message: string,
    fields?: Readonly<Record<string, string>>,
    data: Partial<RefusalData> = {},
  ) {
    this.name = name;
    this.message = message;
    this.fields = fields;
    this.data = data;
  }
}

const own = /^\/(admin\/v3\.0|ai|open\/v3\.0|console\/v1|app\/v1|sandbox\/v1|health)(\/|$)/;
let answers: Answer[] = [];
let unknown: string[] = [];

const envelopeOf = (reply: unknown): object => {
  if (!(reply instanceof Refusal)) return { code: 200, msg: '', data: reply };
  const { name, message, fields, data } = reply;
  const all = { ...data, refusal: name, requestId: 'test', ...(fields ? { fields } : {}) };
  return { code: refusals[name].code, msg: message, data: all };
};

const pathPattern = (target: Endpoint): RegExp => {
  const anything = new Proxy({}, { get: () => '*' });
  return new RegExp(`^${pathOf(target, anything).replaceAll('.', '[.]').replaceAll('*', '[^/]+')}$`);
};

const answer = async (request: Request): Promise<Response> => {
  const url = new URL(request.url);
  // Requested after a failed call, to know whether the network works.
  if (url.pathname === '/health') return Response.json({});
  const found = answers.findLast(({ method, path }) => method === request.method && path.test(url.pathname));
  if (!found) {
    unknown.push(`${request.method} ${url.pathname}`);
    return Response.json({ code: 500, msg: 'no answer was agreed', data: null }, { status: 500 });
  }
  const text = await request.text();
  const reply = await found.reply({ url, body: text === '' ? undefined : JSON.parse(text) }, request.signal);
  return reply instanceof Response ? reply : Response.json(envelopeOf(reply));
};

/** The calls that have been sent, of one endpoint, in order. */
type Calls = readonly SentCall[];

/**
 * Plays the server for what a component asks: from here on each call of the endpoint gets this reply, or what the function says.
 * Answers with the calls as they come. Only the network is played: everything of ours is real.
 */
export const answerTo = <E extends Endpoint>(
  target: E,
  reply: ReplyOf<E> | Refusal | ((call: SentCall) => ReplyOf<E> | Refusal | Promise<ReplyOf<E> | Refusal>),
): Calls => {
  const calls: SentCall[] = [];
  answers.push({
    method: target.method,
    path: pathPattern(target),
    reply: (call) => {
      calls.push(call);
      return typeof reply === 'function' ? (reply as (call: SentCall) => unknown)(call) : reply;
    },
  });
  return calls;
};

/** An answer that streams events, as a component hears them. */
interface PlayedStream {
  readonly calls: Calls;
  /** Says an event. */
  say(event: object): void;
  /** Ends the answer; with `breaks` as a connection does that is lost. */
  end(breaks?: 'breaks'): void;
  /** Whether the component has cancelled the answer. */
  isAborted(): boolean;
}
/** The same for an endpoint that answers with events (`text/event-stream`), which come as the test says them. */
export const streamTo = (target: Endpoint): PlayedStream => {
  const calls: SentCall[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isAborted = false;
  const open = (call: SentCall, signal: AbortSignal): Response => {
    calls.push(call);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
        signal.addEventListener('abort', () => {
          isAborted = true;
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  answers.push({ method: target.method, path: pathPattern(target), reply: open });
  return {
    calls,
    say: (event) => stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: (breaks) => (breaks ? stream?.error(new TypeError('connection lost')) : stream?.close()),
    isAborted: () => isAborted,
  };
};

const real = globalThis.fetch;

/** Puts the played network in the place of the real one; what is not ours, such as parts of the page, is still fetched. */
export const playNetwork = (): void => {
  answers = [];
  unknown = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return own.test(new URL(request.url).pathname) ? answer(request) : real(input, init);
  };
};

/** The calls without a prepared answer. */
export const unknownOutcomeCalls = (): readonly string[] => unknown;
