import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerHeaders, answerLines, requestLines } from '@balcao/contract/open-signature';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMerchantClient, type MerchantClientOptions } from './merchant.ts';

const pemOf = (type: 'rsa' | 'ec' | 'ed25519') => {
  const pair =
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : type === 'ec'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('ed25519');
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    key: pair.privateKey,
  };
};
const platform = pemOf('ed25519');
const mine = pemOf('ed25519');
const start = new Date('2026-03-02T12:00:00Z');

const fieldOf = (request: Request, name: string): string =>
  new RegExp(`${name}="([^"]*)"`).exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/** An answer as the platform gives it, changed where a test wants it wrong. */
const answer = (request: Request, status: number, data: unknown, change: Record<string, string> = {}): Response => {
  const body = JSON.stringify(data);
  const [timestamp, nonce, keyId] = ['1772452800', fieldOf(request, 'nonce'), 'key-1'];
  const lines = answerLines({ status, timestamp, nonce, keyId, body, ...change });
  return new Response(body, {
    status,
    headers: {
      [answerHeaders.keyId]: change.keyId ?? keyId,
      [answerHeaders.timestamp]: timestamp,
      [answerHeaders.nonce]: change.nonce ?? nonce,
      [answerHeaders.signature]: sign(null, Buffer.from(lines), platform.key).toString('base64'),
    },
  });
};
const order = { code: 200, msg: 'OK', data: { number: '1' } };
const refusal = (name: string, code: number, more = {}) => ({
  code,
  msg: name,
  data: { refusal: name, requestId: 'r', ...more },
});

const who = {
  merchantNumber: '1000000001',
  serial: '0a1b',
  privateKey: mine.privateKey,
  platformKeys: { 'key-1': platform.publicKey },
};
/** A client whose platform gives these answers, one after the other. */
const clientWith = (answers: ((request: Request) => Response)[], options: Partial<MerchantClientOptions> = {}) => {
  const requests: Request[] = [];
  const pauses: number[] = [];
  const client = createMerchantClient({
    ...who,
    baseUrl: 'https://balcao.test',
    now: () => start,
    send: async (request) => {
      requests.push(request);
      const next = answers.shift();
      if (!next) throw new Error('no connection');
      return next(request);
    },
    pause: async (ms) => pauses.push(ms),
    ...options,
  });
  return { client, requests, pauses };
};
const ok = (request: Request) => answer(request, 200, order);
const ask = { merchantOrderNumber: 'A-1', method: '02', amount: 1_00, goodsName: 'Café' } as const;

describe('a signed call', () => {
  it.each(['rsa', 'ec', 'ed25519'] as const)(
    'carries a signature by a key of type %s over its exact text',
    async (type) => {
      const { privateKey, publicKey } = pemOf(type);
      const { client, requests } = clientWith([ok], { privateKey });
      await client.createOrder(ask);
      const [request] = requests as [Request];
      const [timestamp, nonce] = [fieldOf(request, 'timestamp'), fieldOf(request, 'nonce')];
      const body = await request.text();
      expect([timestamp, fieldOf(request, 'serial')]).toEqual(['1772452800', '0A1B']);
      expect(nonce).toMatch(/^[0-9A-Za-z]{16,64}$/);
      const lines = requestLines({ method: 'POST', target: '/open/v3.0/order', timestamp, nonce, body });
      const signature = Buffer.from(fieldOf(request, 'signature'), 'base64');
      const digest = type === 'ed25519' ? null : 'sha256';
      expect(verify(digest, Buffer.from(lines), createPublicKey(publicKey), signature)).toBe(true);
    },
  );
  it('is repeated with a new nonce and the same Idempotency-Key after what may pass', async () => {
    const { client, requests, pauses } = clientWith([
      (request) => answer(request, 503, refusal('unavailable', 503)),
      (request) => answer(request, 409, refusal('idempotency_in_flight', 1040003)),
      (request) => answer(request, 429, refusal('too_many_requests', 1030429, { retryAfterSeconds: 7 })),
      ok,
    ]);
    await expect(client.createOrder(ask)).resolves.toEqual({ number: '1' });
    expect(new Set(requests.map((request) => request.headers.get('idempotency-key'))).size).toBe(1);
    expect(new Set(requests.map((request) => fieldOf(request, 'nonce'))).size).toBe(4);
    expect(pauses[1]).toBeGreaterThan(pauses[0] as number);
    expect(pauses[2]).toBeGreaterThanOrEqual(7_000);
  });
  it('gives up after three repetitions', async () => {
    const { client, requests } = clientWith([]);
    await expect(client.queryOrder('A-1')).rejects.toMatchObject({ name: 'NetworkError', code: 'unreachable' });
    expect(requests).toHaveLength(4);
  });
  it('keeps the Idempotency-Key that it is given', async () => {
    const { client, requests } = clientWith([ok]);
    await client.closeOrder('A-1', { idempotencyKey: 'close-A-1' });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('close-A-1');
  });
  it('is not repeated after a refusal that will not pass', async () => {
    const { client, requests } = clientWith([(request) => answer(request, 409, refusal('order_number_used', 13006))]);
    await expect(client.createOrder(ask)).rejects.toMatchObject({ name: 'order_number_used', code: 13006 });
    expect(requests).toHaveLength(1);
  });
});

