import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CardConfig } from '../src/platform/card-config.ts';
import { type CardBooks, openCardBooks } from './card-books.ts';

/** How an acquirer fails: it does the work and the answer gets lost, the line breaks before, it answers 500, or keeps the answer back. */
type Failure = 'lose' | 'break' | 'fail' | 'holdBack';
/** What it is asked: `authorise`, `capture`, `void`, `query` by its own id, `list` by the charge. */
export type CardOperation = 'authorise' | 'capture' | 'void' | 'query' | 'list';

/** An acquirer that speaks Cielo's API E-commerce on this machine, as strictly as its public documents allow. */
export interface CardAcquirer {
  readonly config: CardConfig;
  readonly books: CardBooks;
  /** What it was asked, in order. */
  readonly calls: readonly CardOperation[];
  /** What a request had against the documents: wrong credentials, an unknown field, a field of another form. */
  readonly faults: readonly string[];
  failNext(operation: CardOperation, ...how: readonly Failure[]): void;
  /** From now on calls of this operation take so long; without a time, none does. */
  slowDown(operation: CardOperation, ms?: number): void;
  letGo(): void;
  /** Whether a call is still being processed, also one whose caller no longer waits. */
  isBusy(): boolean;
  close(): Promise<void>;
}

const guid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const routes: readonly (readonly [CardOperation, RegExp])[] = [
  ['authorise', /^POST \/1\/sales\/$/],
  ['capture', new RegExp(`^PUT /1/sales/(${guid})/capture\\?amount=(\\d+)$`)],
  ['void', new RegExp(`^PUT /1/sales/(${guid})/void(?:\\?amount=(\\d+))?$`)],
  ['query', new RegExp(`^GET /1/sales/(${guid})$`)],
  ['list', /^GET \/1\/sales\?merchantOrderId=([A-Za-z0-9]{1,50})$/],
];
const bodyOf = async (request: http.IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
const send = (response: http.ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? '' : JSON.stringify(body));
};

/** Opens one; `close` it in afterAll. `pauseMs`: what it wants between two voids of one payment. */
export const openCardAcquirer = async (pauseMs = 20, answerMs = 3_000): Promise<CardAcquirer> => {
  const [merchantId, merchantKey] = [randomUUID(), randomBytes(20).toString('hex').toUpperCase()];
  const books = openCardBooks(pauseMs);
  const calls: CardOperation[] = [];
  const faults: string[] = [];
  const planned = new Map<CardOperation, Failure[]>();
  const delays = new Map<CardOperation, number>();
  let held: (() => void)[] = [];
  let underWay = 0;

  /** Who asks, and in which form. */
  const faultOf = ({ headers }: http.IncomingMessage): string | undefined => {
    if (headers.merchantid !== merchantId || headers.merchantkey !== merchantKey) return 'wrong credentials';
    if (!new RegExp(`^${guid}$`).test(String(headers.requestid))) return 'no RequestId';
    return headers['content-type'] === 'application/json' ? undefined : 'no content type';
  };
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const text = await bodyOf(request);
    const found = routes
      .map(([name, form]) => ({ name, match: form.exec(`${method} ${url}`) }))
      .find(({ match }) => match);
    if (!found?.match) {
      faults.push(`no such address: ${method} ${url}`);
      return send(response, 404, undefined);
    }
    const { name, match } = found;
    calls.push(name);
    const ms = delays.get(name);
    if (ms) await once(AbortSignal.timeout(ms), 'abort');
    const fault = faultOf(request);
    if (fault) {
      faults.push(`${name}: ${fault}`);
      return send(response, 401, undefined);
    }
    const failure = planned.get(name)?.shift();
    if (failure === 'break') return void request.socket.destroy();
    if (failure === 'fail') return send(response, 500, undefined);
    const reply = books.answer(name, match.slice(1), text);
    faults.push(...(reply.faults ?? []).map((one) => `${name}: ${one}`));
    if (failure === 'lose') return void request.socket.destroy();
    if (failure === 'holdBack') return void held.push(() => send(response, reply.status, reply.body));
    send(response, reply.status, reply.body);
  };
  const listener = http.createServer((request, response) => {
    underWay += 1;
    void answer(request, response)
      .catch((error: Error) => {
        faults.push(error.message);
        request.socket.destroy();
      })
      .finally(() => {
        underWay -= 1;
      });
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    config: { url, queryUrl: url, merchantId, merchantKey, answerMs, pauseMs, callbackProof: undefined },
    books,
    calls,
    faults,
    failNext: (operation, ...how) => void planned.set(operation, [...how]),
    slowDown: (operation, ms = 0) => void delays.set(operation, ms),
    letGo: () => {
      const all = held;
      held = [];
      for (const one of all) one();
    },
    isBusy: () => underWay > 0,
    close: () => {
      listener.closeAllConnections();
      return new Promise((done) => listener.close(() => done()));
    },
  };
};
