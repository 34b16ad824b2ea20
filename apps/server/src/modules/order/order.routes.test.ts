import { parseBrCode } from '@balcao/brazil/br-code';
import { listPayments, pay } from '@balcao/contract/customer';
import { createOrder, getOrder, listOrders } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let dora: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
let orders = 0;

const coffee = (ask: Partial<Parameters<MerchantServer['client']['createOrder']>[0]> = {}) => {
  orders += 1;
  return { merchantOrderNumber: `P-${orders}`, method: '02', amount: 1_234, goodsName: 'Café coado', ...ask } as const;
};
const advance = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const balances = () => testApp.services.ledger.balances(testApp.platform.db, ana.merchantId);
const paid = (number: string) =>
  until(
    () => ana.call(getOrder, { params: { number } }),
    (order) => order.status === '02',
  );
const payOrder = (order: { amount: number; pix: { brCode: string } | null }, key = crypto.randomUUID()) =>
  bruna.call(pay, { body: { code: order.pix?.brCode ?? '', amount: order.amount } }, { idempotencyKey: key });

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { name: 'Café do Mercado', certified: true });
  dora = await openTeam(testApp, await register(testApp), { name: 'Livraria Aurora', certified: true });
  shop = await merchantServer(testApp, ana);
  bruna = await customer(testApp);
});
afterAll(() => testApp.close());
beforeEach(() => testApp.caller()(setRail, { body: { pix: 'approve' } }));

