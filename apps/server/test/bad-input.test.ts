import { bases } from '@balcao/contract/endpoint';
import { signedHeaders } from '@balcao/sdk/open-signing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
let shop: MerchantServer;
const logged: string[] = [];

/** Posts these very bytes, correctly signed, as a merchant's server would. */
const post = async (bytes: Buffer | string, headers: Record<string, string> = {}) => {
  const target = `${bases.open}/order`;
  const body = bytes.toString();
  const signed = signedHeaders({ ...shop.options, now: testApp.platform.clock.now })({ method: 'POST', target, body });
  const answer = await testApp.app.inject({
    method: 'POST',
    url: target,
    headers: { ...signed, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    payload: bytes,
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json<{ code: number; data: Refused }>() };
};
interface Refused {
  refusal: string;
  fields?: Record<string, string>;
  requestId: string;
}
const order = (change: Record<string, unknown> = {}) =>
  JSON.stringify({ merchantOrderNumber: 'X-1', method: '02', amount: 100, goodsName: 'Café', ...change });
const withAmount = (amount: string) =>
  `{"merchantOrderNumber":"X-1","method":"02","amount":${amount},"goodsName":"Café"}`;
const countOrders = async () => {
  const { rows } = await testApp.platform.db.execute<{ n: number }>(
    sql`select (select count(*) from "order") + (select count(*) from idempotency) as n`,
  );
  return rows[0]?.n;
};

beforeAll(async () => {
  testApp = await openTestApp({ logLevel: 'debug' }, undefined, { write: (line: string) => void logged.push(line) });
  shop = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
});
afterAll(() => testApp.close());

describe('an order that is not right', () => {
  it.each([
    ['0', 1000],
    ['-1', 1000],
    ['1.5', 1000],
    ['"10"', 1000],
    ['null', 1000],
    ['true', 1000],
    ['[5]', 1000],
    ['{}', 1000],
    ['99999999999999', 1000],
    ['1e21', 1_040_015],
    ['1e2', 1_040_015],
    ['9007199254740993', 1_040_015],
  ])('is refused with the amount %s, and nothing is written', async (amount, code) => {
    const before = await countOrders();
    const answer = await post(withAmount(amount));
    expect(answer.code).toBe(code);
    if (code === 1000) expect(answer).toMatchObject({ status: 422, data: { fields: { amount: expect.any(String) } } });
    expect(await countOrders()).toBe(before);
  });

  it.each([
    ['duplicate keys', '{"amount":1,"amount":2}', 400, 1_040_011],
    ['10,000 levels of depth', '['.repeat(10_000), 400, 1_040_012],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 400, 1_040_013],
    ['a NUL', order({ goodsName: 'a\0b' }), 400, 1_040_014],
    ['no JSON', 'amount=1', 400, 1_040_010],
    ['an unknown field', order({ discount: 1 }), 422, 1000],
    ['marks that reorder text', order({ goodsName: 'Café\u202e' }), 422, 1000],
    ['a line break in a name', order({ goodsName: 'Café\nfalso' }), 422, 1000],
    ['a method that does not exist', order({ method: '03' }), 422, 1000],
    ['more than 256 KiB', order({ goodsName: 'x'.repeat(300_000) }), 413, 413],
  ])('is refused with %s', async (_what, body, status, code) => {
    const before = await countOrders();
    expect(await post(body)).toMatchObject({ status, code });
    expect(await countOrders()).toBe(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1', 'application/jsonp'])(
    'is refused as %s',
    async (type) => {
      expect(await post(order(), { 'content-type': type })).toMatchObject({ status: 415, code: 415 });
    },
  );

  it('names the unknown field', async () => {
    const answer = await post(order({ discount: 1 }), { 'accept-language': 'en' });
    expect(answer.data.fields).toEqual({ discount: 'This field does not exist.' });
  });

  it('names what would have been accepted', async () => {
    const answer = await post(order({ method: 'pix' }), { 'accept-language': 'en' });
    expect(answer.data.fields).toEqual({ method: 'Use one of these: 01, 02, 0301, 0302.' });
    const other = await post(order({ merchantOrderNumber: 'Ü/1' }), { 'accept-language': 'en' });
    expect(other.data.fields).toEqual({ merchantOrderNumber: 'Use 1 to 64 letters, digits, hyphens or underscores.' });
  });

  it('is refused in the language of the caller, with a number to ask about', async () => {
    const answer = await post(withAmount('0'), { 'accept-language': 'zh' });
    expect(answer).toMatchObject({
      msg: '请检查标出的字段。',
      data: { fields: { amount: '请使用以分为单位的整数，从 1 到 99999999999。' } },
    });
    expect(answer.headers['request-id']).toBe(answer.data.requestId);
  });
});

describe('after all of this', () => {
  it('the server lives on', async () => {
    expect(await post(order())).toMatchObject({ status: 200, code: 200 });
  });

  it('no secret, no body and no header stands in the log', () => {
    const log = logged.join('\n');
    expect(log).toContain('refused');
    for (const secret of ['signature=', 'Balcao-SHA256', 'Bearer', 'PRIVATE KEY', 'goodsName":', 'Café'])
      expect(log).not.toContain(secret);
  });
});
