import { verify } from 'node:crypto';
import { bases } from '@balcao/contract/endpoint';
import { answerHeaders, answerLines } from '@balcao/contract/open-signature';
import { createOrder, listOrders } from '@balcao/contract/order';
import { listRequests } from '@balcao/contract/request';
import { signedHeaders } from '@balcao/sdk/open-signing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullStatus } from '../src/modules/team/team.service.ts';
import { transaction } from '../src/platform/db.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
let two: TestApp;
let team: Team;
let shop: MerchantServer;
let orders = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  two = await openTestApp({}, testApp.database);
  team = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, team);
});
afterAll(async () => {
  await two.close();
  await testApp.close();
});

const place = `${bases.open}/order`;
const anOrder = (change: Record<string, unknown> = {}): string => {
  orders += 1;
  return JSON.stringify({
    merchantOrderNumber: `T-${orders}`,
    method: '02',
    amount: 100,
    goodsName: 'Café',
    ...change,
  });
};
interface Wire {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly target: string;
  readonly body: string;
  readonly authorization: string;
}
interface Signing {
  readonly server?: MerchantServer;
  readonly method?: Wire['method'];
  readonly target?: string;
  readonly body?: string;
  readonly offSeconds?: number;
}
/** A call as its merchant has signed it. */
const signed = ({
  server = shop,
  method = 'POST',
  target = place,
  body = anOrder(),
  offSeconds = 0,
}: Signing): Wire => {
  const now = () => new Date(testApp.platform.clock.now().getTime() + offSeconds * 1000);
  const { authorization = '' } = signedHeaders({ ...server.options, now })({ method, target, body });
  return { method, target, body, authorization };
};
const send = async (wire: Wire, more: Record<string, string> = {}, at = testApp) => {
  const { method, target, body, authorization } = wire;
  const headers = { authorization, 'idempotency-key': crypto.randomUUID(), ...more };
  const answer = await at.app.inject({
    method,
    url: target,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json', ...more } : {}) },
    ...(body ? { payload: body } : {}),
  });
  const { code, msg, data } = answer.json();
  return { status: answer.statusCode, code, msg, refusal: data?.refusal, data, answer };
};
/** Of the database: may do what the server may not. */
const owner = async (): Promise<pg.Client> => {
  const client = new pg.Client(testApp.database.config);
  await client.connect();
  return client;
};
const countOrders = async () => (await team.call(listOrders, {})).total;

/** The same text with one character after the other changed; `among` says what it may become. */
const oneChanged = (text: string, other: (at: string) => string): string[] =>
  Array.from(text, (at, index) => text.slice(0, index) + other(at) + text.slice(index + 1));

describe('a call is accepted only as it was signed (rule: signed-calls)', () => {
  it('with no byte of the body changed, whichever it is', async () => {
    const wire = signed({});
    const before = await countOrders();
    const bodies = oneChanged(wire.body, (at) => (at === 'x' ? 'y' : 'x'));
    const refusals = await Promise.all(bodies.map(async (body) => (await send({ ...wire, body })).refusal));
    // A body that is no JSON any more is refused for that alone.
    expect(new Set(refusals)).toEqual(new Set(['signature_wrong', 'body_malformed', 'body_bad_number']));
    expect(await countOrders()).toBe(before);
    expect((await send(wire)).status).toBe(200);
  });
  it('with no byte of path or query changed, whichever it is', async () => {
    const target = `${place}?status=01&method=02&pageSize=10`;
    const wire = signed({ method: 'GET', target, body: '' });
    const targets = oneChanged(target.slice(place.length - 1), (at) => (at === '7' ? '8' : '7'));
    const changed = targets.map((end) => place.slice(0, -1) + end);
    const refusals = await Promise.all(changed.map(async (one) => (await send({ ...wire, target: one })).refusal));
    expect(new Set(refusals.filter((one) => one !== 'path_unknown'))).toEqual(new Set(['signature_wrong']));
    expect(refusals.filter((one) => one === 'path_unknown').length).toBeLessThan(4);
    expect((await send(wire)).status).toBe(200);
  });
  it.each([
    ['the order of the query', `${place}?method=02&status=01`],
    ['the spelling of a character in the query', `${place}?status=0%31&method=02`],
    ['the spelling of a character in the path', `${place.replace('order', '%6Frder')}?status=01&method=02`],
    ['an empty value more', `${place}?status=01&method=02&`],
    ['a value that comes twice', `${place}?status=01&method=02&status=01`],
  ])('not with another %s, though it means the same', async (_, target) => {
    const wire = signed({ method: 'GET', target: `${place}?status=01&method=02`, body: '' });
    expect((await send({ ...wire, target })).refusal).toBe('signature_wrong');
  });
  it('not with another encoding of the same body', async () => {
    const wire = signed({ body: anOrder({ goodsName: 'Café' }) });
    expect((await send({ ...wire, body: wire.body.replace('é', '\\u00e9') })).refusal).toBe('signature_wrong');
    expect((await send({ ...wire, body: `${wire.body}\n` })).refusal).toBe('signature_wrong');
    expect((await send({ ...wire, body: wire.body.normalize('NFD') })).refusal).toBe('signature_wrong');
  });
  it('not under another method', async () => {
    const wire = signed({ method: 'GET', target: `${place}/T-1`, body: '' });
    expect((await send({ ...wire, method: 'POST', target: `${place}/T-1/close` })).refusal).toBe('signature_wrong');
  });
});

