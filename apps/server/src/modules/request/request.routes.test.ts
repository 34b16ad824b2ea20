import { constants, createHash, createPrivateKey, randomBytes, sign } from 'node:crypto';
import { uploadCertificate } from '@balcao/contract/certificate';
import { authorizationOf, requestLines } from '@balcao/contract/open-signature';
import { refusalText } from '@balcao/contract/refusal-texts';
import { type Diagnosis, diagnoseRequest, getRequest, listRequests } from '@balcao/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MerchantServer, makeCertificate, merchantServer } from '../../../test/merchants.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
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

interface Ask {
  readonly url?: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly by?: MerchantServer;
  /** What the code of the merchant signs instead of the right lines. */
  readonly signs?: (right: ReturnType<typeof partsOf>) => string | Buffer;
  readonly signature?: (text: Buffer) => Buffer | string;
  readonly secondsAhead?: number;
  readonly nonce?: string;
}
const partsOf = ({ url = '/open/v3.0/order/A-1', method = 'GET', body = '', secondsAhead = 0, nonce }: Ask) => ({
  method,
  target: url,
  timestamp: String(Math.floor(testApp.platform.clock.now().getTime() / 1000) + secondsAhead),
  nonce: nonce ?? randomBytes(12).toString('hex'),
  body,
});

