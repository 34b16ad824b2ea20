import { randomBytes } from 'node:crypto';
import { revokeCertificate } from '@balcao/contract/certificate';
import { headerProblems, looseFields } from '@balcao/contract/open-header';
import { authorizationOf } from '@balcao/contract/open-signature';
import { diagnoseRequest, getRequest, listRequests } from '@balcao/contract/request';
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

const newest = async () => {
  const [row] = (await team.call(listRequests, { query: { pageSize: 1 } })).list;
  return team.call(getRequest, { params: { id: row?.id ?? '' } });
};
const inject = async (changed: Partial<Parameters<typeof authorizationOf>[0]> = {}, url = '/open/v3.0/order/A-1') => {
  const { merchantNumber: merchant, serial } = server.options;
  const timestamp = String(Math.floor(testApp.platform.clock.now().getTime() / 1000));
  const fields = { merchant, serial, timestamp, nonce: randomBytes(12).toString('hex'), signature: 'AAAA', ...changed };
  return testApp.app.inject({ url, headers: { authorization: authorizationOf(fields) } });
};

describe('a call that was refused before it began', () => {
  it('tells by how much its clock is off, either way', async () => {
    const now = Math.floor(testApp.platform.clock.now().getTime() / 1000);
    await inject({ timestamp: String(now - 3_600) });
    const { refusal, facts } = await newest();
    expect(refusal).toBe('timestamp_off');
    expect(facts.clockAheadSeconds).toBeGreaterThan(-3_610);
    expect(facts.clockAheadSeconds).toBeLessThanOrEqual(-3_599);
    await inject({ timestamp: String(now + 900) });
    expect((await newest()).facts.clockAheadSeconds).toBeGreaterThan(880);
  });
  it('tells when its nonce was used first', async () => {
    const order = { merchantOrderNumber: 'A-1', method: '02', amount: 1_000, goodsName: 'Café' } as const;
    let sent: Request | undefined;
    const send = (request: Request) => {
      sent = request.clone();
      return testApp.send(request);
    };
    const { createMerchantClient } = await import('@balcao/sdk/merchant');
    await createMerchantClient({ ...server.options, send }).createOrder(order);
    await testApp.send(sent as Request);
    const { refusal, facts, at } = await newest();
    expect(refusal).toBe('nonce_used');
    expect(Date.parse(at) - Date.parse(facts.nonceUsedAt ?? '')).toBeLessThan(60_000);
  });
  it.each([
    ['milliseconds', { timestamp: '1772452800000' }, { field: 'timestamp', problem: 'milliseconds' }],
    ['a short nonce', { nonce: 'abc' }, { field: 'nonce', problem: 'tooShort' }],
    ['Base64 of another alphabet', { signature: 'ab-_' }, { field: 'signature', problem: 'base64Url' }],
    ['a serial number in small letters', { serial: '5a0b' }, { field: 'serial', problem: 'lowerCase' }],
  ])('names the field of its header: %s', async (_, changed, problem) => {
    const answer = await inject(changed);
    expect(Object.keys(answer.json().data.fields)).toEqual([problem.field]);
    expect(Object.values(answer.json().data.fields).join()).not.toContain(Object.values(changed)[0]);
    expect(await newest()).toMatchObject({ refusal: 'signature_missing', facts: { headerProblems: [problem] } });
  });
  it('names the fields that were refused, cut where they are long, and never a card number', async () => {
    const order = { merchantOrderNumber: 'A-2', method: 'pix', amount: 1_000, goodsName: 'Café' };
    const added = { ['x'.repeat(300)]: 1, '4111 1111 1111 1111': 1 };
    const sent = server.client.createOrder({ ...order, ...added } as unknown as Parameters<
      typeof server.client.createOrder
    >[0]);
    await expect(sent).rejects.toMatchObject({ name: 'form_invalid' });
    const { refusal, facts } = await newest();
    expect({ refusal, facts }).toEqual({
      refusal: 'form_invalid',
      facts: { fields: ['method', `${'x'.repeat(59)}…`] },
    });
  });
  it('tells how the certificate stands that it named', async () => {
    const old = await merchantServer(testApp, team);
    await inject({ serial: 'ABCDEF' });
    expect(await newest()).toMatchObject({ refusal: 'certificate_unknown', certificate: null });
    await team.call(revokeCertificate, { params: { serial: old.options.serial } });
    await expect(old.client.queryOrder('A-1')).rejects.toMatchObject({ name: 'certificate_revoked' });
    expect(await newest()).toMatchObject({
      refusal: 'certificate_revoked',
      certificate: { status: 'revoked', revokedAt: expect.any(String) },
    });
  });
});

