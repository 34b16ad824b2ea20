import { queryDispute, queryDisputes } from '@balcao/contract/dispute-open';
import { getOrder } from '@balcao/contract/order';
import { findOrders } from '@balcao/contract/order-find';
import { queryOrder } from '@balcao/contract/order-open';
import { createRefund, findRefunds, queryRefund } from '@balcao/contract/refund-open';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { settledOrders } from '../../../test/settled-orders.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { newNumber } from '../../platform/ids.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let others: MerchantServer;
let disputed: string;
/** A dispute of the other team that names an order of this one. */
let foreign: string;

const all = ['refunds', 'disputes', 'settlement'] as const;

const refund = async (merchantOrderNumber: string, merchantRefundNumber: string, of: MerchantServer = shop) => {
  const body = { merchantOrderNumber, merchantRefundNumber, amount: 1_00, reason: 'Xícara' };
  await of.call(createRefund, { body }, { idempotencyKey: merchantRefundNumber });
  await until(
    () => of.client.queryRefund(merchantRefundNumber),
    ({ review }) => review === '3',
  );
};
/** A bank asks for the money of this order. */
const dispute = async (team: Team, orderNumber: string, merchantOrderNumber: string): Promise<string> => {
  const now = testApp.platform.clock.now();
  const number = newNumber(now);
  await testApp.platform.db.$client.query(
    `insert into dispute (merchant_id, number, order_number, merchant_order_number, kind, status, source, amount, blocked, drawn, reason,
       opened_at, evidence_until, decide_until)
     values ($1, $2, $3, $4, 'fraud', 'open', 'bank', 100, 0, '{"pending":0,"available":0,"reserve":0}', 'Golpe', $5, $6, $6)`,
    [team.merchantId, number, orderNumber, merchantOrderNumber, now, new Date(now.getTime() + 7 * 86_400_000)],
  );
  return number;
};

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  await settledOrders(testApp.services, testApp.platform, ana, { count: 40, amount: 50_00, prefix: 'E' });
  const { number } = await shop.client.queryOrder('E-0');
  await refund('E-0', 'R-0');
  await refund('E-0', 'R-1');
  await refund('E-7', 'R-7');
  disputed = await dispute(ana, number, 'E-0');
  const bruno = await openTeam(testApp, await register(testApp), { certified: true });
  others = await merchantServer(testApp, bruno);
  await settledOrders(testApp.services, testApp.platform, bruno, { count: 1, amount: 50_00, prefix: 'E' });
  // Rows of another team that name an order of this one.
  foreign = await dispute(bruno, number, 'E-0');
  await refund('E-0', 'R-0', others);
});
afterAll(() => testApp.close());

