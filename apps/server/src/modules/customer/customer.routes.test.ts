import {
  currentCustomer,
  listPayments,
  loginCustomer,
  logoutCustomer,
  pay,
  readPaymentCode,
} from '@balcao/contract/customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let shop: MerchantServer;
let orders = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  shop = await merchantServer(
    testApp,
    await openTeam(testApp, await register(testApp), { name: '面包店', certified: true }),
  );
});
afterAll(() => testApp.close());

const newOrder = async (amount = 1_000) => {
  orders += 1;
  const ask = { merchantOrderNumber: `C-${orders}`, method: '02', amount, goodsName: 'Pão' } as const;
  const order = await shop.client.createOrder(ask);
  return { ...order, code: order.pix?.brCode ?? '' };
};
const keyed = () => ({ idempotencyKey: crypto.randomUUID() });

describe('signing in on the phone', () => {
  it('takes the phone and its PIN, and ends with signing out', async () => {
    const bruna = await customer(testApp, { balance: 12_345 });
    await expect(bruna.call(currentCustomer, {})).resolves.toMatchObject({ name: 'Bruna Carvalho', balance: 12_345 });
    await bruna.call(logoutCustomer, {});
    await expect(bruna.call(currentCustomer, {})).rejects.toMatchObject({ name: 'session_ended' });
  });

  it('answers alike to a wrong PIN and an unknown phone, and stops who guesses', async () => {
    const { phone } = await customer(testApp);
    const wrong = (body: { phone: string; pin: string }) => testApp.caller()(loginCustomer, { body });
    await expect(wrong({ phone: '+5511900000000', pin: '000000' })).rejects.toMatchObject({
      name: 'credentials_wrong',
    });
    const guesses: Error[] = [];
    for (let pin = 0; pin < 12; pin += 1)
      await wrong({ phone, pin: String(pin).padStart(6, '9') }).catch((error: Error) => guesses.push(error));
    expect(guesses.slice(0, 10).map(({ name }) => name)).toEqual(Array(10).fill('credentials_wrong'));
    const locked = { name: 'account_locked', message: expect.stringContaining('15 minutos') };
    expect(guesses.slice(10)).toEqual([expect.objectContaining(locked), expect.objectContaining(locked)]);
  });
});

describe('a scanned code', () => {
  it('tells whom one would pay, how much, and for what', async () => {
    const rafael = await customer(testApp);
    const { code, expiresAt } = await newOrder(4_990);
    await expect(rafael.call(readPaymentCode, { body: { code } })).resolves.toEqual({
      merchantName: '面包店',
      goodsName: 'Pão',
      product: '03',
      amount: 4_990,
      methods: ['02'],
      instalmentsAtMost: 1,
      instalments: [{ count: 1, parts: [4_990] }],
      closedBecause: null,
      expiresAt,
    });
  });

  it.each(['isto não é um código', '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000'])(
    'is not found when it is none of ours: %s',
    async (code) => {
      const rafael = await customer(testApp);
      await expect(rafael.call(readPaymentCode, { body: { code } })).rejects.toMatchObject({ name: 'not_found' });
    },
  );
});

describe('paying', () => {
  it('takes the amount from the wallet once, also when the button is pressed twice', async () => {
    const bruna = await customer(testApp, { balance: 5_000 });
    const { code } = await newOrder(1_500);
    const press = keyed();
    const twice = await Promise.all([1, 2].map(() => bruna.call(pay, { body: { code, amount: 1_500 } }, press)));
    expect(twice[0]).toEqual(twice[1]);
    expect((await bruna.call(currentCustomer, {})).balance).toBe(3_500);
    expect((await bruna.call(listPayments, {})).list).toMatchObject([{ amount: 1_500, state: 'done' }]);
  });

  it('refuses more than the wallet holds, and takes nothing', async () => {
    const luisa = await customer(testApp, { balance: 999 });
    const { code } = await newOrder(1_000);
    await expect(luisa.call(pay, { body: { code, amount: 1_000 } }, keyed())).rejects.toMatchObject({
      name: 'balance_insufficient',
      code: 13_016,
    });
    expect((await luisa.call(currentCustomer, {})).balance).toBe(999);
    expect((await luisa.call(listPayments, {})).list).toEqual([]);
  });

  it('refuses another amount than the one that was seen', async () => {
    const bruna = await customer(testApp);
    const { code } = await newOrder(1_000);
    await expect(bruna.call(pay, { body: { code, amount: 1 } }, keyed())).rejects.toMatchObject({
      name: 'order_not_payable',
    });
  });

  it('of two people at once settles one and gives the other the money back', async () => {
    const [bruna, rafael] = await Promise.all([
      customer(testApp, { balance: 2_000 }),
      customer(testApp, { balance: 2_000 }),
    ]);
    const { code } = await newOrder(2_000);
    const ended = await Promise.allSettled(
      [bruna, rafael].map((one) => one.call(pay, { body: { code, amount: 2_000 } }, keyed())),
    );
    const paid = ended.filter(({ status }) => status === 'fulfilled').length;
    expect(paid).toBeGreaterThanOrEqual(1);
    const wallets = () =>
      Promise.all([bruna, rafael].map(async (one) => (await one.call(currentCustomer, {})).balance));
    await until(wallets, (held) => held.toSorted().join() === '0,2000');
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('shows nobody the payments of another', async () => {
    const rafael = await customer(testApp);
    expect((await rafael.call(listPayments, {})).list).toEqual([]);
    await expect(testApp.caller()(listPayments, {})).rejects.toMatchObject({ name: 'session_missing' });
  });
});
