import { getInstalments, listInstalments } from '@balcao/contract/instalment';
import { getOrder } from '@balcao/contract/order';
import { moneyOf } from '@balcao/contract/order-money';
import { requestRefund } from '@balcao/contract/refund-request';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exported } from '../../../test/exports.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Team;
let dora: Team;
let shop: MerchantServer;
let orders = 0;

const card = { brand: 'Visa', last4: '4242' };
const boughtInParts = async (instalments: number, amount = 10_000): Promise<string> => {
  orders += 1;
  const ask = { merchantOrderNumber: `C-${orders}`, method: '0302', amount, goodsName: 'Moedor manual' } as const;
  const order = await shop.client.createOrder(ask);
  const txid = order.payUrl.split('/').at(-1) ?? '';
  await railPays(testApp, { txid, amount, method: '0302', card, instalments });
  return order.number;
};
const plan = (orderNumber: string) => ana.call(getInstalments, { params: { orderNumber } });
const amounts = async (orderNumber: string) => (await plan(orderNumber)).parts.map(({ amount }) => amount);

/** Time passes, and with it sessions end: the members log in again. */
const daysLater = async (days: number): Promise<void> => {
  await testApp.caller()(advanceClock, { body: { advanceSeconds: days * 86_400 } });
  ana = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
  dora = { ...dora, ...(await workIn(testApp, dora, dora.merchantId)) };
};

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  dora = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
});
afterAll(() => testApp.close());

