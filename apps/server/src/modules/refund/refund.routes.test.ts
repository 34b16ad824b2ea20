import { listPayments } from '@balcao/contract/customer';
import { getOverview } from '@balcao/contract/dashboard';
import { requestExport } from '@balcao/contract/export';
import { getOrder } from '@balcao/contract/order';
import { getRefund, listOrderRefunds, listRefunds } from '@balcao/contract/refund';
import { createRefund, queryOrderRefunds, queryRefund } from '@balcao/contract/refund-open';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { getRefundable, rejectRefund, requestRefund } from '@balcao/contract/refund-request';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exported } from '../../../test/exports.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let dora: Team;
let shop: MerchantServer;
let books: MerchantServer;
let till: Till;
let refunds = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { name: 'Café do Mercado', certified: true });
  dora = await openTeam(testApp, await register(testApp), { name: 'Livraria Aurora', certified: true });
  shop = await merchantServer(testApp, ana);
  books = await merchantServer(testApp, dora);
  till = await openTill(testApp, shop);
});
afterAll(() => testApp.close());
beforeEach(() => testApp.caller()(setRail, { body: { pix: 'approve' } }));

type Ask = Parameters<typeof shop.call<typeof createRefund>>[1]['body'];
const ask = (merchantOrderNumber: string, amount: number, more: Partial<Ask> = {}): Ask => {
  refunds += 1;
  return { merchantOrderNumber, merchantRefundNumber: `R-${refunds}`, amount, reason: 'Xícara trincada', ...more };
};
const refund = (body: Ask, key: string = crypto.randomUUID(), server = shop) =>
  server.call(createRefund, { body }, { idempotencyKey: key });
const read = (merchantRefundNumber: string, server = shop) =>
  server.call(queryRefund, { params: { merchantRefundNumber } });
const ended = (merchantRefundNumber: string | null) =>
  until(
    () => read(merchantRefundNumber ?? ''),
    ({ review }) => review !== '2',
  );
const orderOf = (number: string) => ana.call(getOrder, { params: { number } });
const balances = () => testApp.services.ledger.balances(testApp.platform.db, ana.merchantId);
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.name,
  );

