import { generateKeyPairSync } from 'node:crypto';
import { revokeCertificate } from '@balcao/contract/certificate';
import { RefusedEnvelope } from '@balcao/contract/envelope';
import { answerHeaders, authorizationOf } from '@balcao/contract/open-signature';
import { createOrder } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import { createMerchantCaller, createMerchantClient } from '@balcao/sdk/merchant';
import { signedHeaders } from '@balcao/sdk/open-signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let server: MerchantServer;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  server = await merchantServer(testApp, team);
});
afterAll(() => testApp.close());

let orders = 0;
const newOrder = () => {
  orders += 1;
  return { merchantOrderNumber: `A-${orders}`, method: '02', amount: 12_34, goodsName: 'Café' } as const;
};

/** A signed request as it lies on the wire, to be spoilt by a test. */
const onTheWire = (from = server, now: () => Date = testApp.platform.clock.now, body = JSON.stringify(newOrder())) => {
  const target = '/open/v3.0/order';
  const { authorization = '' } = signedHeaders({ ...from.options, now })({ method: 'POST', target, body });
  return { target, body, authorization };
};
type OnTheWire = ReturnType<typeof onTheWire>;

const inject = async ({ target, body, authorization }: OnTheWire, remoteAddress = '127.0.0.1') => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: target,
    remoteAddress,
    payload: body,
    headers: { 'content-type': 'application/json', 'idempotency-key': `key-${orders}`, authorization },
  });
  const refused = RefusedEnvelope.safeParse(answer.json());
  return { status: answer.statusCode, refusal: refused.success ? refused.data.data.refusal : undefined, answer };
};
const changed = ({ authorization, ...rest }: OnTheWire, name: string, value: string): OnTheWire => ({
  ...rest,
  authorization: authorization.replace(new RegExp(`${name}="[^"]*"`), `${name}="${value}"`),
});

describe('a signed call of the open API', () => {
  it('is let in', async () => {
    const ask = newOrder();
    const created = await server.client.createOrder(ask);
    expect(created).toMatchObject({ merchantOrderNumber: ask.merchantOrderNumber, amount: 12_34, status: '01' });
    expect(await server.client.queryOrder(ask.merchantOrderNumber)).toMatchObject({ number: created.number });
  });
  it.each(['p256', 'ed25519'] as const)('is let in by a key of kind %s', async (kind) => {
    const other = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }), {
      kind,
    });
    await expect(other.client.createOrder(newOrder())).resolves.toMatchObject({ status: '01' });
  });
  it('is let in by either of two certificates while one replaces the other', async () => {
    const mine = await openTeam(testApp, await register(testApp), { certified: true });
    const [before, after] = [
      await merchantServer(testApp, mine),
      await merchantServer(testApp, mine, { kind: 'ed25519' }),
    ];
    await expect(before.client.createOrder(newOrder())).resolves.toMatchObject({ status: '01' });
    await expect(after.client.createOrder(newOrder())).resolves.toMatchObject({ status: '01' });
  });
  it('is let in under a serial number that another team has too', async () => {
    const mine = await openTeam(testApp, await register(testApp), { certified: true });
    const twin = await merchantServer(testApp, mine, { kind: 'ed25519', serial: server.certificate.serial });
    await expect(twin.client.createOrder(newOrder())).resolves.toMatchObject({ status: '01' });
    await expect(server.client.createOrder(newOrder())).resolves.toMatchObject({ status: '01' });
  });
  it('is known by its fields, in whatever order they come', async () => {
    const call = onTheWire();
    const [scheme = '', fields = ''] = call.authorization.split(' ');
    const authorization = `${scheme} ${fields.split(',').toReversed().join(',')}`;
    expect(await inject({ ...call, authorization })).toMatchObject({ status: 200 });
  });
  it('is not a person’s call: a session opens nothing here', async () => {
    const call = onTheWire();
    expect(await inject({ ...call, authorization: `Bearer ${team.token}` })).toMatchObject({
      status: 401,
      refusal: 'signature_missing',
    });
  });
});

