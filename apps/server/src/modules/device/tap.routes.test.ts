import { currentCustomer } from '@balcao/contract/customer';
import { cancelTap, getTap, nearTaps, payTap, startTap, type Tap, tapSeconds } from '@balcao/contract/device-tap';
import { getOrder } from '@balcao/contract/order';
import { saveProductSettings } from '@balcao/contract/product';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { device, type TestDevice } from '../../../test/devices.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let phone: TestDevice;
beforeAll(async () => {
  testApp = await openTestApp();
  const ask = { name: 'Café do Mercado', certified: true, products: ['99', '54'] } as const;
  team = await openTeam(testApp, await register(testApp), ask);
  phone = await device(testApp, team, { product: '54', name: 'Celular da Ana' });
});
afterAll(() => testApp.close());

const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
const start = (amount = 2_500): Promise<Tap> => phone.call(startTap, { body: { amount } });
const byWallet = { method: '01' } as const;
const tapBy = (who: TestCustomer, { id, amount }: Tap, key = keyed(), isConfirmed = false) =>
  who.call(payTap, { params: { id }, body: { amount, means: byWallet, isConfirmed } }, key);
const ended = ({ id }: Tap): Promise<Tap> =>
  until(
    () => phone.call(getTap, { params: { id } }),
    ({ state }) => state !== 'waiting' && state !== 'paying',
  );

describe('a tap', () => {
  it('pays what the phone waits for, and both sides know', async () => {
    const bruna = await customer(testApp, { balance: 10_000 });
    const tap = await start();
    const { list } = await bruna.call(nearTaps, {});
    expect(list.find(({ id }) => id === tap.id)).toMatchObject({
      merchantName: 'Café do Mercado',
      deviceName: 'Celular da Ana',
      amount: 2_500,
      isFree: true,
    });
    await expect(tapBy(bruna, tap)).resolves.toMatchObject({ amount: 2_500, merchantName: 'Café do Mercado' });
    const { sale } = await ended(tap);
    expect(sale).toMatchObject({ status: '02', amount: 2_500 });
    expect((await bruna.call(currentCustomer, {})).balance).toBe(7_500);
    await expect(team.call(getOrder, { params: { number: sale?.number ?? '' } })).resolves.toMatchObject({
      product: '54',
      method: '01',
      deviceSerial: phone.serial,
    });
    expect((await bruna.call(nearTaps, {})).list.map(({ id }) => id)).not.toContain(tap.id);
  });

  it('is paid by one of several who tap at the same instant; nobody else loses a centavo', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => customer(testApp, { balance: 5_000 })));
    const tap = await start();
    const taps = await Promise.allSettled(people.map((who) => tapBy(who, tap)));
    expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of taps)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ name: 'order_not_payable' });
    await ended(tap);
    const balances = await Promise.all(people.map(async (who) => (await who.call(currentCustomer, {})).balance));
    expect(balances.toSorted((a, b) => a - b)).toEqual([2_500, 5_000, 5_000, 5_000]);
  });

  it('is one payment, however often the phone sends it', async () => {
    const bruna = await customer(testApp, { balance: 5_000 });
    const tap = await start();
    const key = keyed();
    const [first, second] = await Promise.all([tapBy(bruna, tap, key), tapBy(bruna, tap, key)]);
    expect(first).toEqual(second);
    expect((await bruna.call(currentCustomer, {})).balance).toBe(2_500);
  });

  it('refuses another amount than the one that was seen, and a purse that is too small; the phone goes on waiting', async () => {
    const luisa = await customer(testApp, { balance: 100 });
    const tap = await start();
    await expect(tapBy(luisa, { ...tap, amount: 1 })).rejects.toMatchObject({ name: 'order_not_payable' });
    await expect(tapBy(luisa, tap)).rejects.toMatchObject({ name: 'balance_insufficient' });
    expect((await phone.call(getTap, { params: { id: tap.id } })).state).toBe('waiting');
  });
});