describe('what stands with an answer of the open API when it is asked for', () => {
  it('are the refunds, disputes and the settlement of an order, each as it is asked for by itself', async () => {
    const order = await shop.client.queryOrder('E-0', { expand: all });
    expect(order.refunds).toEqual(await shop.client.queryOrderRefunds('E-0'));
    expect(order.refunds.map(({ merchantRefundNumber }) => merchantRefundNumber)).toEqual(['R-1', 'R-0']);
    expect(order.disputes).toEqual([await shop.client.queryDispute(disputed)]);
    const { isHeld, settledNet, settlesAt, settlements } = await ana.call(getOrder, { params: order });
    expect(order.settlement).toEqual({ isHeld, settledNet, settlesAt, settlements });
    expect(settlements).toMatchObject([{ net: 49_50, sequence: null }]);
  });
  it('is nothing where nothing was asked for, and the empty list where there is nothing', async () => {
    expect(Object.keys(await shop.client.queryOrder('E-0'))).not.toEqual(expect.arrayContaining(['refunds']));
    expect(await shop.client.queryOrder('E-1', { expand: ['refunds'] })).toMatchObject({ refunds: [] });
    expect(await shop.client.queryOrder('E-1', { expand: ['refunds'] })).not.toHaveProperty('disputes');
  });
  it('stands with every order of a list', async () => {
    const listed = new Map<string, Awaited<ReturnType<typeof shop.client.queryOrder>> | object>();
    for await (const order of shop.client.listOrders({ expand: all })) {
      listed.set(order.merchantOrderNumber, order);
      expect(order.settlement.settlements).toHaveLength(1);
    }
    expect(listed.size).toBe(40);
    for (const own of ['E-0', 'E-7', 'E-9']) {
      const { pix: _, payUrl: __, ...order } = await shop.client.queryOrder(own, { expand: all });
      expect(listed.get(own)).toEqual(order);
    }
  });
  it('is the order of a refund and of a dispute, one by one and in lists', async () => {
    const { pix: _, payUrl: __, ...order } = await shop.client.queryOrder('E-0');
    expect(await shop.client.queryRefund('R-0', { expand: ['order'] })).toMatchObject({ order });
    expect(await shop.client.queryDispute(disputed, { expand: ['order'] })).toMatchObject({ order });
    const orders: string[] = [];
    for await (const one of shop.client.listRefunds({ expand: ['order'] })) orders.push(one.order.merchantOrderNumber);
    expect(orders).toEqual(['E-7', 'E-0', 'E-0']);
    for await (const one of shop.client.listDisputes({ expand: ['order'] })) expect(one.order).toEqual(order);
    expect(await shop.client.queryRefund('R-0')).not.toHaveProperty('order');
  });
  it('takes several names with commas between them, as they are typed', async () => {
    const params = { merchantOrderNumber: 'E-0' };
    const order = await shop.call(queryOrder, { params, query: { expand: 'refunds,settlement' } });
    expect(order.refunds).toHaveLength(2);
    expect(order.settlement).toBeDefined();
    expect(order).not.toHaveProperty('disputes');
  });
  it.each([
    ['a name that there is not', 'customer'],
    ['one among others', 'refunds,customer'],
    ['a name of another answer', 'order'],
    ['more names than there are', ['refunds', 'refunds', 'refunds', 'refunds']],
    ['nothing', ''],
  ])('refuses %s under its field', async (_, expand) => {
    const refused = { code: 1000, fields: { expand: expect.any(String) } };
    const asked = { query: { expand: expand as 'refunds' } };
    await expect(shop.call(findOrders, asked)).rejects.toMatchObject(refused);
    const params = { merchantOrderNumber: 'E-0' };
    await expect(shop.call(queryOrder, { params, ...asked })).rejects.toMatchObject(refused);
  });
  it.each([
    ['refund', () => shop.call(findRefunds, { query: { expand: 'refunds' as 'order' } })],
    [
      'refunds of one number',
      () => shop.call(queryRefund, { params: { merchantRefundNumber: 'R-0' }, query: { expand: 'x' as 'order' } }),
    ],
    ['disputes', () => shop.call(queryDisputes, { query: { expand: 'refunds' as 'order' } })],
    ['one dispute', () => shop.call(queryDispute, { params: { number: disputed }, query: { expand: 'x' as 'order' } })],
  ])('refuses what does not stand with %s', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ code: 1000, fields: { expand: expect.any(String) } });
  });
  it('never shows anything of another team', async () => {
    const theirs = await others.client.queryOrder('E-0', { expand: all });
    expect(theirs.refunds.map(({ orderNumber }) => orderNumber)).toEqual([theirs.number]);
    expect(theirs.disputes).toEqual([]);
    expect(theirs.settlement.settlements).toHaveLength(1);
    const ours = await shop.client.queryOrder('E-0', { expand: all });
    expect(ours.settlement.settlements).not.toEqual(theirs.settlement.settlements);
    await expect(others.client.queryRefund('R-7', { expand: ['order'] })).rejects.toMatchObject({ name: 'not_found' });
  });
  it('shows the order of its own team alone, and answers what has no order of it without one', async () => {
    const { call } = others;
    const query = { expand: ['order' as const] };
    const [own, theirs] = [await shop.client.queryOrder('E-0'), await others.client.queryOrder('E-0')];
    expect(theirs.number).not.toBe(own.number);
    // Both teams call order and refund the same.
    for (const [{ call: ask }, { number }] of [[others, theirs] as const, [shop, own] as const]) {
      const { list } = await ask(findRefunds, { query });
      const listed = list.find(({ merchantRefundNumber }) => merchantRefundNumber === 'R-0');
      const one = await ask(queryRefund, { params: { merchantRefundNumber: 'R-0' }, query });
      expect([listed?.order?.number, one.order?.number]).toEqual([number, number]);
    }
    // The dispute of the other team names an order of this one.
    const { list } = await call(queryDisputes, { query });
    const one = await call(queryDispute, { params: { number: foreign }, query });
    expect([...list, one].map(({ number }) => number)).toEqual([foreign, foreign]);
    for (const each of [...list, one]) expect(each).not.toHaveProperty('order');
  });
  it('asks the database once for each name, no matter how long the list is', async () => {
    const asked = vi.spyOn(testApp.platform.db.$client, 'query');
    const questions = async (pageSize: number) => {
      asked.mockClear();
      const { list } = await shop.call(findOrders, { query: { expand: [...all], pageSize } });
      expect(list).toHaveLength(pageSize);
      const texts = asked.mock.calls.map(([one]) => (typeof one === 'string' ? one : (one as pg.QueryConfig).text));
      return texts.filter((text) => /from "(refund|dispute|settlement_item)"/.test(text ?? '')).length;
    };
    expect([await questions(1), await questions(40)]).toEqual([3, 3]);
    asked.mockRestore();
  });
});