describe('an answer', () => {
  const unsigned = (status: number) => () => new Response(JSON.stringify(order), { status });
  it.each([
    ['unsigned', unsigned(200)],
    ['key-unknown', (request: Request) => answer(request, 200, order, { keyId: 'key-2' })],
    ['nonce-differs', (request: Request) => answer(request, 200, order, { nonce: 'ofAnotherCall123' })],
    ['signature-wrong', (request: Request) => answer(request, 200, order, { body: '{}' })],
    ['signature-wrong', (request: Request) => answer(request, 200, order, { timestamp: '1772452801' })],
  ])('is not believed when it is %s', async (reason, given) => {
    const { client, requests } = clientWith([given]);
    await expect(client.queryOrder('A-1')).rejects.toMatchObject({ name: 'AnswerNotSignedError', reason });
    expect(requests).toHaveLength(1);
  });
  it('of a balancer that says 503 is not believed, but the call is repeated', async () => {
    const { client } = clientWith([unsigned(503), ok]);
    await expect(client.queryOrder('A-1')).resolves.toEqual({ number: '1' });
  });
});

describe('a caller who gives up', () => {
  /** Takes every call, and never answers. */
  const silent = http.createServer();
  const called: string[] = [];
  let baseUrl = '';
  beforeAll(async () => {
    silent.on('request', ({ url = '' }) => called.push(url)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    baseUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });
  afterEach(() => {
    called.length = 0;
    vi.restoreAllMocks();
  });
  const pauses: number[] = [];
  const atSilent = () => createMerchantClient({ ...who, baseUrl, pause: async (ms) => pauses.push(ms) });
  const reasons = [
    ['no reason', undefined],
    ['an error', new Error('the customer has left')],
    ['a time-out of their own', new DOMException('too slow', 'TimeoutError')],
    ['a text', 'enough'],
  ] as const;

  it.each(reasons)('ends the call at once with %s, which is what it throws', async (_, reason) => {
    const giveUp = new AbortController();
    silent.once('request', () => giveUp.abort(reason));
    const end = atSilent().createOrder(ask, { signal: giveUp.signal });
    const thrown = await end.catch((error: unknown) => error);
    expect([giveUp.signal.aborted, thrown]).toEqual([true, giveUp.signal.reason]);
    expect([called.length, pauses.length]).toEqual([1, 0]);
  });
  it.each([
    ['a question', (client: ReturnType<typeof atSilent>, signal: AbortSignal) => client.queryOrder('A-1', { signal })],
    ['a list', (client, signal) => client.listOrders({}, { signal }).next()],
    ['a bill', (client, signal) => client.saveBill('20260301', '/nowhere', { signal })],
    ['the rows of a bill', (client, signal) => client.billRows('20260301', { signal }).next()],
  ] satisfies [string, (client: ReturnType<typeof atSilent>, signal: AbortSignal) => Promise<unknown>][])(
    'ends %s as well',
    async (_, start) => {
      const giveUp = new AbortController();
      const reason = new Error('the customer has left');
      silent.once('request', () => giveUp.abort(reason));
      await expect(start(atSilent(), giveUp.signal)).rejects.toBe(reason);
      expect(called).toHaveLength(1);
    },
  );
  it('is not told that a file is damaged which they gave up in the middle', async () => {
    const giveUp = new AbortController();
    const reason = new Error('the customer has left');
    const opened = (request: Request) => {
      const { headers } = answer(request, 200, {}, { body: '' });
      headers.set('content-type', 'application/gzip');
      const body = new ReadableStream<Uint8Array>({
        start: (file) => request.signal.addEventListener('abort', () => file.error(request.signal.reason)),
        pull: () => giveUp.abort(reason),
      });
      return new Response(body, { headers });
    };
    const bill = (request: Request) => answer(request, 200, { code: 200, msg: 'OK', data: { day: '20260301' } });
    const { client } = clientWith([bill, opened]);
    await expect(client.billRows('20260301', { signal: giveUp.signal }).next()).rejects.toBe(reason);
  });
  it('has nothing sent when they gave up before', async () => {
    const reason = new Error('closed');
    const { client, requests } = clientWith([ok]);
    await expect(client.createOrder(ask, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(requests).toEqual([]);
  });
  const slow = (request: Request) =>
    answer(request, 429, refusal('too_many_requests', 1030429, { retryAfterSeconds: 30 }));
  it('does not wait for the end of a pause, and nothing is sent after it', async () => {
    const giveUp = new AbortController();
    const reason = new Error('the customer has left');
    const sent: Request[] = [];
    const client = createMerchantClient({
      ...who,
      baseUrl,
      send: async (request) => {
        setImmediate(() => giveUp.abort(reason));
        sent.push(request);
        return slow(request);
      },
    });
    await expect(client.createOrder(ask, { signal: giveUp.signal })).rejects.toBe(reason);
    expect(sent).toHaveLength(1);
  });
  it('does not wait either for a pause that was submitted and hears nothing', async () => {
    const giveUp = new AbortController();
    const reason = new Error('the customer has left');
    const { client, requests } = clientWith([slow, ok], {
      pause: () => {
        queueMicrotask(() => giveUp.abort(reason));
        return new Promise(() => {});
      },
    });
    await expect(client.createOrder(ask, { signal: giveUp.signal })).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });
  it('has still the time-out of the client, after which the call is repeated', async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('over', 'TimeoutError'));
    });
    const end = atSilent().createOrder(ask, { signal: new AbortController().signal });
    await expect(end).rejects.toMatchObject({ name: 'NetworkError', code: 'timeout' });
    expect(limits).toEqual([60_000, 60_000, 60_000, 60_000]);
  });
});
