import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { WebhookFailure } from '@balcao/contract/webhook';
import type { CallMethod } from '@balcao/contract/workflow-kind-call';
import type { Dispatcher, request } from 'undici';
import { ForbiddenAddress, failureOf } from './outbound-failure.ts';
import { createReading, type OutboundReading, type ReadingLimits } from './outbound-reading.ts';
import { type AddressRules, createAddressCheck } from './public-address.ts';
import { noTracer, type Tracer } from './tracer.ts';

export type OutboundResult =
  | {
      readonly status: number;
      /** The first 1,000 characters. */
      readonly answer: string;
      readonly durationMs: number;
    }
  | { readonly failure: WebhookFailure; readonly durationMs: number };

export interface Outbound {
  /** Whether the form of an address may be called at all. What its name resolves to is judged at each call. */
  accepts(url: string): boolean;
  /** One POST: 15 seconds in all, no redirect is followed, at most 64 KB of the answer are read. Never throws. */
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<OutboundResult>;
  /** One GET within 3 seconds, for what someone waits for; otherwise as `post`. */
  get(url: string, headers: Record<string, string>): Promise<OutboundResult>;
  /** One call within 10 seconds; up to 64 KB of the answer are kept; otherwise as `post`. */
  ask(url: string, message: OutboundMessage): Promise<OutboundResult>;
  /** What lies at an address, as it is: three redirects are followed, each judged as the first. Never throws. */
  read(url: string, limits: ReadingLimits): Promise<OutboundReading>;
  close(): Promise<void>;
}
export interface OutboundMessage {
  readonly method: CallMethod;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array;
}

type Resolve = (name: string) => Promise<{ address: string; family: number }[]>;

interface Needs {
  readonly rules: AddressRules;
  /** Tells the addresses of a name; the system's resolver unless given. */
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
  readonly tracer?: Tracer;
}

const waitedForMs = 3_000;
const askedForMs = 10_000;
const answerBytesAtMost = 64 * 1024;
const answerCharactersKept = 1_000;
const portsOfProduction = new Set(['', '443', '8443']);

const systemResolve: Resolve = (name) => dns.promises.lookup(name, { all: true });

/** A literal address of a URL without the brackets of IPv6, or undefined for a name. */
const literalOf = (hostname: string): string | undefined =>
  /^\[.*\]$|^\d+(?:\.\d+){3}$/.test(hostname) ? hostname.replace(/^\[|\]$/g, '') : undefined;

/** The beginning of an answer, as text that can be kept and shown. */
const beginningOf = async (body: Dispatcher.ResponseData['body'], charactersAtMost: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= answerBytesAtMost) break; // Leaving the loop ends the connection.
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, answerBytesAtMost));
  // PostgreSQL keeps no NUL, and half a character is none.
  return text.replaceAll('\0', '\ufffd').slice(0, charactersAtMost).toWellFormed();
};

/**
 * The one way to servers that merchants name. A name is resolved within the act of connecting, all its addresses are checked and
 * the connection goes to one of these very addresses, so that no second answer of a name server can lead elsewhere (rule: public-addresses-only).
 */
export const createOutbound = ({
  rules,
  resolve = systemResolve,
  timeoutMs = 15_000,
  tracer = noTracer,
}: Needs): Outbound => {
  const mayCall = createAddressCheck(rules);

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => mayCall(address)))
          callback(new ForbiddenAddress('the name leads to an address that is not public'), '', 0);
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
  // Loaded at the first call: a server without such calls need not load it.
  let way: Promise<{ request: typeof request; dispatcher: Dispatcher }> | undefined;
  const open = async () => {
    const { Agent, request } = await import('undici');
    const connect = { lookup, timeout: timeoutMs };
    return { request, dispatcher: new Agent({ connect, keepAliveTimeout: 4_000, pipelining: 1 }) };
  };

  const reach = () => {
    way ??= open();
    return way;
  };

  const accepts = (text: string): boolean => {
    const url = URL.parse(text);
    if (!url || url.username || url.password) return false;
    const literal = literalOf(url.hostname);
    // A literal address is connected to without a lookup, so it is judged here.
    if (literal !== undefined && !mayCall(literal)) return false;
    if (rules.sandbox) return url.protocol === 'http:' || url.protocol === 'https:';
    return url.protocol === 'https:' && portsOfProduction.has(url.port);
  };

  const callUntraced = async (
    url: string,
    limitMs: number,
    options: OutboundMessage,
    charactersAtMost = answerCharactersKept,
  ): Promise<OutboundResult> => {
    const { request, dispatcher } = await reach();
    const startedAt = performance.now();
    const durationMs = () => Math.round(performance.now() - startedAt);
    if (!accepts(url)) return { failure: 'address-forbidden', durationMs: durationMs() };
    try {
      const signal = AbortSignal.timeout(limitMs);
      const response = await request(url, { ...options, dispatcher, signal });
      const answer = await beginningOf(response.body, charactersAtMost);
      return { status: response.statusCode, answer, durationMs: durationMs() };
    } catch (error) {
      return { failure: failureOf(error), durationMs: durationMs() };
    }
  };

  /** A span says the host only: paths of others have keys and addresses in them. */
  const call: typeof callUntraced = (url, limitMs, options, charactersAtMost) => {
    const facts = { 'http.request.method': options.method, 'server.address': URL.parse(url)?.hostname ?? '' };
    const outcome = (result: OutboundResult) =>
      'failure' in result ? { 'error.type': result.failure } : { 'http.response.status_code': result.status };
    return tracer.within({ kind: 'outbound', name: `outbound ${options.method}`, facts, outcome }, () =>
      callUntraced(url, limitMs, options, charactersAtMost),
    );
  };

  const readUntraced = createReading({ open: reach, accepts });
  const read: typeof readUntraced = (url, limits) => {
    const facts = { 'http.request.method': 'GET', 'server.address': URL.parse(url)?.hostname ?? '' };
    const outcome = (result: OutboundReading) =>
      'failure' in result ? { 'error.type': result.failure } : { 'http.response.status_code': result.status };
    return tracer.within({ kind: 'outbound', name: 'outbound GET', facts, outcome }, () => readUntraced(url, limits));
  };

  return {
    accepts,
    read,
    post: (url, message) => call(url, timeoutMs, { method: 'POST', ...message }),
    get: (url, headers) => call(url, Math.min(timeoutMs, waitedForMs), { method: 'GET', headers }),
    ask: (url, message) => call(url, Math.min(timeoutMs, askedForMs), message, answerBytesAtMost),
    close: async () => (await way)?.dispatcher.destroy(),
  };
};