describe('POST /open/v3.0/order', () => {
  it('answers with a waiting order and the BR Code that the customer pays', async () => {
    const order = await shop.client.createOrder(coffee({ amount: 5_990 }));
    expect(order).toMatchObject({ status: '01', amount: 5_990, fee: 59, net: 5_931, completedAt: null });
    const code = parseBrCode(order.pix?.brCode ?? '');
    expect(code).toMatchObject({ ok: true, amount: 5_990, merchantName: 'Cafe do Mercado', oneTime: true });
    expect(code).toMatchObject({ url: expect.stringContaining(order.pix?.txid ?? '-') });
  });

  it('makes one order and one answer of a hundred calls under one key at once', async () => {
    const ask = coffee();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => shop.call(createOrder, { body: ask }, { idempotencyKey: 'cem-vezes' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const found = await ana.call(listOrders, { query: { number: ask.merchantOrderNumber } });
    expect(found.total).toBe(1);
  });

  it('refuses a key that comes again with another order', async () => {
    await shop.client.createOrder(coffee(), { idempotencyKey: 'uma-chave' });
    await expect(shop.client.createOrder(coffee(), { idempotencyKey: 'uma-chave' })).rejects.toMatchObject({
      name: 'idempotency_key_reused',
      code: 1_040_002,
    });
  });

  it.each([
    [{ unitPrice: 411, goodsQuantity: 3, amount: 1_233 }, undefined],
    [{ unitPrice: 411, goodsQuantity: 3, amount: 1_234 }, ['amount']],
    [{ unitPrice: 411, amount: 412 }, ['amount']],
  ])('takes the unit price only where it makes the amount: %j', async (goods, refused) => {
    const asked = shop.client.createOrder(coffee(goods)).then(
      () => undefined,
      ({ fields }) => Object.keys(fields),
    );
    await expect(asked).resolves.toEqual(refused);
  });

  it('refuses a call without a key', async () => {
    await expect(shop.call(createOrder, { body: coffee() })).rejects.toMatchObject({ name: 'idempotency_key_missing' });
  });

  it("refuses a merchant's number that was used before, and another merchant may use it", async () => {
    const ask = coffee();
    await shop.client.createOrder(ask);
    await expect(shop.client.createOrder(ask)).rejects.toMatchObject({ name: 'order_number_used', code: 13_006 });
    const books = await merchantServer(testApp, dora);
    await expect(books.client.createOrder(ask)).resolves.toMatchObject({ status: '01' });
  });

  it('refuses a team that is not certified', async () => {
    const newcomer = await openTeam(testApp, await register(testApp));
    const server = await merchantServer(testApp, newcomer);
    await expect(server.client.createOrder(coffee())).rejects.toMatchObject({ name: 'not_certified', code: 13_014 });
  });

  it('takes 1 centavo and R$ 999.999.999,99', async () => {
    await expect(shop.client.createOrder(coffee({ amount: 1 }))).resolves.toMatchObject({ fee: 0, net: 1 });
    const largest = await shop.client.createOrder(coffee({ amount: 99_999_999_999 }));
    expect(largest.fee + largest.net).toBe(99_999_999_999);
  });
});

describe('paying an order', () => {
  it('moves it to paid and the money to what is to be settled, less the fee', async () => {
    const before = await balances();
    const order = await shop.client.createOrder(coffee({ amount: 10_000 }));
    await expect(payOrder(order)).resolves.toMatchObject({ state: 'done', amount: 10_000 });
    const after = await paid(order.number);
    // Of the payer only the first name is shown (rule: masked).
    expect(after.payment).toMatchObject({ payerName: 'Bruna ***', amount: 10_000 });
    expect(after.movements).toMatchObject([
      { account: 'rail_clearing', rail: '02', amount: -10_000, kind: 'paid' },
      { account: 'pending', amount: 9_901, kind: 'paid' },
      { account: 'fee_revenue', amount: 99, kind: 'paid' },
    ]);
    expect(await balances()).toEqual({ pending: before.pending + 9_901, available: 0 });
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it.each(['twice', 'disorder', 'late'] as const)('counts once when the rail answers %s', async (mode) => {
    await testApp.caller()(setRail, { body: { pix: mode } });
    const before = await balances();
    const order = await shop.client.createOrder(coffee({ amount: 20_000 }));
    await payOrder(order);
    if (mode === 'late') {
      expect((await ana.call(getOrder, { params: { number: order.number } })).status).toBe('01');
      await advance(15);
    }
    await paid(order.number);
    expect((await balances()).pending).toBe(before.pending + 19_802);
  });

  it('is found out when the rail says nothing', async () => {
    await testApp.caller()(setRail, { body: { pix: 'silent' } });
    const order = await shop.client.createOrder(coffee());
    await payOrder(order);
    await advance(15);
    const asked = await shop.call(queryOrder, { params: { merchantOrderNumber: order.merchantOrderNumber } });
    expect(asked.status).toBe('02');
  });

  it('changes nothing when the rail declines, and may be tried again', async () => {
    await testApp.caller()(setRail, { body: { pix: 'decline' } });
    const order = await shop.client.createOrder(coffee());
    await expect(payOrder(order)).resolves.toMatchObject({ state: 'refused' });
    await testApp.caller()(setRail, { body: { pix: 'approve' } });
    await payOrder(order);
    await expect(paid(order.number)).resolves.toMatchObject({ status: '02' });
  });
});

describe('closing an order', () => {
  it('closes it by itself when its time is over', async () => {
    const order = await shop.client.createOrder(coffee({ expiresInSeconds: 60 }));
    await advance(61);
    await until(
      () => shop.client.queryOrder(order.merchantOrderNumber),
      ({ status }) => status === '04',
    );
    await expect(payOrder(order)).rejects.toMatchObject({ name: 'order_not_payable' });
  });

  it('refuses to close what is paid, and what is closed already', async () => {
    const order = await shop.client.createOrder(coffee());
    await payOrder(order);
    await paid(order.number);
    const again = shop.client.closeOrder(order.merchantOrderNumber);
    await expect(again).rejects.toMatchObject({ name: 'state_forbids', code: 13_014 });
    const other = await shop.client.createOrder(coffee());
    await expect(shop.client.closeOrder(other.merchantOrderNumber)).resolves.toMatchObject({ status: '04' });
    await expect(shop.client.closeOrder(other.merchantOrderNumber)).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('gives the money back that arrives after it, and the ledger stays at zero', async () => {
    await testApp.caller()(setRail, { body: { pix: 'late' } });
    const before = await balances();
    const order = await shop.client.createOrder(coffee({ amount: 7_700 }));
    await payOrder(order);
    await shop.client.closeOrder(order.merchantOrderNumber);
    await testApp.caller()(setRail, { body: { pix: 'approve' } });
    await advance(15);
    await until(
      () => bruna.call(listPayments, { query: { pageSize: 1 } }),
      ({ list }) => list[0]?.state === 'returned',
    );
    expect(await balances()).toEqual(before);
    await until(
      () => testApp.services.ledger.movements(ana.merchantId, { beginning: `order:${order.number}:`, whole: [] }),
      // Money in and money out, both between the rail and suspense.
      (movements) => movements.length === 4,
    );
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('GET /admin/v3.0/order', () => {
  it('shows a team its own orders only, by list, number and export', async () => {
    const order = await shop.client.createOrder(coffee({ goodsName: 'Só da Ana' }));
    const list = await dora.call(listOrders, { query: { number: order.number } });
    expect(list).toMatchObject({ total: 0, list: [] });
    await expect(dora.call(getOrder, { params: { number: order.number } })).rejects.toMatchObject({
      name: 'not_found',
      code: 13_018,
    });
  });

  it('pages by place with no gap and no repeat', async () => {
    const all = await ana.call(listOrders, { query: { pageSize: 100 } });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.call(listOrders, { query: { pageSize: 3, ...(cursor ? { cursor } : {}) } });
      seen.push(...page.list.map(({ number }) => number));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(all.list.map(({ number }) => number));
    expect(seen.length).toBe(all.total);
  });

  it('filters by status, method, product, amount and both dates', async () => {
    const { list } = await ana.call(listOrders, { query: { pageSize: 100 } });
    const found = await ana.call(listOrders, {
      query: { pageSize: 100, status: ['02'], method: ['02'], product: ['03'], amountFrom: 10_000, amountTo: 20_000 },
    });
    const expected = list.filter(({ status, amount }) => status === '02' && amount >= 10_000 && amount <= 20_000);
    expect(found.list.map(({ number }) => number)).toEqual(expected.map(({ number }) => number));
    expect(expected.length).toBeGreaterThan(1);
    const byCompletion = await ana.call(listOrders, { query: { pageSize: 100, basis: '2' } });
    expect(byCompletion.list.every(({ completedAt }) => completedAt !== null)).toBe(true);
    expect(byCompletion.total).toBe(list.filter(({ completedAt }) => completedAt !== null).length);
  });

  it('reaches back three months and says so', async () => {
    const from = new Date(testApp.platform.clock.now().getTime() - 100 * 86_400_000).toISOString();
    await expect(ana.call(listOrders, { query: { from } })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { from: 'A busca vai até três meses atrás.' },
    });
  });

  it('refuses who may not see orders, with a code that does not log out', async () => {
    const reader = await member(testApp, ana, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'read' }],
    });
    await expect(reader.call(listOrders, {})).rejects.toMatchObject({ name: 'permission_missing', code: 1_030_403 });
    await expect(testApp.caller()(listOrders, {})).rejects.toMatchObject({ name: 'session_missing', code: 401 });
  });
});