describe('an order paid in parts', () => {
  it('has parts that sum to what was paid and to its net, due on bank days', async () => {
    const number = await boughtInParts(3);
    const { parts, ...whole } = await plan(number);
    expect(whole).toMatchObject({
      periods: 3,
      amountPerPeriod: 3_334,
      repaid: 0,
      waiting: 10_000,
      status: 'pending',
      card,
    });
    expect(parts.map(({ amount }) => amount)).toEqual([3_334, 3_333, 3_333]);
    expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(10_000 - 388);
    expect(whole.nextDueOn).toBe(parts[0]?.dueOn);
  });

  it('has none when it was paid at once', async () => {
    const number = await boughtInParts(1);
    await expect(plan(number)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is paid part by part by the issuer on the day, once however often it is said', async () => {
    await testApp.caller()(setRail, { body: { credit: 'twice' } });
    const number = await boughtInParts(2);
    const [first] = (await plan(number)).parts;
    await daysLater(36);
    const after = await until(
      () => plan(number),
      ({ repaidPeriods }) => repaidPeriods > 0,
    );
    expect(after).toMatchObject({ repaidPeriods: 1, repaid: first?.amount, waiting: 10_000 - (first?.amount ?? 0) });
    expect(after.parts.map(({ status }) => status)).toEqual(['paid', 'pending']);
    await daysLater(36);
    const end = await until(
      () => plan(number),
      ({ repaidPeriods }) => repaidPeriods === 2,
    );
    expect(end).toMatchObject({ status: 'paid', waiting: 0, repaid: 10_000, nextDueOn: null });
    await testApp.caller()(setRail, { body: { credit: 'approve' } });
  });
});

describe('a refund of an order paid in parts', () => {
  it('takes from the last parts first, and the issuer pays no part that is gone', async () => {
    const number = await boughtInParts(4, 20_000);
    const refund = (amount: number) =>
      transaction(testApp.platform.db, (tx) =>
        testApp.services.instalments.refunded(tx, { merchantId: ana.merchantId, number }, amount, 0),
      );
    await refund(7_000);
    expect(await amounts(number)).toEqual([5_000, 5_000, 3_000, 0]);
    await Promise.all([refund(1_000), refund(1_000), refund(1_000)]);
    expect(await amounts(number)).toEqual([5_000, 5_000, 0, 0]);
    await daysLater(140);
    const end = await until(
      () => plan(number),
      ({ waiting }) => waiting === 0,
    );
    expect(end.parts.map(({ status }) => status)).toEqual(['paid', 'paid', 'pending', 'pending']);
    expect(end).toMatchObject({ repaid: 10_000, status: 'paid', nextDueOn: null });
  });

  it('leaves what was agreed for each part as it was, also when everything is given back', async () => {
    const number = await boughtInParts(3);
    await transaction(testApp.platform.db, (tx) =>
      testApp.services.instalments.refunded(tx, { merchantId: ana.merchantId, number }, 10_000, 388),
    );
    expect(await amounts(number)).toEqual([0, 0, 0]);
    expect(await plan(number)).toMatchObject({ amountPerPeriod: 3_334, waiting: 0 });
  });

  it('is no payment: what was given back whole is told apart from what was paid, and the figures add up', async () => {
    const [whole, half] = [await boughtInParts(3), await boughtInParts(2)];
    for (const [number, amount] of [[whole, 10_000] as const, [half, 4_000] as const])
      await transaction(testApp.platform.db, (tx) =>
        testApp.services.instalments.refunded(tx, { merchantId: ana.merchantId, number }, amount, 0),
      );
    expect(await plan(whole)).toMatchObject({
      status: 'pending',
      repaid: 0,
      waiting: 0,
      refunded: 10_000,
      repaidPeriods: 0,
      refundedPeriods: 3,
    });
    expect(await plan(half)).toMatchObject({ status: 'pending', waiting: 6_000, refunded: 4_000, refundedPeriods: 0 });
    const standsAs = async (...status: ('pending' | 'paid' | 'refunded')[]) =>
      (await ana.call(listInstalments, { query: { pageSize: 100, status } })).list.map((one) => one.orderNumber);
    expect(await standsAs('refunded')).toContain(whole);
    expect(await standsAs('refunded')).not.toContain(half);
    expect(await standsAs('paid')).not.toContain(whole);
    expect(await standsAs('pending')).not.toContain(whole);
    expect(await standsAs('paid', 'refunded')).toContain(whole);
    expect((await standsAs('paid', 'pending', 'refunded')).toSorted()).toEqual(
      (await ana.call(listInstalments, { query: { pageSize: 100 } })).list.map((one) => one.orderNumber).toSorted(),
    );
  });

  it('is called so in the file too', async () => {
    const number = await boughtInParts(2);
    await transaction(testApp.platform.db, (tx) =>
      testApp.services.instalments.refunded(tx, { merchantId: ana.merchantId, number }, 6_000, 0),
    );
    const text = await exported(testApp, ana, 'instalment', { number });
    const [, first = '', second = ''] = text.split('\r\n');
    expect(first).toMatch(/;40,00;[^;]*;[^;]*;A receber;$/);
    expect(second).toMatch(/;0,00;[^;]*;[^;]*;Reembolsada;$/);
  });
});

describe('the money of an order paid in parts', () => {
  it('adds up to what was paid, before and after a refund, as do its parts', async () => {
    const number = await boughtInParts(3, 30_000);
    const before = moneyOf(await ana.call(getOrder, { params: { number } }));
    expect(before).toMatchObject({ paid: 30_000, pending: 30_000 - before.fee, refunded: 0, refunding: 0 });
    const body = { orderNumber: number, amount: 12_345, reason: 'Veio com defeito' };
    await ana.call(requestRefund, { body }, { idempotencyKey: `refund-${number}` });
    const order = await until(
      () => ana.call(getOrder, { params: { number } }),
      (one) => moneyOf(one).refunded > 0,
    );
    const { paid, fee, pending, settled, refunding, refunded } = moneyOf(order);
    expect({ paid, refunded, refunding }).toEqual({ paid: 30_000, refunded: 12_345, refunding: 0 });
    expect(fee + pending + settled + refunded).toBe(30_000);
    expect(order.net).toBe(pending + settled);
    const { parts } = await plan(number);
    expect(parts.map(({ amount }) => amount)).toEqual([10_000, 7_655, 0]);
    expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(order.net);
  });
});

describe('GET /admin/v3.0/instalment', () => {
  it('pages by place with no gap and no repeat, and shows a team its own only', async () => {
    for (let count = 0; count < 4; count += 1) await boughtInParts(2 + count);
    const all = await ana.call(listInstalments, { query: { pageSize: 100 } });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.call(listInstalments, { query: { pageSize: 3, ...(cursor ? { cursor } : {}) } });
      seen.push(...page.list.map(({ orderNumber }) => orderNumber));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(all.list.map(({ orderNumber }) => orderNumber));
    expect(seen.length).toBe(all.total);
    expect(await dora.call(listInstalments, {})).toMatchObject({ total: 0, list: [] });
    const params = { orderNumber: seen[0] ?? '' };
    await expect(dora.call(getInstalments, { params })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('filters by what is still waited for, by number and by the days on which it is due', async () => {
    const number = await boughtInParts(2);
    const dueOn = (await plan(number)).parts[1]?.dueOn ?? '';
    const found = async (query: object) =>
      (await ana.call(listInstalments, { query: { pageSize: 100, ...query } })).list.map(
        ({ orderNumber }) => orderNumber,
      );
    expect(await found({ number })).toEqual([number]);
    expect(await found({ number: number.slice(0, -1) })).toContain(number);
    expect(await found({ number: `C-${orders}` })).toEqual([number]);
    expect(await found({ number: 'Maria & filhos' })).toEqual([]);
    expect(await found({ dueFrom: dueOn, dueTo: dueOn })).toContain(number);
    expect(await found({ dueTo: '20200101' })).toEqual([]);
    expect(await found({ status: ['pending'] })).toContain(number);
    expect(await found({ status: ['paid'] })).not.toContain(number);
    expect((await found({ status: ['paid'] })).length).toBeGreaterThan(0);
  });
});
