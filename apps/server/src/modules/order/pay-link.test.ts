import { parseBrCode } from '@balcao/brazil/br-code';
import { pay, readPaymentCode } from '@balcao/contract/customer';
import type { ChargedOrder } from '@balcao/contract/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  bruna = await customer(testApp);
});
afterAll(() => testApp.close());

let made = 0;
const create = (method: '01' | '02' = '02'): Promise<ChargedOrder> => {
  made += 1;
  return shop.client.createOrder({ merchantOrderNumber: `L-${made}`, method, amount: 1_000, goodsName: 'Café' });
};
const read = (code: string) => bruna.call(readPaymentCode, { body: { code } });
const tokenOf = ({ payUrl }: ChargedOrder): string => payUrl.split('/').at(-1) ?? '';
const notFound = { name: 'not_found' };

describe('who holds a link to pay one order finds no other', () => {
  it('as it carries chance, and neither the number of the merchant nor of the order', async () => {
    const [one, other] = [await create(), await create()];
    for (const order of [one, other]) {
      const told = [order.payUrl, order.pix?.txid, order.pix?.brCode].join(' ');
      expect(told).not.toContain(order.number);
      expect(told).not.toContain(ana.merchantNumber);
    }
    const [a, b] = [tokenOf(one), tokenOf(other)];
    // Six characters are the second; of the 25 random ones, two that are drawn by chance share few.
    const same = [...a.slice(6, 31)].filter((char, at) => char === b[6 + at]);
    expect([a.length, b.length, same.length < 10]).toEqual([32, 32, true]);
  });

  it('and by the numbers of the merchant and the order nobody reads or pays it', async () => {
    const order = await create('01');
    const base = testApp.platform.config.publicBaseUrl;
    const { number } = order;
    const guesses = [`${ana.merchantNumber}${number}`, `${ana.merchantNumber}${number}V`, number, `00${number}`];
    for (const guess of guesses) {
      await expect(read(`${base}/pay/${guess}`)).rejects.toMatchObject(notFound);
      await expect(read(`${base}/pix/${guess}`)).rejects.toMatchObject(notFound);
      const body = { code: `${base}/pay/${guess}`, amount: 1_000, means: { method: '01' } } as const;
      const keyed = { idempotencyKey: crypto.randomUUID() };
      await expect(bruna.call(pay, { body }, keyed)).rejects.toMatchObject(notFound);
    }
    expect(await read(order.payUrl)).toMatchObject({ amount: 1_000, closedBecause: null });
  });

  it('nor by the number of an order in the QR code of the sandbox, which carries the same chance', async () => {
    const order = await create();
    const code = parseBrCode(order.pix?.brCode ?? '');
    expect(code.ok && code.url?.split('/').at(-1)).toBe(tokenOf(order));
    expect(await read(order.pix?.brCode ?? '')).toMatchObject({ amount: 1_000 });
  });
});

it('the numbers of one shop’s orders say nothing of how many others were made', async () => {
  const numbers: bigint[] = [];
  for (let count = 0; count < 12; count += 1) numbers.push(BigInt((await create()).number.slice(-5)));
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0n));
  // A counter would give the same small step each time.
  expect(new Set(steps).size).toBeGreaterThan(8);
  expect(numbers.toSorted((a, b) => (a < b ? -1 : 1))).not.toEqual(numbers);
});
