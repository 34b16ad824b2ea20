import {
  activateWallet,
  currentCustomer,
  pay,
  personalAuthentication,
  verifyRealName,
} from '@balcao/contract/customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { openTeam, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { customers } from './customer.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const identity = { name: 'Otávio Prates', cpf: '529.982.247-25' };

describe('the wallet', () => {
  it('is activated once', async () => {
    const otavio = await customer(testApp, { name: 'Otávio Prates', wallet: false });
    await expect(otavio.call(currentCustomer, {})).resolves.toMatchObject({ walletActivated: false });
    const ended = await Promise.allSettled([1, 2].map(() => otavio.call(activateWallet, {})));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(otavio.call(currentCustomer, {})).resolves.toMatchObject({ walletActivated: true });
    await expect(otavio.call(activateWallet, {})).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('pays nothing before', async () => {
    const team = await openTeam(testApp, await register(testApp), { certified: true });
    const shop = await merchantServer(testApp, team);
    const ask = { merchantOrderNumber: 'W-1', method: '02', amount: 1_000, goodsName: 'Pão' } as const;
    const { pix } = await shop.client.createOrder(ask);
    const otavio = await customer(testApp, { wallet: false });
    const payment = () =>
      otavio.call(pay, { body: { code: pix?.brCode ?? '', amount: 1_000 } }, { idempotencyKey: crypto.randomUUID() });
    await expect(payment()).rejects.toMatchObject({ name: 'wallet_inactive', code: 13_014 });
    await otavio.call(activateWallet, {});
    await expect(payment()).resolves.toMatchObject({ amount: 1_000 });
  });
});

describe('the real name', () => {
  it('is checked once, by name and CPF, and kept sealed', async () => {
    const otavio = await customer(testApp, { name: 'Otávio Prates' });
    await expect(otavio.call(verifyRealName, { body: identity })).resolves.toMatchObject({ realNameVerified: true });
    await expect(otavio.call(verifyRealName, { body: identity })).rejects.toMatchObject({ name: 'state_forbids' });
    const stored = (await testApp.platform.db.select().from(customers)).find(({ phone }) => phone === otavio.phone);
    expect(JSON.stringify(stored)).not.toContain('52998224725');
    expect(JSON.parse(testApp.platform.secrets.open(stored?.sealedIdentity ?? ''))).toEqual({
      name: 'Otávio Prates',
      cpf: '52998224725',
    });
  });

  it.each([
    ['wrong check digits', { ...identity, cpf: '529.982.247-26' }, 'cpf'],
    ['the same digit all over', { ...identity, cpf: '111.111.111-11' }, 'cpf'],
    ['letters', { ...identity, cpf: '529.982.24A-25' }, 'cpf'],
    ['no name', { ...identity, name: '  ' }, 'name'],
    ['a name that turns the line around', { ...identity, name: 'Ota\u202evio' }, 'name'],
  ])('is refused with %s', async (_, body, field) => {
    const otavio = await customer(testApp);
    const refused = await otavio.call(verifyRealName, { body }).catch((error) => error);
    expect(refused).toMatchObject({ name: expect.stringMatching(/form_invalid|body_bad_text/) });
    if (refused.name === 'form_invalid') expect(Object.keys(refused.fields)).toEqual([field]);
    await expect(otavio.call(currentCustomer, {})).resolves.toMatchObject({ realNameVerified: false });
  });
});

describe('GET /channel/personal/authentication', () => {
  it('says step by step what the chat account of the person still lacks', async () => {
    const person = await register(testApp);
    const read = () => person.call(personalAuthentication, {});
    const nothing = { name: null, boundAt: null, walletActivated: false, realNameVerified: false };
    await expect(read()).resolves.toEqual({ bound: false, ...nothing });
    const otavio = await customer(testApp, { name: 'Otávio Prates', wallet: false, boundTo: person.accountId });
    const bound = { bound: true, name: 'Otávio Prates', boundAt: expect.any(String) };
    await expect(read()).resolves.toEqual({ ...bound, walletActivated: false, realNameVerified: false });
    await otavio.call(activateWallet, {});
    await expect(read()).resolves.toEqual({ ...bound, walletActivated: true, realNameVerified: false });
    await otavio.call(verifyRealName, { body: identity });
    await expect(read()).resolves.toEqual({ ...bound, walletActivated: true, realNameVerified: true });
  });

  it('is asked by people of the back office only', async () => {
    const { call } = await customer(testApp);
    await expect(call(personalAuthentication, {})).rejects.toMatchObject({ name: 'session_missing' });
  });
});

describe('the phone', () => {
  it('shows the account that is bound with most of its e-mail hidden', async () => {
    const person = await register(testApp, { email: 'ana.souza@cafe.example', account: 'ana_souza' });
    const bruna = await customer(testApp, { boundTo: person.accountId });
    await expect(bruna.call(currentCustomer, {})).resolves.toMatchObject({
      boundAccount: { name: 'ana_souza', email: 'an*****za@cafe.example', avatar: null },
    });
  });
});