/** Calls as a merchant's own code does, including its mistakes; returns the row of the log. */
const call = async (ask: Ask = {}) => {
  const by = ask.by ?? server;
  const parts = partsOf(ask);
  const key = createPrivateKey(by.options.privateKey);
  const text = Buffer.from(ask.signs?.(parts) ?? requestLines(parts));
  const made = ask.signature?.(text) ?? sign(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', text, key);
  const signature = typeof made === 'string' ? made : made.toString('base64');
  const { merchantNumber: merchant, serial } = by.options;
  const header = authorizationOf({ merchant, serial, timestamp: parts.timestamp, nonce: parts.nonce, signature });
  const answer = await testApp.app.inject({
    method: parts.method,
    url: parts.target,
    headers: {
      authorization: header,
      ...(parts.body ? { 'content-type': 'application/json', 'idempotency-key': randomBytes(8).toString('hex') } : {}),
    },
    ...(parts.body ? { payload: parts.body } : {}),
  });
  const [row] = (await team.call(listRequests, { query: { pageSize: 1 } })).list;
  return { row: row ?? expect.fail('nothing was written down'), answer, parts };
};
const diagnosed = async (ask: Ask): Promise<Diagnosis> => {
  const { row, answer, parts } = await call(ask);
  expect(answer.json().data.refusal).toBe('signature_wrong');
  const found = await team.call(diagnoseRequest, { params: { id: row.id } });
  expect(found.expected).toBe(requestLines(parts));
  return found;
};

const body = JSON.stringify({ merchantOrderNumber: 'Ü/1', goodsName: 'Café', method: '02', amount: 1234 });
const order = { url: '/open/v3.0/order', method: 'POST', body } as const;
type Parts = ReturnType<typeof partsOf>;
const lines = ({ method, target, timestamp, nonce, body: text }: Parts, end = '\n') =>
  [method, target, timestamp, nonce, text].join(end);

describe('what is written down of a call', () => {
  it('is who, what, when and how it ended, of good calls without anything that was signed or sent', async () => {
    const { answer, row } = await call({ ...order, body: body.replace('Ü/1', 'A-1') });
    expect(answer.statusCode).toBe(200);
    expect(row).toMatchObject({
      method: 'POST',
      target: '/open/v3.0/order',
      status: 200,
      refusal: null,
      ip: '127.0.0.1',
      serial: server.options.serial,
      requestId: answer.headers['request-id'],
    });
    const { rows } = await testApp.platform.db.$client.query('select * from open_request where id = $1', [row.id]);
    expect(rows[0].sealed_lines).toBeNull();
    expect(JSON.stringify(rows)).not.toMatch(/Café|signature/);
  });
  it('is the refusal by its name, also of unknown paths and of what the service refuses', async () => {
    expect((await call({ url: '/open/v3.0/order/NOWHERE' })).row).toMatchObject({ status: 404, refusal: 'not_found' });
    expect((await call({ url: '/open/v3.0/nowhere' })).row).toMatchObject({ status: 404, refusal: 'path_unknown' });
    expect((await call({ ...order, body: '{' })).row).toMatchObject({ status: 400, refusal: 'body_malformed' });
  });
  it('says why a call was refused, in the language of the person who looks', async () => {
    const number = randomBytes(6).toString('hex');
    const again = { ...order, body: body.replace('Ü/1', number) };
    expect((await call(again)).row.refusal).toBeNull();
    const { row } = await call(again);
    expect(row.refusal).toBe('order_number_used');
    expect(await team.call(getRequest, { params: { id: row.id } })).toMatchObject({
      said: refusalText('order_number_used', 'pt-BR'),
    });
  });
  it('can be narrowed by failure, status, path and time', async () => {
    await call({ url: '/open/v3.0/order/narrow-me' });
    const list = async (query: Parameters<typeof team.call<typeof listRequests>>[1]['query']) =>
      (await team.call(listRequests, query ? { query } : {})).list;
    expect((await list({ outcome: 'failed' })).every(({ status }) => status >= 400)).toBe(true);
    expect((await list({ outcome: ['accepted'] })).every(({ status }) => status < 400)).toBe(true);
    expect((await list({ status: '404', path: 'NARROW' })).map(({ target }) => target)).toEqual([
      '/open/v3.0/order/narrow-me',
    ]);
    const soon = new Date(testApp.platform.clock.now().getTime() + 60_000).toISOString();
    expect(await list({ from: soon })).toEqual([]);
    expect((await list({ to: soon })).length).toBeGreaterThan(2);
  });
  it('is shown page by page, to this team alone', async () => {
    const first = await team.call(listRequests, { query: { pageSize: 2 } });
    const second = await team.call(listRequests, { query: { pageSize: 2, cursor: first.nextCursor ?? '' } });
    const ids = [...first.list, ...second.list].map(({ id }) => id);
    expect([new Set(ids).size, ids.toSorted().toReversed()]).toEqual([4, ids]);
    const other = await openTeam(testApp, await register(testApp));
    expect((await other.call(listRequests, {})).list).toEqual([]);
    const params = { id: ids[0] ?? '' };
    for (const target of [getRequest, diagnoseRequest])
      await expect(other.call(target, { params })).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('a wrong signature', () => {
  // Only so many are kept a minute.
  beforeEach(() => testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + 60));
  afterAll(() => testApp.platform.clock.setAhead(0));

  const data = JSON.parse(body) as Record<string, unknown>;
  const sorted = JSON.stringify(Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1))));
  it.each<[string, Ask, string[]]>([
    ['a body with its keys sorted', { ...order, signs: (p) => requestLines({ ...p, body: sorted }) }, ['bodySorted']],
    [
      'a pretty body',
      { ...order, signs: (p) => requestLines({ ...p, body: JSON.stringify(data, null, 2) }) },
      ['bodyPretty'],
    ],
    [
      'a body as Python writes it',
      { ...order, signs: (p) => requestLines({ ...p, body: body.replaceAll('":', '": ').replaceAll(',"', ', "') }) },
      ['bodySpaced'],
    ],
    [
      'a compact body where a spaced one was sent',
      { ...order, body: JSON.stringify(data, null, 3), signs: (p) => requestLines({ ...p, body }) },
      ['bodyReformatted'],
    ],
    [
      'escaped slashes and letters',
      {
        ...order,
        signs: (p) => requestLines({ ...p, body: body.replace('Ü/1', '\\u00dc\\/1').replace('é', '\\u00e9') }),
      },
      ['bodyEscaped'],
    ],
    ['a line feed after the body', { ...order, signs: (p) => `${requestLines(p)}\n` }, ['bodyTrailingNewline']],
    ['no body', { ...order, signs: (p) => requestLines({ ...p, body: '' }) }, ['bodyMissing']],
    [
      'the path without its query',
      { url: '/open/v3.0/order/A?b=1', signs: (p) => requestLines({ ...p, target: '/open/v3.0/order/A' }) },
      ['targetWithoutQuery'],
    ],
    [
      'the query in another order',
      { url: '/open/v3.0/order/A?b=1&a=2', signs: (p) => requestLines({ ...p, target: '/open/v3.0/order/A?a=2&b=1' }) },
      ['targetQuerySorted'],
    ],
    [
      'the query decoded',
      { url: '/open/v3.0/order/A?b=%C3%A9', signs: (p) => requestLines({ ...p, target: '/open/v3.0/order/A?b=é' }) },
      ['targetDecoded'],
    ],
    [
      'the whole address',
      { signs: (p) => requestLines({ ...p, target: `${testApp.platform.config.publicBaseUrl}${p.target}` }) },
      ['targetWholeUrl'],
    ],
    [
      'milliseconds',
      { signs: (p) => requestLines({ ...p, timestamp: `${p.timestamp}417` }) },
      ['timestampMilliseconds'],
    ],
    [
      'time and nonce in each other’s place',
      { signs: (p) => requestLines({ ...p, timestamp: p.nonce, nonce: p.timestamp }) },
      ['timestampNonceSwapped'],
    ],
    ['no line feed at the end', { ...order, signs: (p) => lines(p) }, ['lastLineFeedMissing']],
    ['lines of Windows', { signs: (p) => `${lines(p, '\r\n')}\r\n` }, ['linesCrlf']],
    ['a method in small letters', { signs: (p) => requestLines({ ...p, method: 'get' }) }, ['methodLowerCase']],
    [
      'two mistakes at once',
      { ...order, signs: (p) => lines({ ...p, body: sorted }) },
      ['bodySorted', 'lastLineFeedMissing'],
    ],
  ])('over %s is recognised, and what was signed is shown', async (_, ask, mistakes) => {
    const { found, otherCertificate, unknown } = await diagnosed(ask);
    expect({ mistakes: found?.mistakes, otherCertificate, unknown }).toEqual({
      mistakes,
      otherCertificate: null,
      unknown: null,
    });
  });

  const key = () => createPrivateKey(server.options.privateKey);
  it.each<[string, Ask, string]>([
    ['with SHA-1', { signature: (text) => sign('sha1', text, key()) }, 'hashSha1'],
    ['with SHA-512', { signature: (text) => sign('sha512', text, key()) }, 'hashSha512'],
    [
      'with PSS',
      { signature: (text) => sign('sha256', text, { key: key(), padding: constants.RSA_PKCS1_PSS_PADDING }) },
      'paddingPss',
    ],
    ['in hexadecimal', { signature: (text) => sign('sha256', text, key()).toString('hex') }, 'signatureHex'],
    [
      'of a hash of the lines',
      { signature: (text) => sign('sha256', createHash('sha256').update(text).digest(), key()) },
      'signedTwice',
    ],
  ])('%s is recognised', async (_, ask, mistake) => {
    expect((await diagnosed(ask)).found?.mistakes).toEqual([mistake]);
  });

  it('by the key of another certificate of the team names that certificate', async () => {
    const other = await makeCertificate(testApp, { kind: 'ed25519' });
    await team.call(uploadCertificate, { body: { name: 'O outro', pem: other.pem } });
    const found = await diagnosed({ signature: (text) => sign(null, text, createPrivateKey(other.privateKey)) });
    expect(found).toMatchObject({
      otherCertificate: { serial: other.serial, name: 'O outro' },
      found: null,
      unknown: null,
    });
  });
  it('over something unknown tells at least whether the key was right', async () => {
    expect(await diagnosed({ signs: () => 'something else' })).toMatchObject({ found: null, unknown: 'opensSha256' });
    expect(await diagnosed({ signature: () => randomBytes(256) })).toMatchObject({
      found: null,
      unknown: 'foreignKey',
    });
  });
  it('is kept sealed, and shown to nobody who may only read', async () => {
    const { row } = await call({ ...order, signs: () => 'something else' });
    const { rows } = await testApp.platform.db.$client.query('select * from open_request where id = $1', [row.id]);
    expect(rows[0].sealed_lines).toMatch(/^v1\./);
    expect(JSON.stringify(rows)).not.toContain('Café');
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'read' }],
    });
    const params = { id: row.id };
    expect(await reader.call(getRequest, { params })).toMatchObject({ refusal: 'signature_wrong', hasLines: true });
    await expect(reader.call(diagnoseRequest, { params })).rejects.toMatchObject({ name: 'permission_missing' });
  });
  it.each([
    ['a very long body', 'x'.repeat(40_000)],
    ['a body with a card number (rule: no-card-numbers)', 'Cartão 4111 1111 1111 1111'],
  ])('over %s is not kept, and says so', async (_, goodsName) => {
    const { row } = await call({ ...order, body: JSON.stringify({ goodsName }), signs: () => 'something else' });
    expect(await team.call(diagnoseRequest, { params: { id: row.id } })).toMatchObject({ expected: null, found: null });
  });
  it('of which nothing was kept, among many within a minute, points at the newest of which it was', async () => {
    const ids: string[] = [];
    // More than two minutes keep, should the next one begin meanwhile.
    for (let calls = 0; calls < 41; calls += 1) ids.push((await call({ signs: () => 'something else' })).row.id);
    const seen = await Promise.all(ids.map((id) => team.call(getRequest, { params: { id } })));
    const without = seen.findIndex(({ hasLines }) => !hasLines);
    const newest = seen.findLast(({ hasLines }) => hasLines)?.id;
    expect(seen[without]?.examinableId).toBe(newest);
    await expect(team.call(diagnoseRequest, { params: { id: ids[without] ?? '' } })).rejects.toMatchObject({
      name: 'not_found',
    });
    expect(await team.call(diagnoseRequest, { params: { id: newest ?? '' } })).toMatchObject({
      unknown: 'opensSha256',
    });
    expect(seen.find(({ hasLines }) => hasLines)?.examinableId).toBeNull();
  });
});

describe('what was written down', () => {
  it('is forgotten after a month', async () => {
    const { clock, jobs } = testApp.platform;
    const { row } = await call();
    const count = async () => {
      const { rows } = await testApp.platform.db.$client.query('select from open_request where id = $1', [row.id]);
      return rows.length;
    };
    clock.setAhead(29 * 86_400);
    await jobs.sweep();
    expect(await count()).toBe(1);
    clock.setAhead(31 * 86_400);
    await jobs.sweep();
    expect(await count()).toBe(0);
    clock.setAhead(0);
  });
});