describe('the amount up to which nobody confirms', () => {
  it('is the merchant’s: above it a tap pays only once the payer has confirmed', async () => {
    const bruna = await customer(testApp, { balance: 90_000 });
    const [free, above] = [await start(20_000), 20_001];
    await expect(tapBy(bruna, free)).resolves.toMatchObject({ amount: 20_000 });
    await ended(free);
    const tap = await start(above);
    expect((await bruna.call(nearTaps, {})).list.find(({ id }) => id === tap.id)).toMatchObject({ isFree: false });
    await expect(tapBy(bruna, tap)).rejects.toMatchObject({ name: 'confirmation_missing' });
    expect((await phone.call(getTap, { params: { id: tap.id } })).state).toBe('waiting');
    expect((await bruna.call(currentCustomer, {})).balance).toBe(70_000);
    await expect(tapBy(bruna, tap, keyed(), true)).resolves.toMatchObject({ amount: above });
    expect((await ended(tap)).state).toBe('paid');
  });

  it('is the one of now, also for a phone that waited before it was changed; with zero every tap is confirmed', async () => {
    const shop = await openTeam(testApp, await register(testApp), { certified: true, products: ['54'] });
    const till = await device(testApp, shop, { product: '54' });
    const bruna = await customer(testApp, { balance: 5_000 });
    const tap = await till.call(startTap, { body: { amount: 100 } });
    const settings = { methods: ['01' as const], freeUpTo: 0 as const };
    await shop.call(saveProductSettings, { body: { product: '54', version: 1, settings } });
    await expect(tapBy(bruna, tap)).rejects.toMatchObject({ name: 'confirmation_missing' });
    await expect(tapBy(bruna, tap, keyed(), true)).resolves.toMatchObject({ amount: 100 });
  });
});

describe('a phone that waits', () => {
  it('is paid at once: no payer divides what the merchant does not offer in parts', async () => {
    const bruna = await customer(testApp, { cards: ['mastercardCredit'] });
    const tap = await start(120_000);
    const means = { method: '0302', cardId: bruna.cardIds[0] ?? '', instalments: 12 } as const;
    const pay = bruna.call(
      payTap,
      { params: { id: tap.id }, body: { amount: tap.amount, means, isConfirmed: true } },
      keyed(),
    );
    await expect(pay).rejects.toMatchObject({ name: 'form_invalid' });
    expect((await phone.call(getTap, { params: { id: tap.id } })).state).toBe('waiting');
  });

  it('takes nothing any more once it is out of use', async () => {
    const bruna = await customer(testApp, { balance: 5_000 });
    const lost = await device(testApp, team, { product: '54' });
    const tap = await lost.call(startTap, { body: { amount: 2_500 } });
    const change = `update device set state = 'blocked', token_hash = null where serial = $1`;
    await testApp.platform.db.$client.query(change, [lost.serial]);
    await expect(tapBy(bruna, tap)).rejects.toMatchObject({ name: 'device_blocked' });
    expect((await bruna.call(currentCustomer, {})).balance).toBe(5_000);
  });

  it('stops when it is told to, and nobody can pay any more', async () => {
    const bruna = await customer(testApp);
    const tap = await start();
    await expect(phone.call(cancelTap, { params: { id: tap.id } })).resolves.toMatchObject({ state: 'cancelled' });
    await expect(tapBy(bruna, tap)).rejects.toMatchObject({ name: 'order_not_payable' });
    await expect(phone.call(cancelTap, { params: { id: tap.id } })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('stops after a minute', async () => {
    const bruna = await customer(testApp);
    const tap = await start();
    await testApp.caller()(advanceClock, { body: { advanceSeconds: tapSeconds } });
    expect((await phone.call(getTap, { params: { id: tap.id } })).state).toBe('expired');
    await expect(tapBy(bruna, tap)).rejects.toMatchObject({ name: 'order_not_payable' });
    expect((await bruna.call(nearTaps, {})).list.map(({ id }) => id)).not.toContain(tap.id);
  });

  it('waits for one thing at a time', async () => {
    const [first, second] = [await start(), await start(3_000)];
    expect((await phone.call(getTap, { params: { id: first.id } })).state).toBe('cancelled');
    expect((await phone.call(getTap, { params: { id: second.id } })).state).toBe('waiting');
  });

  it('shows its waiting to no other device', async () => {
    const tap = await start();
    const other = await device(testApp, team, { product: '54' });
    await expect(other.call(getTap, { params: { id: tap.id } })).rejects.toMatchObject({ name: 'not_found' });
    await expect(other.call(cancelTap, { params: { id: tap.id } })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is a phone of a product that is on', async () => {
    const off = await openTeam(testApp, await register(testApp), { certified: true });
    const idle = await device(testApp, off, { product: '54' });
    await expect(idle.call(startTap, { body: { amount: 100 } })).rejects.toMatchObject({ name: 'product_inactive' });
    const terminal = await device(testApp, team);
    await expect(terminal.call(startTap, { body: { amount: 100 } })).rejects.toMatchObject({ name: 'state_forbids' });
  });
});
