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
  readonly reply: (call: SentCall) => unknown;
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

const own = /^\/(admin\/v3\.0|open\/v3\.0|console\/v1|app\/v1|sandbox\/v1|health)(\/|$)/;
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
  const found = answers.findLast(({ method, path }) => method === request.method && path.test(url.pathname));
  if (!found) {
    unknown.push(`${request.method} ${url.pathname}`);
    return Response.json({ code: 500, msg: 'no answer was agreed', data: null }, { status: 500 });
  }
  const text = await request.text();
  return Response.json(envelopeOf(await found.reply({ url, body: text === '' ? undefined : JSON.parse(text) })));
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

/** The calls that nobody had an answer for. */
export const unknownOutcomeCalls = (): readonly string[] => unknown;