describe('POST /open/v3.0/refund', () => {
  it('gives a part back: the payer gets it and reads why, the merchant gets back its share of the fee', async () => {
    const order = await till.paid(5_990);
    const before = (await balances()).pending;
    const made = await refund(ask(order.merchantOrderNumber, 2_000, { goodsQuantity: 1 }));
    expect(made).toMatchObject({ review: '2', status: '01', amount: 2_000, fee: 19, orderNumber: order.number });
    const done = await ended(made.merchantRefundNumber);
    expect(done).toMatchObject({ review: '3', status: '02', goodsQuantity: 1, completedAt: expect.any(String) });
    expect(before - (await balances()).pending).toBe(2_000 - 19);
    expect(await orderOf(order.number)).toMatchObject({
      refundedAmount: 2_000,
      status: '02',
      fee: order.fee - 19,
      net: 3_990 - (order.fee - 19),
    });
    const { list } = await till.payer.call(listPayments, {});
    expect(list.find(({ amount }) => amount === 5_990)).toMatchObject({ returned: 2_000 });
  });

  it('tells the payer each time that some came back: how much, when, and why', async () => {
    const order = await till.paid(5_991);
    for (const [amount, reason] of [[1_000, 'Faltou o pão'] as const, [500, 'Faltou a geleia'] as const])
      await ended((await refund(ask(order.merchantOrderNumber, amount, { reason }))).merchantRefundNumber);
    const { list } = await till.payer.call(listPayments, {});
    expect(list.find(({ amount }) => amount === 5_991)).toMatchObject({
      returned: 1_500,
      returns: [
        { amount: 1_000, at: expect.stringMatching(/Z$/), reason: 'Faltou o pão' },
        { amount: 500, at: expect.stringMatching(/Z$/), reason: 'Faltou a geleia' },
      ],
    });
  });

  it('gives the whole back in parts, the whole fee with it, and nothing is left', async () => {
    const order = await till.paid(1_001);
    const before = (await balances()).pending;
    const fees: number[] = [];
    for (const amount of [1, 333, 667]) fees.push((await refund(ask(order.merchantOrderNumber, amount))).fee);
    expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(order.fee);
    expect(before - (await balances()).pending).toBe(order.net);
    expect(await orderOf(order.number)).toMatchObject({ refundedAmount: 1_001, fee: 0, net: 0 });
    expect(await refused(refund(ask(order.merchantOrderNumber, 1)))).toBe('refund_exceeds_order');
  });

  it('never gives back more than was paid, however many ask at once (rule: refunds-within-paid)', async () => {
    const order = await till.paid(2_000);
    const asked = await Promise.all(
      Array.from({ length: 50 }, () => refused(refund(ask(order.merchantOrderNumber, 150)))),
    );
    expect(asked.filter((one) => one === 'done')).toHaveLength(13);
    expect(new Set(asked)).toEqual(new Set(['done', 'refund_exceeds_order']));
    expect(await orderOf(order.number)).toMatchObject({ refundedAmount: 13 * 150 });
    expect(await testApp.services.ledger.prove()).toMatchObject({ total: 0, negative: 0 });
  });

  it('gives an order back fifty times and no more', async () => {
    const order = await till.paid(10_000);
    const asked = await Promise.all(
      Array.from({ length: 51 }, () => refused(refund(ask(order.merchantOrderNumber, 1)))),
    );
    expect(asked.filter((one) => one !== 'done')).toEqual(['refunds_full']);
  });

  it('makes one refund of a hundred calls under one key', async () => {
    const order = await till.paid(1_000);
    const body = ask(order.merchantOrderNumber, 400);
    const answers = await Promise.all(Array.from({ length: 100 }, () => refund(body, 'uma-vez')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await orderOf(order.number)).refundedAmount).toBe(400);
    expect(await refused(refund({ ...body, amount: 401 }, 'uma-vez'))).toBe('idempotency_key_reused');
  });

  it('takes a number once, and leaves numbers and keys of merchants apart', async () => {
    const order = await till.paid(1_000);
    const theirs = await (await openTill(testApp, books)).paid(1_000);
    const body = ask(order.merchantOrderNumber, 100);
    await refund(body, 'mesma-chave');
    expect(await refused(refund(body))).toBe('refund_number_used');
    const other = await refund({ ...body, merchantOrderNumber: theirs.merchantOrderNumber }, 'mesma-chave', books);
    expect(other.orderNumber).toBe(theirs.number);
    expect((await orderOf(order.number)).refundedAmount).toBe(100);
  });

  it('refuses what is not paid, not there, or another merchant’s', async () => {
    const waiting = await till.open(1_000);
    const order = await till.paid(1_000);
    expect(await refused(refund(ask(waiting.merchantOrderNumber, 100)))).toBe('order_not_paid');
    expect(await refused(refund(ask('nobody-knows', 100)))).toBe('not_found');
    expect(await refused(refund(ask(order.merchantOrderNumber, 100), undefined, books))).toBe('not_found');
    const mine = await refund(ask(order.merchantOrderNumber, 100));
    expect(await refused(read(mine.merchantRefundNumber ?? '', books))).toBe('not_found');
    const ofOrder = { params: { merchantOrderNumber: order.merchantOrderNumber } };
    expect(await refused(books.call(queryOrderRefunds, ofOrder))).toBe('not_found');
    expect(await shop.call(queryOrderRefunds, ofOrder)).toMatchObject([{ number: mine.number }]);
  });

  it.each(['100', 1.5, 0, -1, null, true, 100_000_000_000])('refuses the amount %s', async (amount) => {
    expect(await refused(refund(ask('T-1', amount as number)))).toBe('form_invalid');
  });

  it('says what its pieces cost and when the order was received', async () => {
    const order = await till.paid(1_000);
    const made = await refund(ask(order.merchantOrderNumber, 300, { goodsQuantity: 2 }));
    expect(made).toMatchObject({ goodsQuantity: 2, goodsAmount: 667, orderReceivedAt: order.completedAt });
    const without = await refund(ask(order.merchantOrderNumber, 300));
    expect(without).toMatchObject({ goodsQuantity: null, goodsAmount: null, orderReceivedAt: order.completedAt });
    const { list } = await ana.call(listRefunds, { query: { number: order.number } });
    expect(list.map(({ goodsAmount }) => goodsAmount)).toEqual([null, 667]);
  });

  it('refuses more goods than were sold, over all refunds of the order that have not come to nothing', async () => {
    const order = await till.paid(1_000);
    const back = (goodsQuantity: number) => refund(ask(order.merchantOrderNumber, 1, { goodsQuantity }));
    await back(2);
    expect(await refused(back(2))).toBe('form_invalid');
    const { piecesLeft } = await ana.call(getRefundable, { params: { number: order.number } });
    expect(piecesLeft).toBe(1);
    await back(1);
    expect(await refused(back(1))).toBe('form_invalid');
    expect(await refund(ask(order.merchantOrderNumber, 1))).toMatchObject({ goodsQuantity: null });
  });

  it('refuses more goods than were sold, a reason nobody can read, and a call without a key', async () => {
    const order = await till.paid(1_000);
    expect(await refused(refund(ask(order.merchantOrderNumber, 1, { goodsQuantity: 4 })))).toBe('form_invalid');
    expect(await refused(refund(ask(order.merchantOrderNumber, 1, { reason: 'a\u202eb' })))).toBe('form_invalid');
    expect(await refused(refund(ask(order.merchantOrderNumber, 1, { reason: ' ' })))).toBe('form_invalid');
    const bare = shop.call(createRefund, { body: ask(order.merchantOrderNumber, 1) });
    expect(await refused(bare)).toBe('idempotency_key_missing');
  });

  it('gives back one centavo, and the largest amount', async () => {
    const large = await till.paid(99_999_999_999);
    expect(await refund(ask(large.merchantOrderNumber, 1))).toMatchObject({ amount: 1, fee: 0 });
    const rest = await refund(ask(large.merchantOrderNumber, 99_999_999_998));
    expect(await ended(rest.merchantRefundNumber)).toMatchObject({ status: '02', fee: large.fee });
  });
});