describe('a captured call is useless (rule: no-replay)', () => {
  it('a second time at the same server and at any other', async () => {
    const wire = signed({});
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => send(wire, {}, at % 2 ? two : testApp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'nonce_used')).toHaveLength(9);
  });
  it.each([-301, 301])('when its time is %i seconds off', async (offSeconds) => {
    expect(await send(signed({ offSeconds }))).toMatchObject({ status: 401, refusal: 'timestamp_off' });
  });
  it.each([-299, 299])('but it is fine when its time is %i seconds off', async (offSeconds) => {
    expect((await send(signed({ offSeconds }))).status).toBe(200);
  });
  it('and one with its nonce that nobody signed is told that, not what became of the nonce', async () => {
    const wire = signed({});
    expect((await send(wire)).status).toBe(200);
    expect(await send({ ...wire, body: anOrder() })).toMatchObject({ status: 401, refusal: 'signature_wrong' });
    expect(await send({ ...wire, body: anOrder({ amount: 0 }) })).toMatchObject({ refusal: 'signature_wrong' });
    expect(await send(wire)).toMatchObject({ status: 401, refusal: 'nonce_used' });
  });
  it('and writes one order alone, under whatever keys it comes', async () => {
    const before = await countOrders();
    const wire = signed({});
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(wire)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'nonce_used')).toHaveLength(9);
    expect(await countOrders()).toBe(before + 1);
  });
  it('and is not worn out by a stranger who has seen its nonce but cannot sign', async () => {
    const wire = signed({});
    expect((await send({ ...wire, body: anOrder() })).refusal).toBe('signature_wrong');
    expect((await send(wire)).status).toBe(200);
  });
});

/** Has the platform signed this answer for the call with this nonce? */
const proven = ({ answer }: Awaited<ReturnType<typeof send>>, nonce: string): boolean => {
  const { keyId, publicKey } = testApp.platform.signing;
  const of = (name: keyof typeof answerHeaders) => String(answer.headers[answerHeaders[name]]);
  const about = { status: answer.statusCode, timestamp: of('timestamp'), nonce, keyId, body: answer.payload };
  return (
    of('keyId') === keyId &&
    verify(null, Buffer.from(answerLines(about)), publicKey, Buffer.from(of('signature'), 'base64'))
  );
};
const nonceOf = ({ authorization }: Wire) => /nonce="(\w+)"/.exec(authorization)?.[1] ?? '-';

