import { createOrder, listOrders } from '@balcao/contract/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { fullStatus } from '../team/team.service.ts';
import { createOrderTerms } from './order-terms.ts';

let testApp: TestApp;
let ana: Team;
let dora: Team;
let shop: MerchantServer;
let books: MerchantServer;
let newcomer: MerchantServer;

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { name: 'Café do Mercado', certified: true });
  dora = await openTeam(testApp, await register(testApp), { name: 'Livraria Aurora', certified: true });
  shop = await merchantServer(testApp, ana);
  books = await merchantServer(testApp, dora);
  newcomer = await merchantServer(testApp, await openTeam(testApp, await register(testApp)));
});
afterAll(() => testApp.close());

const ask = (
  server: MerchantServer,
  merchantOrderNumber: string,
  key = `key-${merchantOrderNumber}`,
  amount = 1_234,
) => {
  const body = { merchantOrderNumber, method: '02', amount, goodsName: 'Café coado' } as const;
  return server.call(createOrder, { body }, { idempotencyKey: key });
};
const outcomes = async (calls: readonly Promise<{ number: string }>[]) =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'fulfilled' ? 'made' : one.reason instanceof Error && one.reason.name,
  );
const totalOf = async (team: Team, number: string) => (await team.call(listOrders, { query: { number } })).total;

describe('orders that are asked for at the same moment', () => {
  it('are all made, each with its own answer, for several merchants', async () => {
    const numbers = Array.from({ length: 80 }, (_, at) => `M-${at}`);
    const calls = numbers.map((number, at) => ask(at % 2 === 0 ? shop : books, number, undefined, 100 + at));
    const made = await Promise.all(calls);
    expect(made.map(({ merchantOrderNumber, amount }) => [merchantOrderNumber, amount])).toEqual(
      numbers.map((number, at) => [number, 100 + at]),
    );
    expect(new Set(made.map(({ number }) => number)).size).toBe(numbers.length);
    expect(new Set(made.map(({ pix }) => pix?.txid)).size).toBe(numbers.length);
  });

  it('are refused alone where something stands against one of them, and the others are made', async () => {
    await ask(shop, 'used-before');
    await ask(shop, 'known', 'known-key');
    const calls = [
      ask(shop, 'good-1'),
      ask(shop, 'used-before', 'another-key'),
      ask(shop, 'other', 'known-key'),
      ask(newcomer, 'too-early'),
      ask(shop, 'good-2'),
      ask(books, 'used-before'),
    ];
    expect(await outcomes(calls)).toEqual([
      'made',
      'order_number_used',
      'idempotency_key_reused',
      'not_certified',
      'made',
      'made',
    ]);
    // A refusal is not remembered: the key may be used for an order that can be made.
    expect(await outcomes([ask(shop, 'free-number', 'another-key')])).toEqual(['made']);
  });

  it('make one order of the same number under two keys', async () => {
    const found = await outcomes([ask(shop, 'twice', 'key-a'), ask(shop, 'twice', 'key-b')]);
    expect(found.toSorted()).toEqual(['made', 'order_number_used']);
    expect(await totalOf(ana, 'twice')).toBe(1);
  });

  it('make one order of two different ones under the same key', async () => {
    const found = await outcomes([ask(shop, 'first', 'one-key'), ask(shop, 'second', 'one-key')]);
    expect(found.toSorted()).toEqual(['idempotency_key_reused', 'made']);
    expect((await totalOf(ana, 'first')) + (await totalOf(ana, 'second'))).toBe(1);
  });

  it('answer a repetition with the first answer, and leave keys of merchants apart', async () => {
    const [mine, again, theirs] = await Promise.all([
      ask(shop, 'same', 'shared-key'),
      ask(shop, 'same', 'shared-key'),
      ask(books, 'same', 'shared-key'),
    ]);
    expect(again).toEqual(mine);
    expect(theirs?.number).not.toBe(mine?.number);
  });
});

describe('the terms of an order', () => {
  it('are those of the moment: what a merchant has lost or got counts for its next order', async () => {
    const team = await openTeam(testApp, await register(testApp), { certified: true });
    const server = await merchantServer(testApp, team);
    const { db } = testApp.platform;
    const certify = (paymentCert: boolean) =>
      transaction(db, (tx) => testApp.services.teams.setStanding(tx, team.merchantId, { ...fullStatus, paymentCert }));
    expect(await outcomes([ask(server, 'T-1')])).toEqual(['made']);
    await certify(false);
    expect(await outcomes([ask(server, 'T-2')])).toEqual(['not_certified']);
    await certify(true);
    expect(await outcomes([ask(server, 'T-2')])).toEqual(['made']);
  });
  it('are read again for an order that has waited for more than a second since', async () => {
    const { db } = testApp.platform;
    const terms = createOrderTerms({ db, ...testApp.services });
    const [now] = await terms.fresh([{ merchantId: ana.merchantId, terms: undefined }]);
    const asRead = (agoMs: number) => ({ payee: undefined, feeOf: () => 7, readAt: performance.now() - agoMs });
    const [fresh, old, none] = await terms.fresh([
      { merchantId: dora.merchantId, terms: asRead(0) },
      { merchantId: ana.merchantId, terms: asRead(1_001) },
      { merchantId: dora.merchantId, terms: undefined },
    ]);
    expect(fresh?.feeOf({ product: '03', method: '02' }, 100)).toBe(7);
    expect(old?.payee).toEqual(now?.payee);
    expect(old?.payee?.name).toBe('Café do Mercado');
    expect(none?.payee?.name).toBe('Livraria Aurora');
  });
});

it('an order with a card number in its text is refused at that field, and nothing of it is kept (rule: no-card-numbers)', async () => {
  const body = { merchantOrderNumber: 'CARD-1', method: '02', amount: 100, goodsName: 'Troca' } as const;
  const key = { idempotencyKey: 'card-1' };
  const bad = { ...body, goodsName: 'Troca 4111 1111 1111 1111' };
  await expect(shop.call(createOrder, { body: bad }, key)).rejects.toMatchObject({
    name: 'form_invalid',
    fields: { goodsName: expect.stringContaining('número de cartão') },
  });
  await expect(shop.call(createOrder, { body }, key)).resolves.toMatchObject({
    goodsName: 'Troca',
  });
});