describe('POST /admin/v3.0/refund', () => {
  it('gives back by hand of a member, who is named in what happened', async () => {
    const { number: orderNumber } = await till.paid(3_000);
    const before = await ana.call(getRefundable, { params: { number: orderNumber } });
    expect(before).toMatchObject({ paid: 3_000, refundTaken: 0, refundsLeft: 50, automatic: true });
    expect(before.sources.pending).toBe(3_000 - before.fee);
    const body = { orderNumber, amount: 1_500, reason: 'Veio frio' };
    const made = await ana.call(requestRefund, { body });
    expect(made.steps).toMatchObject([{ kind: 'requested', by: expect.any(String) }, { kind: 'sent' }]);
    const done = await until(
      () => ana.call(getRefund, { params: { number: made.number } }),
      ({ review }) => review === '3',
    );
    expect(done.steps.at(-1)).toMatchObject({ kind: 'done' });
    expect(done.drawn).toMatchObject({ pending: 1_500 - made.fee, available: 0, reserve: 0 });
    const ofOrder = await ana.call(listOrderRefunds, { params: { number: orderNumber } });
    expect(ofOrder).toMatchObject([{ number: made.number, source: 'member', requestedBy: expect.any(String) }]);
  });

  it('is told to nobody else: another team finds nothing', async () => {
    const { number } = await till.paid(1_000);
    const body = { orderNumber: number, amount: 1, reason: 'x' };
    expect(await refused(dora.call(requestRefund, { body }))).toBe('not_found');
    expect(await refused(dora.call(getRefundable, { params: { number } }))).toBe('not_found');
    expect(await refused(dora.call(listOrderRefunds, { params: { number } }))).toBe('not_found');
    const made = await ana.call(requestRefund, { body });
    expect(await refused(dora.call(getRefund, { params: { number: made.number } }))).toBe('not_found');
  });

  it('is not for anyone who may only view refunds', async () => {
    const { number: orderNumber } = await till.paid(1_000);
    const reader = await member(testApp, ana, {
      permissions: [{ menuId: 'payment.refunds', permissionLevel: 'read' }],
    });
    const body = { orderNumber, amount: 1, reason: 'x' };
    expect(await refused(reader.call(requestRefund, { body }))).toBe('permission_missing');
    expect((await reader.call(listRefunds, {})).total).toBeGreaterThan(0);
  });
});

