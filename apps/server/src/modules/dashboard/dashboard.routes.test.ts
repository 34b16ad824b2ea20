import { addDays } from '@balcao/brazil/dates';
import { pay } from '@balcao/contract/customer';
import { type DashboardQuery, getFigures, getOverview } from '@balcao/contract/dashboard';
import { downloadExport, listExports, requestExport } from '@balcao/contract/export';
import { requestRefund } from '@balcao/contract/refund-request';
import { advanceClock } from '@balcao/contract/sandbox';
import { requestOf } from '@balcao/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
let orders = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  bruna = await customer(testApp);
});
afterAll(() => testApp.close());

const order = (amount: number, goodsName = 'Bolo') => {
  orders += 1;
  return shop.client.createOrder({ merchantOrderNumber: `D-${orders}`, method: '02', amount, goodsName });
};
const sell = async (amount: number, goodsName?: string) => {
  const made = await order(amount, goodsName);
  const body = { code: made.pix?.brCode ?? '', amount };
  await bruna.call(pay, { body }, { idempotencyKey: crypto.randomUUID() });
  return until(
    () => shop.client.queryOrder(made.merchantOrderNumber),
    ({ status }) => status === '02',
  );
};
const figures = (query: DashboardQuery, who: Pick<Team, 'call'> = ana) => who.call(getFigures, { query });

describe('GET /admin/v3.0/dashboard/overview', () => {
  it('begins with zeros, thirty days of them', async () => {
    const overview = await ana.call(getOverview, {});
    expect(overview).toMatchObject({ now: { amount: 0 }, past: { amount: 0 }, balances: { pending: 0, available: 0 } });
    expect(overview.days).toHaveLength(30);
    expect(overview.days.at(-1)?.day).toBe(overview.day);
    expect(overview.hours).toHaveLength(24);
    expect(overview.waiting).toEqual({ refunds: 0, certificates: 0 });
  });

  it('moves with every sale, and compares with yesterday until the same time', async () => {
    await sell(10_000);
    await sell(5_000, 'Torta');
    await order(900);
    const today = await ana.call(getOverview, {});
    expect(today).toMatchObject({
      now: { amount: 15_000, count: 2, created: 3, converted: 2, fee: 149 },
      past: { amount: 0 },
      balances: { pending: 14_851, available: 0 },
    });
    expect(today.days.at(-1)).toEqual({ day: today.day, amount: 15_000, count: 2 });
    expect(today.hours.reduce((sum, { now }) => sum + (now?.amount ?? 0), 0)).toBe(15_000);
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 86_400 } });
    ana = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
    bruna = await customer(testApp);
    const tomorrow = await ana.call(getOverview, {});
    expect(tomorrow).toMatchObject({ now: { amount: 0, count: 0 }, past: { amount: 15_000, count: 2 } });
    expect(tomorrow.days.at(-2)).toEqual({ day: today.day, amount: 15_000, count: 2 });
  });

  it('shows nothing to a role that may not see it', async () => {
    const eve = await member(testApp, await openTeam(testApp, await register(testApp)), { permissions: [] });
    await expect(eve.call(getOverview, {})).rejects.toMatchObject({ name: 'permission_missing' });
  });

  it('counts what waits in no list that the role does not open', async () => {
    const permissions = [{ menuId: 'payment.overview', permissionLevel: 'read' }] as const;
    const eve = await member(testApp, await openTeam(testApp, await register(testApp)), {
      permissions: [...permissions],
    });
    expect((await eve.call(getOverview, {})).waiting).toEqual({ refunds: null, certificates: null });
    await expect(figures({}, eve)).rejects.toMatchObject({ name: 'permission_missing' });
  });
});

describe('GET /admin/v3.0/dashboard/figures', () => {
  it('tells of a period by day, product, method and scene, with the best sold goods and refunds at their own time', async () => {
    const { number } = await sell(8_000, 'Torta');
    const body = { orderNumber: number, amount: 2_000, reason: 'Chegou frio' };
    await ana.call(requestRefund, { body }, { idempotencyKey: crypto.randomUUID() });
    const week = await until(
      () => figures({ period: 'days7' }),
      ({ now }) => now.refunds === 1,
    );
    expect(week).toMatchObject({
      step: 'day',
      now: { amount: 23_000, count: 3, created: 4, converted: 3, refunded: 2_000 },
      past: { amount: 0, count: 0 },
      products: [{ product: '03', amount: 23_000, count: 3, amountBefore: 0 }],
      methods: [{ method: '02', amount: 23_000 }],
      scenes: [{ scene: '0', amount: 23_000 }],
      goods: [
        { name: 'Torta', amount: 13_000, count: 2, quantity: 2 },
        { name: 'Bolo', amount: 10_000, count: 1, quantity: 1 },
      ],
    });
    expect(week.series.map(({ now }) => now?.amount)).toEqual([0, 0, 0, 0, 0, 15_000, 8_000]);
    expect(week.series.at(-1)?.now).toMatchObject({ refunds: 1, refunded: 2_000 });
  });

  it('shows today and yesterday by the hour, against the day before', async () => {
    const today = await figures({});
    expect(today).toMatchObject({ step: 'hour', now: { amount: 8_000 }, past: { amount: 15_000 } });
    const yesterday = await figures({ period: 'yesterday' });
    expect(yesterday).toMatchObject({ now: { amount: 15_000 }, past: { amount: 0 }, before: { until: null } });
    expect(yesterday.series).toHaveLength(24);
  });

  it('takes days of one’s own choice, a year of them at most, and refuses what is no period', async () => {
    const { from: today } = await figures({});
    const year = await figures({ period: 'custom', from: addDays(today, -365), to: today });
    expect(year.series).toHaveLength(366);
    expect(year.now.amount).toBe(23_000);
    const wrong: DashboardQuery[] = [
      { from: addDays(today, -366), to: today },
      { from: today, to: addDays(today, -1) },
      { from: addDays(today, 1), to: addDays(today, 1) },
      { from: '20260230', to: today },
      { from: '19990101', to: '19990102' },
      { from: today },
    ];
    for (const days of wrong)
      await expect(figures({ period: 'custom', ...days }), JSON.stringify(days)).rejects.toMatchObject({
        name: 'form_invalid',
      });
  });

  it('can be had as a file, by anyone who sees it', async () => {
    const filter = { period: 'days7', timezone: 'America/Sao_Paulo' };
    const ask = { subject: 'dashboard', format: 'csv', filter } as const;
    const { id } = await ana.call(requestExport, { body: ask }, { idempotencyKey: crypto.randomUUID() });
    await until(
      () => ana.call(listExports, {}),
      ({ list }) => list.some((file) => file.id === id && file.state === 'done'),
    );
    const headers = () => ({ authorization: `Bearer ${ana.token}`, 'accept-language': 'pt' });
    const from = { baseUrl: 'http://balcao.test', send: testApp.send, headers };
    const file = await testApp.send(requestOf(from, downloadExport, { params: { id } }));
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toContain('Valor pago');
    expect(lines.at(-1)).toContain('80,00');
    const broken = { ...ask, filter: { period: 'days7', timezone: 'Mars/Base' } };
    await expect(ana.call(requestExport, { body: broken })).rejects.toMatchObject({ name: 'form_invalid' });
    const reader = [{ menuId: 'payment.orders', permissionLevel: 'write' } as const];
    const eve = await member(testApp, await openTeam(testApp, await register(testApp)), { permissions: reader });
    await expect(eve.call(requestExport, { body: ask })).rejects.toMatchObject({ name: 'permission_missing' });
  });
});