describe('a call of the open API is refused', () => {
  it('without the header', async () => {
    const { target, body } = onTheWire();
    const answer = await testApp.app.inject({
      method: 'POST',
      url: target,
      payload: body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()).toMatchObject({ code: 1040100, data: { refusal: 'signature_missing' } });
    expect(answer.statusCode).toBe(401);
  });
  const fields = { merchant: '1', serial: '5A', timestamp: '1', nonce: 'a'.repeat(16), signature: 'AAAA' };
  it.each([
    ['of another scheme', () => authorizationOf(fields).replace('Balcao-SHA256', 'Balcao-MD5')],
    ['with nothing after the scheme', () => 'Balcao-SHA256 '],
    ['with a field missing', () => authorizationOf(fields).replace('serial="5A",', '')],
    ['with a field twice', () => `${authorizationOf(fields)},serial="5A"`],
    ['with an unknown field', () => `${authorizationOf(fields)},extra="1"`],
    ['with a field unquoted', () => authorizationOf(fields).replace('"5A"', '5A')],
    ['with a serial number in lower case', () => authorizationOf({ ...fields, serial: '5a' })],
    ['with a nonce of fifteen characters', () => authorizationOf({ ...fields, nonce: 'a'.repeat(15) })],
    ['with a nonce of sixty-five characters', () => authorizationOf({ ...fields, nonce: 'a'.repeat(65) })],
    ['with a nonce of other characters', () => authorizationOf({ ...fields, nonce: `${'a'.repeat(16)}-` })],
    ['with a time that is no number', () => authorizationOf({ ...fields, timestamp: 'now' })],
    ['with a signature that is not base64', () => authorizationOf({ ...fields, signature: '!' })],
  ])('with a header %s', async (_, header) => {
    expect(await inject({ ...onTheWire(), authorization: header() })).toMatchObject({
      status: 401,
      refusal: 'signature_missing',
    });
  });
  it('with a signature by another key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const forger = { ...server, options: { ...server.options, privateKey: pem } };
    expect(await inject(onTheWire(forger))).toMatchObject({ status: 401, refusal: 'signature_wrong' });
  });
  it('with a changed body, be it by a space', async () => {
    const call = onTheWire();
    const dearer = { ...call, body: call.body.replace('1234', '1233') };
    expect(await inject(dearer)).toMatchObject({ refusal: 'signature_wrong' });
    expect(await inject({ ...call, body: call.body.replace(':', ': ') })).toMatchObject({ refusal: 'signature_wrong' });
  });
  it('with a changed path, query or method', async () => {
    const call = onTheWire();
    const closing = { ...call, target: '/open/v3.0/order/A-1/close' };
    expect(await inject(closing)).toMatchObject({ refusal: 'signature_wrong' });
    expect(await inject({ ...call, target: `${call.target}?a=1` })).toMatchObject({ refusal: 'signature_wrong' });
    const target = '/open/v3.0/order/A-1';
    const { authorization = '' } = signedHeaders({ ...server.options, now: testApp.platform.clock.now })({
      method: 'POST',
      target,
      body: '',
    });
    const answer = await testApp.app.inject({ method: 'GET', url: target, headers: { authorization } });
    expect(answer.json()).toMatchObject({ data: { refusal: 'signature_wrong' } });
  });
  it('with a changed timestamp or nonce', async () => {
    const call = onTheWire();
    const later = String(Math.floor(testApp.platform.clock.now().getTime() / 1000) + 60);
    expect(await inject(changed(call, 'timestamp', later))).toMatchObject({ refusal: 'signature_wrong' });
    expect(await inject(changed(call, 'nonce', 'b'.repeat(32)))).toMatchObject({ refusal: 'signature_wrong' });
  });
  it.each([-600, 600])('with a time that is off by %i seconds', async (seconds) => {
    const call = onTheWire(server, () => new Date(testApp.platform.clock.now().getTime() + seconds * 1000));
    expect(await inject(call)).toMatchObject({ status: 401, refusal: 'timestamp_off' });
  });
  it('when it is replayed, and only then', async () => {
    const call = onTheWire();
    expect(await inject(call)).toMatchObject({ status: 200 });
    expect(await inject(call)).toMatchObject({ status: 401, refusal: 'nonce_used' });
    expect(await inject(onTheWire())).toMatchObject({ status: 200 });
  });
  it('when it is replayed at the same instant: one of many gets through', async () => {
    const call = onTheWire();
    const answers = await Promise.all(Array.from({ length: 8 }, () => inject(call)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal === 'nonce_used')).toHaveLength(7);
  });
  it('with a certificate that was never registered, one of another team, or for a merchant that does not exist', async () => {
    const stranger = await merchantServer(
      testApp,
      await openTeam(testApp, await register(testApp), { certified: true }),
    );
    const refusals = await Promise.all([
      inject(onTheWire({ ...server, options: { ...server.options, serial: 'ABCDEF' } })),
      inject(onTheWire({ ...server, options: { ...server.options, serial: stranger.options.serial } })),
      inject(onTheWire({ ...server, options: { ...server.options, merchantNumber: '9999999999' } })),
    ]);
    const answers = refusals.map(({ answer }) => ({
      ...answer.json(),
      data: { ...answer.json().data, requestId: '' },
    }));
    expect(answers[0]).toMatchObject({ code: 1040102, data: { refusal: 'certificate_unknown' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
  it('from the moment its certificate is revoked, by whichever server process', async () => {
    const mine = await openTeam(testApp, await register(testApp), { certified: true });
    const revoked = await merchantServer(testApp, mine);
    await expect(revoked.client.createOrder(newOrder())).resolves.toMatchObject({ status: '01' });
    const beside = await openTestApp({}, testApp.database);
    await beside.caller(mine.token)(revokeCertificate, { params: { serial: revoked.certificate.serial } });
    await expect(revoked.client.createOrder(newOrder())).rejects.toMatchObject({ name: 'certificate_revoked' });
    await beside.close();
  });
  it('before its certificate begins and from the moment it ends', async () => {
    const now = testApp.platform.clock.now().getTime();
    const mine = await openTeam(testApp, await register(testApp), { certified: true });
    const early = await merchantServer(testApp, mine, { notBefore: new Date(now + 3_600_000) });
    await expect(early.client.createOrder(newOrder())).rejects.toMatchObject({ name: 'certificate_expired' });
    const late = await merchantServer(testApp, mine, { notAfter: new Date(now + 3_600_000) });
    await expect(late.client.createOrder(newOrder())).resolves.toMatchObject({ status: '01' });
    testApp.platform.clock.setAhead(3_601);
    await expect(late.client.createOrder(newOrder())).rejects.toMatchObject({ name: 'certificate_expired' });
    testApp.platform.clock.setAhead(0);
  });
});

describe('the memory of nonces', () => {
  it('forgets after fifteen minutes, when the time of the call protects it', async () => {
    const count = async (): Promise<number> => {
      const { rows } = await testApp.platform.db.$client.query<{ count: number }>('select count(*) from open_nonce');
      return Number(rows[0]?.count);
    };
    await server.client.createOrder(newOrder());
    expect(await count()).toBeGreaterThan(0);
    testApp.platform.clock.setAhead(14 * 60);
    await testApp.platform.jobs.sweep();
    expect(await count()).toBeGreaterThan(0);
    testApp.platform.clock.setAhead(16 * 60);
    await testApp.platform.jobs.sweep();
    expect(await count()).toBe(0);
    testApp.platform.clock.setAhead(0);
  });
});

describe('the rate of calls', () => {
  it('is limited for each merchant by itself, and every answer says what is left', async () => {
    const busy = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    const allowed = await inject(onTheWire(busy));
    const limit = Number(allowed.answer.headers['ratelimit-limit']);
    expect(Number(allowed.answer.headers['ratelimit-remaining'])).toBe(limit - 1);
    expect(Number(allowed.answer.headers['ratelimit-reset'])).toBeGreaterThan(0);

    const team = await testApp.services.teams.byNumber(testApp.platform.db, busy.options.merchantNumber);
    const merchantId = team?.merchantId ?? '';
    const actor = { kind: 'merchant', ownerId: merchantId, merchantId, serial: busy.options.serial } as const;
    for (let left = limit - 1; left > 0; left -= 1) await testApp.platform.limits.spend('write', actor, '');
    const refused = await inject(onTheWire(busy));
    expect(refused).toMatchObject({ status: 429, refusal: 'too_many_requests' });
    expect(Number(refused.answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await inject(onTheWire())).toMatchObject({ status: 200 });
    // From here on calls are rejected early: body and signature are not checked, and the nonce stays unused.
    const flood = await inject({ ...onTheWire(busy), body: 'no JSON' });
    expect(flood).toMatchObject({ status: 429, refusal: 'too_many_requests' });
    expect(flood.answer.headers).toMatchObject({ 'ratelimit-limit': String(limit), 'ratelimit-remaining': '0' });
  });

  it('counts each of many calls at the same moment once', async () => {
    const busy = await openTeam(testApp, await register(testApp), { certified: true });
    const actor = { kind: 'merchant', ownerId: busy.merchantId, merchantId: busy.merchantId, serial: '' } as const;
    const calls = Array.from({ length: 450 }, () => testApp.platform.limits.spend('write', actor, ''));
    const allowed = await Promise.all(calls);
    const left = allowed.map(({ remaining }) => remaining).toSorted((a, b) => b - a);
    expect(left.at(-1)).toBe(testApp.platform.limits.most('write') - calls.length);
    expect(new Set(left).size).toBe(calls.length);
  });
});

describe('what one merchant asks for too much of', () => {
  it('is refused at once while its calls wait, and delays no other merchant', async () => {
    const busy = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    expect(await inject(onTheWire(busy))).toMatchObject({ status: 200 });
    const { merchantQueue: queue, db } = testApp.platform;
    const merchantId = (await testApp.services.teams.byNumber(db, busy.options.merchantNumber))?.merchantId ?? '';
    const entering: Promise<() => void>[] = [];
    while (!queue.isFull(merchantId)) entering.push(queue.enter(merchantId));
    const refused = await inject({ ...onTheWire(busy), body: 'no JSON' });
    expect(refused).toMatchObject({ status: 429, refusal: 'too_many_requests' });
    expect(refused.answer.headers['retry-after']).toBe('1');
    expect(await inject(onTheWire())).toMatchObject({ status: 200 });
    await Promise.all(entering.map(async (entered) => (await entered)()));
    // However calls end, they leave their places to the next ones.
    const calls = Array.from({ length: 80 }, (_, at) => (at % 2 ? onTheWire(busy) : onTheWire(busy, undefined, '{}')));
    const statuses = (await Promise.all(calls.map((call) => inject(call)))).map(({ status }) => status);
    expect([statuses.length, new Set(statuses)]).toEqual([80, new Set([422, 200])]);
  });
});

describe('wrong signatures', () => {
  const wrongAt = async (address: string) => inject(changed(onTheWire(), 'nonce', 'b'.repeat(32)), address);
  /** A busy machine turns some away for another reason: they do not count, and it ends all the same. */
  const untilRefused = async (address: string) => {
    for (let round = 1; round <= 200; round += 1) {
      const answers = await Promise.all(Array.from({ length: 25 }, () => wrongAt(address)));
      const refused = answers.find(({ status }) => status === 429);
      if (refused) return refused;
    }
    throw new Error('none of 5,000 wrong signatures was refused for being too many');
  };

  it('use up what their address may send, and take nothing from the merchant elsewhere or from others beside them', async () => {
    const beside = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    expect(await inject(onTheWire(beside), '198.51.100.7')).toMatchObject({ status: 200 });
    const refused = await untilRefused('198.51.100.7');
    expect(refused).toMatchObject({ status: 429, refusal: 'too_many_requests' });
    expect(Number(refused.answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await inject(onTheWire(), '198.51.100.8')).toMatchObject({ status: 200 });
    expect(await inject(onTheWire(beside), '198.51.100.7')).toMatchObject({ status: 200 });
  });
});

describe('an answer of the open API', () => {
  it('is signed for the call’s own nonce, also when it refuses', async () => {
    // The client trusts only signed answers: the refusals that it reports are signed by the platform.
    await expect(server.call(queryOrder, { params: { merchantOrderNumber: 'NOWHERE' } })).rejects.toMatchObject({
      name: 'not_found',
    });
    await expect(server.call(createOrder, { body: newOrder() })).rejects.toMatchObject({
      name: 'idempotency_key_missing',
    });
    await expect(server.client.createOrder({ ...newOrder(), amount: 0 })).rejects.toMatchObject({
      name: 'form_invalid',
    });
  });
  it('is not believed by a client that knows another key', async () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const foreign = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const { keyId } = testApp.platform.signing;
    const wary = createMerchantClient({ ...server.options, platformKeys: { [keyId]: foreign } });
    await expect(wary.queryOrder('A-1')).rejects.toMatchObject({
      name: 'AnswerNotSignedError',
      reason: 'signature-wrong',
    });
    const unaware = createMerchantCaller({ ...server.options, platformKeys: { other: foreign } });
    await expect(unaware(queryOrder, { params: { merchantOrderNumber: 'A-1' } })).rejects.toMatchObject({
      reason: 'key-unknown',
    });
  });
  it.each([
    ['an unknown path', '/open/v3.0/nowhere'],
    ['a call without a signature', '/open/v3.0/order/A-1'],
  ])('is signed for %s, with no nonce to name', async (_, url) => {
    const answer = await testApp.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers[answerHeaders.nonce]).toBe('-');
    expect(answer.headers[answerHeaders.keyId]).toBe(testApp.platform.signing.keyId);
    expect(answer.headers[answerHeaders.signature]).toMatch(/^[A-Za-z0-9+/]{86}==$/);
  });
  it('carries no signature on the other faces', async () => {
    const answer = await testApp.app.inject('/admin/v3.0/certificate');
    expect(answer.headers[answerHeaders.signature]).toBeUndefined();
  });
});
