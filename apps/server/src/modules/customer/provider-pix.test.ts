import { parseBrCode } from '@balcao/brazil/br-code';
import { pay, readPaymentCode } from '@balcao/contract/customer';
import { getSale, sell } from '@balcao/contract/device-sale';
import { getTap, nearTaps, payTap, startTap } from '@balcao/contract/device-tap';
import { listOrders } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { createShopCode } from '@balcao/contract/shop-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { device } from '../../../test/devices.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { until } from '../../../test/until.ts';

let pix: PixTestApp;
beforeAll(async () => {
  pix = await openPixTestApp(['03', '04', '53', '54', '99']);
});
afterAll(() => pix.close());

const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
const orders = async () => (await pix.ana.call(listOrders, {})).list.length;
const elsewhere = { name: 'method_elsewhere' };
const byPix = { method: '02' } as const;

describe('what a Pix provider takes is paid in the app of a bank, and the chat app says so', () => {
  it('of an order’s link', async () => {
    const ask = { merchantOrderNumber: 'R-1', method: '02', amount: 900, goodsName: 'Café' } as const;
    const { payUrl: code } = await pix.shop.client.createOrder(ask);
    const bruna = await customer(pix.testApp, { balance: 5_000 });
    const asked = await bruna.call(readPaymentCode, { body: { code } });
    expect(asked).toMatchObject({ amount: 900, methods: [], closedBecause: 'elsewhere' });
    await expect(bruna.call(pay, { body: { code, amount: 900, means: byPix } }, keyed())).rejects.toMatchObject(
      elsewhere,
    );
  });

  it('of a shop’s code, which it pays in other ways; no order is left of what it cannot pay', async () => {
    const body = { name: 'Balcão', goodsName: 'Consumo', amount: 700 };
    const { brCode: code } = await pix.ana.call(createShopCode, { body });
    // Banks read it, and so does the chat app, which pays it without one.
    expect(parseBrCode(code)).toMatchObject({ ok: true, pixKey: pix.provider.config.chave, amount: 700 });
    const bruna = await customer(pix.testApp, { balance: 5_000 });
    const asked = await bruna.call(readPaymentCode, { body: { code } });
    expect(asked).toMatchObject({ methods: ['01', '0301', '0302'], closedBecause: null });
    const before = await orders();
    const payBy = (method: '01' | '02') => bruna.call(pay, { body: { code, amount: 700, means: { method } } }, keyed());
    await expect(payBy('02')).rejects.toMatchObject(elsewhere);
    expect(await orders()).toBe(before);
    expect(await payBy('01')).toMatchObject({ amount: 700 });
  });

  it('of a phone that waits to be tapped, which goes on waiting', async () => {
    const phone = await device(pix.testApp, pix.ana, { product: '54' });
    const { id } = await phone.call(startTap, { body: { amount: 800 } });
    const bruna = await customer(pix.testApp, { balance: 5_000 });
    const near = (await bruna.call(nearTaps, {})).list.find((one) => one.id === id);
    expect(near?.methods).toEqual(['01', '0301', '0302']);
    const before = await orders();
    const body = { amount: 800, means: byPix, isConfirmed: true };
    const tap = bruna.call(payTap, { params: { id }, body }, keyed());
    await expect(tap).rejects.toMatchObject(elsewhere);
    expect(await orders()).toBe(before);
    expect(await phone.call(getTap, { params: { id } })).toMatchObject({ state: 'waiting' });
  });
});

it('a terminal shows no code until the provider has made it, which it gets by itself', async () => {
  const terminal = await device(pix.testApp, pix.ana);
  pix.provider.failNext('put /cob/{txid}', 'break');
  const sale = await terminal.call(sell, { body: { method: '02', amount: 600 } }, keyed());
  expect(sale).toMatchObject({ status: '01', code: null });
  await until(
    async () => pix.provider.calls.filter((name) => name === 'put /cob/{txid}').length,
    (count) => count > 0,
  );
  await pix.testApp.caller()(advanceClock, { body: { advanceSeconds: 11 } });
  const made = await until(
    () => terminal.call(getSale, { params: { number: sale.number } }),
    ({ code }) => code !== null,
  );
  expect(made.code).toContain('pix.provider.test');
});
