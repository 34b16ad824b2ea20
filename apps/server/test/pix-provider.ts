import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PixConfig } from '../src/platform/pix-config.ts';
import { openPixBooks, type PixBooks } from './pix-books.ts';
import { authority, type Pair } from './pix-certificates.ts';
import { faultsOfAnswer, faultsOfCallback, faultsOfRequest, operationOf } from './pix-document.ts';

/**
 * How a provider fails: the answer gets lost after the work is done, the line breaks before, it answers 500, it no longer takes
 * the token, or it does the work and keeps the answer back until it is let go.
 */
type Failure = 'lose' | 'break' | 'fail' | 'refuseToken' | 'holdBack';

/** A provider of the Central Bank's Pix API on this machine. */
export interface PixProvider {
  /** What the product is configured with. */
  readonly config: PixConfig;
  /** A certificate that this provider's authority has not signed. */
  readonly stranger: Pair;
  readonly books: PixBooks;
  /** What it was asked, as `put /cob/{txid}`, in order; tokens as `token`. */
  readonly calls: readonly string[];
  /** Every violation of the document, by a request or by one of its own answers. */
  readonly faults: readonly string[];
  /** The next calls of this operation fail in these ways, one after the other. */
  failNext(operation: string, ...how: readonly Failure[]): void;
  /** From now on calls of this operation take so long; without a time, none does. */
  slowDown(operation: string, ms?: number): void;
  /** Lets go of what was held back. */
  letGo(): void;
  /** From now on tokens are valid for so many seconds; issued ones become invalid. */
  renewTokens(seconds: number): void;
  /** From now on these scopes are not granted, and tokens that have them are invalid; without arguments, all are granted again. */
  keepFrom(...scopes: readonly string[]): void;
  /** What a call to the receiver says of these payments; checked against the document. */
  callbackOf(...endToEndIds: readonly string[]): string;
  close(): Promise<void>;
}