describe('what strangers send in a merchant’s name', () => {
  it('is kept in bounded numbers, and good calls beside it all the same', async () => {
    for (let calls = 0; calls < 300; calls += 1) await inject({ serial: 'F1A0' });
    await server.client.queryOrder('A-1');
    const { list } = await team.call(listRequests, { query: { pageSize: 1 } });
    const kept = await testApp.platform.db.$client.query("select from open_request where serial = 'F1A0'");
    // 60 a minute; another minute may begin meanwhile.
    expect(kept.rowCount).toBeLessThanOrEqual(120);
    expect(kept.rowCount).toBeGreaterThan(0);
    expect(list[0]).toMatchObject({ status: 200 });
  });
  it('takes nothing away from calls that name one of its certificates', async () => {
    for (let calls = 0; calls < 100; calls += 1) await inject({ serial: 'F1A0' });
    const answer = await inject({ signature: 'BBBB' });
    expect(await newest()).toMatchObject({
      refusal: 'signature_wrong',
      serial: server.options.serial,
      hasLines: true,
      requestId: answer.headers['request-id'],
    });
  });
  it('is not kept at all for a merchant that nobody knows', async () => {
    await inject({ merchant: '99999999999999' });
    const { rows } = await testApp.platform.db.$client.query('select distinct merchant_id from open_request');
    expect(rows).toEqual([{ merchant_id: team.merchantId }]);
  });
  it('cannot forge lines, and a giant target is cut', async () => {
    testApp.platform.clock.setAhead(120);
    await inject({}, `/open/v3.0/order/A-1?x=${'x'.repeat(9_000)}`);
    const { target } = (await team.call(listRequests, { query: { pageSize: 1 } })).list[0] ?? { target: '' };
    expect([target.length, target.endsWith('…')]).toEqual([500, true]);
    testApp.platform.clock.setAhead(0);
  });
});

describe('the number of a card in an address', () => {
  // Later than all that is written down already.
  beforeAll(() => testApp.platform.clock.setAhead(180));
  afterAll(() => testApp.platform.clock.setAhead(0));
  const number = '4111111111111111';
  const wide = encodeURIComponent('４１１１１１１１１１１１１１１１');
  it.each([
    ['the path', `/open/v3.0/order/${number}`, '/open/v3.0/order/***'],
    ['the query', `/open/v3.0/order/A-1?a=1&card=${number}`, '/open/v3.0/order/A-1?a=1&card=***'],
    ['groups parted by blanks', '/open/v3.0/order/A-1?x=4111%201111%201111%201111', '/open/v3.0/order/A-1?x=***'],
    ['groups parted by pluses', '/open/v3.0/order/A-1?x=4111+1111+1111+1111', '/open/v3.0/order/A-1?x=***'],
    ['groups parted by dots', '/open/v3.0/order/A-1?x=4111.1111.1111.1111', '/open/v3.0/order/A-1?x=***'],
    ['digits of full width', `/open/v3.0/order/A-1?x=${wide}`, '/open/v3.0/order/A-1?x=***'],
    ['other escapes', `/open/v3.0/order/A-1?x=a%3D%34${number.slice(1)}`, '/open/v3.0/order/A-1?x=***'],
    ['something that nobody can decode', `/open/v3.0/order/A-1?x=%E0-${number}`, '/open/v3.0/order/A-1?x=***'],
  ])('is written down nowhere: in %s (rule: no-card-numbers)', async (_, url, target) => {
    await inject({ signature: 'CCCC' }, url);
    const { id, ...seen } = await newest();
    expect(seen).toMatchObject({ target, refusal: 'signature_wrong', hasLines: true });
    const { rows } = await testApp.platform.db.$client.query('select sealed_lines from open_request where id = $1', [
      id,
    ]);
    expect(testApp.platform.secrets.open(rows[0].sealed_lines)).not.toMatch(/1111|%EF%BC%91/);
    expect(await team.call(diagnoseRequest, { params: { id } })).toMatchObject({ expected: null, found: null });
  });
});

describe('a header that cannot be read', () => {
  it.each([
    [
      'Bearer merchant="1"',
      ['scheme form', 'serial missing', 'timestamp missing', 'nonce missing', 'signature missing'],
    ],
    ['', ['scheme form']],
    ['Bearer eyJhbGciOiJub25lIn0', ['scheme form']],
  ])('%s names all that is wrong', (header, expected) => {
    expect(headerProblems(header).map(({ field, problem }) => `${field} ${problem}`)).toEqual(expected);
  });
  it('with everything right but its form says so', () => {
    const header = `Balcao-SHA256 merchant=1,serial=AB,timestamp=1,nonce=${'a'.repeat(16)},signature=AAAA==`;
    expect(headerProblems(header)).toEqual([{ field: 'form', problem: 'form' }]);
    expect(looseFields(header)).toMatchObject({ merchant: '1', signature: 'AAAA==' });
  });
});