describe('GET /admin/v3.0/refund', () => {
  it('finds by number, order, amount and decision, page by page, and writes the same as CSV', async () => {
    const order = await till.paid(9_000);
    const made = [];
    for (const amount of [71, 72, 73])
      made.push(await refund(ask(order.merchantOrderNumber, amount, { reason: '=1+1' })));
    for (const one of made) await ended(one.merchantRefundNumber);
    const query = { number: order.merchantOrderNumber, review: ['3' as const] };
    const first = await ana.call(listRefunds, { query: { ...query, pageSize: 2 } });
    expect(first.list.map(({ amount }) => amount)).toEqual([73, 72]);
    const next = await ana.call(listRefunds, { query: { ...query, pageSize: 2, cursor: first.nextCursor ?? '' } });
    expect(next).toMatchObject({ list: [{ amount: 71 }], total: 3, nextCursor: null });
    const numbers = [made[0]?.number ?? '', made[0]?.merchantRefundNumber ?? ''];
    for (const number of numbers) expect((await ana.call(listRefunds, { query: { number } })).total).toBe(1);
    expect((await ana.call(listRefunds, { query: { ...query, amountFrom: 72, amountTo: 72 } })).total).toBe(1);
    expect((await ana.call(listRefunds, { query: { ...query, basis: '2', status: ['02'] } })).total).toBe(3);
    const csv = await exported(testApp, ana, 'refund', query);
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    expect(csv).toContain("'=1+1");
    expect(csv).toContain(';0,73;');
    expect((await exported(testApp, ana, 'refund', { ...query, amountFrom: 73 })).trim().split('\r\n')).toHaveLength(2);
  });

  it('is exported by anyone who reads refunds, as far back as the list reaches', async () => {
    const ofOrders = await member(testApp, ana, {
      permissions: [{ menuId: 'payment.orders', permissionLevel: 'write' }],
    });
    const body = { subject: 'refund', format: 'csv', filter: {} } as const;
    expect(await refused(ofOrders.call(requestExport, { body }))).toBe('permission_missing');
    const old = { ...body, filter: { from: '2020-01-01T00:00:00Z' } };
    expect(await refused(ana.call(requestExport, { body: old }))).toBe('form_invalid');
  });

  it('shows and exports what waits for a decision, however old it is', async () => {
    const { version } = await ana.call(getRefundPolicy, {});
    await ana.call(saveRefundPolicy, { body: { automatic: false, secondPersonFrom: null, version } });
    const [waits, rejected] = [await till.paid(1_000), await till.paid(1_000)];
    const { number } = await refund(ask(waits.merchantOrderNumber, 10));
    const other = await refund(ask(rejected.merchantOrderNumber, 10));
    await ana.call(rejectRefund, { params: { number: other.number }, body: { reason: 'x' } });
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 100 * 86_400 } });
    ana = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
    const all = await ana.call(listRefunds, { query: { pageSize: 100 } });
    expect(all.list.map((one) => one.number)).toEqual([number]);
    expect(all.total).toBe(1);
    expect((await ana.call(listRefunds, { query: { review: ['0'] } })).total).toBe(1);
    expect((await ana.call(getOverview, {})).waiting.refunds).toBe(1);
    expect(await exported(testApp, ana, 'refund')).toContain(number);
    const from = testApp.platform.clock.now().toISOString();
    expect((await ana.call(listRefunds, { query: { from } })).total).toBe(0);
  });

  it('reaches back three months and no further', async () => {
    expect(await refused(ana.call(listRefunds, { query: { from: '2020-01-01T00:00:00Z' } }))).toBe('form_invalid');
    expect(await refused(ana.call(listRefunds, { query: { cursor: 'forged' } }))).toBe('form_invalid');
  });
});