const scopes = ['cob', 'cobv', 'pix', 'webhook'].flatMap((one) => [`${one}.read`, `${one}.write`]);
const bodyOf = async (request: http.IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
const send = (response: http.ServerResponse, status: number, body: unknown): void => {
  const type = status < 300 ? 'application/json' : 'application/problem+json';
  if (body === undefined) response.writeHead(status).end();
  else response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
};
const whole = (status: number, kind: string) => ({
  type: `https://pix.bcb.gov.br/api/v2/error/${kind}`,
  title: kind,
  status,
});

/** The provider's side of OAuth2: client credentials for a token that is good for a while. */
const openTokens = (calls: string[], clientId: string, clientSecret: string) => {
  const credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const good = new Map<string, { readonly until: number; readonly scopes: readonly string[] }>();
  let seconds = 300;
  let withheld: readonly string[] = [];
  return {
    keepFrom: (some: readonly string[]): void => {
      withheld = some;
      good.clear();
    },
    renew: (next: number): void => {
      seconds = next;
      good.clear();
    },
    isGood: (header: string | undefined, scope: string): boolean => {
      const token = good.get(header?.replace(/^Bearer /, '') ?? '');
      return token !== undefined && token.until > Date.now() && token.scopes.includes(scope);
    },
    give: (request: http.IncomingMessage, body: string, response: http.ServerResponse): void => {
      calls.push('token');
      const asked = new URLSearchParams(body);
      const isTheirs = request.headers.authorization === credentials;
      const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
      const isRight = isTheirs && isForm && asked.get('grant_type') === 'client_credentials';
      const token = randomBytes(24).toString('base64url');
      const given = (asked.get('scope') ?? '').split(' ').filter((one) => scopes.includes(one));
      // As strict as a provider may be: a right that it does not give spoils the whole ask.
      const isKept = given.some((one) => withheld.includes(one));
      if (isKept) return void send(response, 400, { error: 'invalid_scope' });
      if (isRight) good.set(token, { until: Date.now() + seconds * 1000, scopes: given });
      const answer = { access_token: token, token_type: 'Bearer', expires_in: seconds, scope: given.join(' ') };
      send(response, isRight ? 200 : 401, isRight ? answer : { error: 'invalid_client' });
    },
  };
};

/** Which calls fail, and the answers that are kept back. */
const openFailures = () => {
  const planned = new Map<string, Failure[]>();
  let held: (() => void)[] = [];
  return {
    plan: (operation: string, how: readonly Failure[]): void => void planned.set(operation, [...how]),
    next: (operation: string): Failure | undefined => planned.get(operation)?.shift(),
    hold: (answer: () => void): void => void held.push(answer),
    letGo: (): void => {
      const all = held;
      held = [];
      for (const answer of all) answer();
    },
  };
};

/** Opens a provider that takes calls with a certificate of its own authority only; `close` it in afterAll. */
export const openPixProvider = async (): Promise<PixProvider> => {
  const [ours, others] = await Promise.all([authority('Banco de Teste'), authority('Banco Alheio')]);
  const [server, client, stranger] = await Promise.all([ours.sign('localhost'), ours.sign('Balcao'), others.sign('X')]);
  const chave = '7d9f0335-8dcc-4054-9bf9-0dbd61d36906';
  const books = openPixBooks(chave);
  const calls: string[] = [];
  const faults: string[] = [];
  const failures = openFailures();
  const [clientId, clientSecret] = ['balcao-teste', randomBytes(12).toString('hex')];
  const delays = new Map<string, number>();
  const tokens = openTokens(calls, clientId, clientSecret);

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const text = await bodyOf(request);
    if (url === '/oauth/token') return tokens.give(request, text, response);
    const operation = operationOf(method, url.replace(/^\/api\/v2/, ''));
    if (!operation) return send(response, 404, whole(404, 'NaoEncontrado'));
    const { name, params } = operation;
    calls.push(name);
    // It is the provider that is slow: the tests themselves wait for answers.
    const ms = delays.get(name);
    if (ms) await once(AbortSignal.timeout(ms), 'abort');
    const failure = failures.next(name);
    if (failure === 'break') return void request.socket.destroy();
    if (failure === 'fail') return send(response, 500, whole(500, 'ErroInternoDoServidor'));
    if (failure === 'refuseToken' || !tokens.isGood(request.headers.authorization, operation.scope))
      return send(response, 401, undefined);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const wrong = faultsOfRequest(operation, body);
    faults.push(...wrong.map((fault) => `${name}: ${fault}`));
    const reply = books.answer(name, params, body);
    faults.push(...faultsOfAnswer(operation, reply.status, reply.body).map((fault) => `own ${name}: ${fault}`));
    if (failure === 'lose') return void request.socket.destroy();
    if (failure === 'holdBack') return failures.hold(() => send(response, reply.status, reply.body));
    send(response, reply.status, reply.body);
  };
  const listener = https.createServer(
    { ...server, ca: ours.cert, requestCert: true, rejectUnauthorized: true },
    (request, response) =>
      void answer(request, response).catch((error: Error) => {
        faults.push(error.message);
        request.socket.destroy();
      }),
  );
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const origin = `https://localhost:${(listener.address() as AddressInfo).port}`;

  return {
    config: {
      url: `${origin}/api/v2`,
      tokenUrl: `${origin}/oauth/token`,
      clientId,
      clientSecret,
      ...client,
      ca: ours.cert,
      chave,
      againDays: 7,
      callbackProof: undefined,
    },
    stranger,
    books,
    calls,
    faults,
    slowDown: (operation, ms = 0) => void delays.set(operation, ms),
    failNext: (operation, ...how) => failures.plan(operation, how),
    letGo: failures.letGo,
    renewTokens: tokens.renew,
    keepFrom: (...some) => tokens.keepFrom(some),
    callbackOf: (...endToEndIds) => {
      const body = { pix: endToEndIds.map((id) => books.payment(id)) };
      faults.push(...faultsOfCallback(body).map((fault) => `callback: ${fault}`));
      return JSON.stringify(body);
    },
    close: () => {
      listener.closeAllConnections();
      return new Promise((done) => listener.close(() => done()));
    },
  };
};