describe('every answer is signed for the call that asked (rule: signed-answers)', () => {
  it.each([
    [200, () => signed({}), {}],
    [400, () => signed({ body: '{"amount":1,"amount":2}' }), {}],
    [401, () => ({ ...signed({}), body: anOrder() }), {}],
    [404, () => signed({ method: 'GET', target: `${bases.open}/nowhere`, body: '' }), {}],
    [404, () => signed({ method: 'GET', target: `${place}/NOBODYS`, body: '' }), {}],
    [404, () => signed({ method: 'DELETE', body: '' }), {}],
    [413, () => signed({ body: anOrder({ goodsName: 'x'.repeat(300_000) }) }), {}],
    [415, () => signed({}), { 'content-type': 'text/plain' }],
    [422, () => signed({ body: anOrder({ amount: 0 }) }), {}],
  ] as const)('%i', async (status, wire, more) => {
    const call = wire();
    const answer = await send(call, more);
    expect(answer.status).toBe(status);
    expect(proven(answer, nonceOf(call))).toBe(true);
    expect(proven(answer, 'ofAnotherCall123')).toBe(false);
  });
  it('429, with what is left of the limit and when to come again (rule: limits-say-so)', async () => {
    const busy = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    const found = await testApp.services.teams.byNumber(testApp.platform.db, busy.options.merchantNumber);
    const merchantId = found?.merchantId ?? '';
    const actor = { kind: 'merchant', ownerId: merchantId, merchantId, serial: busy.options.serial } as const;
    const first = await send(signed({ server: busy }));
    expect(Number(first.answer.headers['ratelimit-remaining'])).toBeGreaterThan(0);
    for (let left = Number(first.answer.headers['ratelimit-limit']); left > 1; left -= 1)
      await testApp.platform.limits.spend('write', actor, '');
    const call = signed({ server: busy });
    const refused = await send(call);
    expect(refused).toMatchObject({ status: 429, refusal: 'too_many_requests' });
    expect(proven(refused, nonceOf(call))).toBe(true);
    const seconds = Number(refused.answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(refused.answer.headers).toMatchObject({
      'ratelimit-limit': first.answer.headers['ratelimit-limit'],
      'ratelimit-remaining': '0',
      'ratelimit-reset': String(seconds),
    });
    expect((await send(signed({}))).status).toBe(200);
  });
});

describe('no spelling of a path leads past the log, the signature of the answer or its status', () => {
  // Of wrong signatures by one certificate only so many a minute are written down.
  let server: MerchantServer;
  beforeAll(async () => {
    server = await merchantServer(testApp, team);
  });
  const spelled = (path: string) => path.replace('/open/', '/%6Fpen/');
  it.each([
    ['of a command that is carried out', () => signed({ server, target: spelled(place) }), 200, null],
    [
      'of a command with mistakes',
      () => signed({ server, target: spelled(place), body: anOrder({ amount: 0 }) }),
      422,
      'form_invalid',
    ],
    [
      'of a call that was changed',
      () => ({ ...signed({ server, target: spelled(place) }), body: anOrder() }),
      401,
      'signature_wrong',
    ],
    [
      'of a look',
      () => signed({ server, method: 'GET', target: `${spelled(place)}/NOBODYS`, body: '' }),
      404,
      'not_found',
    ],
    [
      'of no path',
      () => signed({ server, method: 'GET', target: spelled(`${bases.open}/nowhere`), body: '' }),
      404,
      'path_unknown',
    ],
    ['of the beginning alone', () => signed({ server, method: 'GET', target: '/open', body: '' }), 404, 'path_unknown'],
    [
      'in capitals',
      () => signed({ server, method: 'GET', target: place.toUpperCase(), body: '' }),
      404,
      'path_unknown',
    ],
    [
      'that nobody can read',
      () => signed({ server, method: 'GET', target: `${place}/%E0%A4`, body: '' }),
      422,
      'form_invalid',
    ],
    [
      'that is very long',
      () => signed({ server, method: 'GET', target: `${place}/${'9'.repeat(400)}`, body: '' }),
      422,
      'form_invalid',
    ],
  ] as const)('%s', async (_, wire, status, refusal) => {
    const call = wire();
    const answer = await send(call);
    expect({ status: answer.status, refusal: answer.refusal ?? null }).toEqual({ status, refusal });
    expect(proven(answer, nonceOf(call))).toBe(true);
    const { list } = await team.call(listRequests, { query: { pageSize: 10 } });
    const row = list.find(({ requestId }) => requestId === answer.answer.headers['request-id']);
    const { method, target } = call;
    expect(row).toMatchObject({ method, target, status, refusal });
  });
});

describe('an answer that something broke says nothing of what (rule: stable-refusals)', () => {
  const forDetails = /relation|select|insert|column|postgres|pg_|\/src\/|\.ts|at .*:\d+|merchant_id/i;
  it('500, with a number to ask about', async () => {
    const client = await owner();
    await client.query('alter table "order" rename to order_away');
    const answer = await send(signed({ method: 'GET', target: `${place}/T-1`, body: '' }));
    await client.query('alter table order_away rename to "order"');
    await client.end();
    expect(answer).toMatchObject({ status: 500, refusal: 'unexpected', data: { requestId: expect.any(String) } });
    expect(Object.keys(answer.answer.json())).toEqual(['code', 'msg', 'data']);
    expect(answer.answer.payload).not.toMatch(forDetails);
  });
});

describe('a command takes effect once for each key (rule: at-most-once)', () => {
  const keyed = (key: string, body: string, server = shop, at = testApp) =>
    send(signed({ server, body }), { 'idempotency-key': key }, at);

  it('and the key of one merchant is not that of another', async () => {
    const other = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    const body = anOrder();
    const [mine, theirs] = await Promise.all([keyed('chave', body), keyed('chave', body, other)]);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(mine.data.number).not.toBe(theirs.data.number);
  });
  it('and a key that was used for something else is refused, at the same instant too', async () => {
    const bodies = Array.from({ length: 10 }, () => anOrder());
    const answers = await Promise.all(
      bodies.map((body, index) => keyed('outra', body, shop, index % 2 ? two : testApp)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ status, refusal }) => status === 422 && refusal === 'idempotency_key_reused'),
    ).toHaveLength(9);
  });
  it('and a call that was refused may be repeated under its key once the reason is gone', async () => {
    const bare = await openTeam(testApp, await register(testApp));
    const server = await merchantServer(testApp, bare);
    const body = anOrder();
    expect(await keyed('cedo', body, server)).toMatchObject({ status: 403, refusal: 'not_certified' });
    const { teams, products } = testApp.services;
    await transaction(testApp.platform.db, async (tx) => {
      await teams.setStanding(tx, bare.merchantId, fullStatus);
      await products.activate(tx, bare.merchantId, ['03'], testApp.platform.clock.now());
    });
    expect(await keyed('cedo', body, server)).toMatchObject({ status: 200 });
    expect(await keyed('mal', anOrder({ amount: 0 }))).toMatchObject({ status: 422 });
    expect(await keyed('mal', anOrder())).toMatchObject({ status: 200 });
  });
  it('and a twin that stays in flight for too long is told to come again', async () => {
    const client = await owner();
    await client.query('begin');
    await client.query(
      `insert into idempotency (owner_id, endpoint, key, request_hash, created_at) values ($1, $2, 'lenta', 'x', now())`,
      [team.merchantId, createOrder.id],
    );
    const answer = await keyed('lenta', anOrder());
    await client.query('rollback');
    await client.end();
    expect(answer).toMatchObject({ status: 409, refusal: 'idempotency_in_flight' });
    expect(Number(answer.answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an amount is a whole number of centavos, written in the one way there is (rule: whole-centavos)', () => {
  const amount = (text: string) => send(signed({ body: anOrder().replace('100', text) }));
  it.each(['1', '99999999999'])('%s is one', async (text) => {
    expect(await amount(text)).toMatchObject({ status: 200, data: { amount: Number(text) } });
  });
  it.each([
    ...['0', '-1', '-0', '1.0', '1.5', '1e2', '1E2', '01', '+1', '100000000000', '9007199254740993', '1e400', 'NaN'],
    ...['"100"', '"100 "', '"1e2"', '[100]', '{"amount":100}', 'null', 'true', '""', '"\\u0000"', '0x64', '1_00'],
  ])('%s is none', async (text) => {
    const before = await countOrders();
    const { status } = await amount(text);
    expect([400, 422]).toContain(status);
    expect(await countOrders()).toBe(before);
  });
});
