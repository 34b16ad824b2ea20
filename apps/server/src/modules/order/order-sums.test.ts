import { getOrder, listOrders, type OrderEntry } from '@balcao/contract/order';
import { listMerchantOrders } from '@balcao/contract/order-desk';
import { listOrderShopCodes } from '@balcao/contract/order-shop-code';
import { sumOrders } from '@balcao/contract/order-sums';
import { requestRefund } from '@balcao/contract/refund-request';
import { createShopCode, removeShopCode } from '@balcao/contract/shop-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import { sumUpTo } from './order-sums.repository.ts';

let testApp: TestApp;
let ana: Team;
let dora: Team;
let shop: MerchantServer;
let code: { id: string; name: string };
let atCode = '';
let orders = 0;

const make = async (amount: number, metadata?: Record<string, string>) => {
  orders += 1;
  const ask = { merchantOrderNumber: `S-${orders}`, method: '02', amount, goodsName: 'Café' } as const;
  return shop.client.createOrder({ ...ask, ...(metadata && { metadata }) });
};
const paid = async (amount: number, metadata?: Record<string, string>) => {
  const order = await make(amount, metadata);
  await railPays(testApp, { txid: order.pix?.txid ?? '', amount });
  return order.number;
};
const list = async (query: object = {}, by: Team = ana): Promise<OrderEntry[]> =>
  (await by.call(listOrders, { query: { pageSize: 100, ...query } })).list;
const found = async (query: object, by: Team = ana) => (await list(query, by)).map(({ number }) => number).sort();
const named = (number: string, name: string) =>
  testApp.platform.db.$client.query('update "order" set payer_name = $2 where number = $1', [number, name]);

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true, products: ['03', '04'] });
  dora = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  code = await ana.call(createShopCode, { body: { name: 'Balcão', goodsName: 'Consumo', amount: null } });
  const ask = { merchantId: ana.merchantId, product: '04', method: '01', amount: 700, goodsName: 'Consumo' } as const;
  const now = testApp.platform.clock.now();
  const opened = await transaction(testApp.platform.db, (tx) =>
    testApp.services.orders.open(tx, { ...ask, expiresInSeconds: 600, shopCodeId: code.id }, now),
  );
  atCode = opened.number;
});
afterAll(() => testApp.close());

describe('who paid an order', () => {
  it('is shown by the first name alone, and found by it, in capitals or not, with accents or not', async () => {
    const [jose, joseph, nobody] = [await paid(1_100), await paid(1_200), await make(1_300)];
    await named(jose, 'JOSÉ  da Silva');
    await named(joseph, 'Josefa Lima');
    const shown = new Map((await list()).map(({ number, payerName }) => [number, payerName]));
    expect([shown.get(jose), shown.get(joseph), shown.get(nobody.number)]).toEqual(['JOSÉ ***', 'Josefa ***', null]);
    expect((await ana.call(getOrder, { params: { number: jose } })).payerName).toBe('JOSÉ ***');
    for (const payer of ['josé', 'Jose', 'JOSÉ']) expect(await found({ payer })).toEqual([jose]);
    expect(await found({ payer: 'josefa', basis: '2' })).toEqual([joseph]);
  });
  it('is never found by more of the name than is shown', async () => {
    for (const payer of ['Silva', 'da', 'Jos', 'jos%', '.*']) expect(await found({ payer })).toEqual([]);
    const refused = ana.call(listOrders, { query: { payer: 'José da Silva' } });
    await expect(refused).rejects.toMatchObject({ code: 1000, fields: { payer: expect.stringContaining('nome') } });
  });
  it('is never found by another team, nor asked for by staff', async () => {
    expect(await found({ payer: 'josé' }, dora)).toEqual([]);
    const params = { id: ana.merchantId };
    const { call } = await staffMember(testApp, 'support');
    await expect(call(listMerchantOrders, { params, query: { payer: 'José' } as never })).rejects.toMatchObject({
      name: 'form_invalid',
    });
    const seen = await call(listMerchantOrders, { params, query: {} });
    expect(seen.list.some((order) => 'payerName' in order || 'shopCode' in order)).toBe(false);
  });
});

describe('the QR code that an order was paid at', () => {
  it('is shown by its name and found by it, also once it is removed', async () => {
    expect(await found({ shopCode: [code.id] })).toEqual([atCode]);
    expect((await list({ shopCode: code.id }))[0]?.shopCode).toEqual({ id: code.id, name: 'Balcão' });
    expect((await ana.call(getOrder, { params: { number: atCode } })).shopCode).toEqual({
      id: code.id,
      name: 'Balcão',
    });
    await ana.call(removeShopCode, { params: { id: code.id } });
    expect((await list({ shopCode: code.id }))[0]?.shopCode?.name).toBe('Balcão');
    const other = await ana.call(createShopCode, { body: { name: 'Varanda', goodsName: 'Consumo', amount: null } });
    expect((await ana.call(listOrderShopCodes, {})).list).toEqual([
      { id: other.id, name: 'Varanda', isRemoved: false },
      { id: code.id, name: 'Balcão', isRemoved: true },
    ]);
  });
  it('is told to members who read orders, whatever they may know of products, and to no other team', async () => {
    const reader = await member(testApp, ana, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] });
    expect((await reader.call(listOrderShopCodes, {})).list).toHaveLength(2);
    expect((await dora.call(listOrderShopCodes, {})).list).toEqual([]);
    expect(await found({ shopCode: [code.id] }, dora)).toEqual([]);
  });
});

describe('what a server noted', () => {
  it('finds orders in the back office by a key with exactly a value', async () => {
    const { number } = await make(900, { table: '12' });
    await make(900, { table: '120' });
    expect(await found({ metadataKey: 'table', metadataValue: '12' })).toEqual([number]);
    const half = ana.call(listOrders, { query: { metadataKey: 'table' } });
    await expect(half).rejects.toMatchObject({ code: 1000, fields: { metadataValue: expect.any(String) } });
  });
});

describe('GET /order/sums', () => {
  const sums = (query: object = {}, by: Team = ana) => by.call(sumOrders, { query });

  it('comes to what the orders of the list come to, to the centavo', async () => {
    const number = await paid(3_333);
    await ana.call(requestRefund, { body: { orderNumber: number, amount: 1_111, reason: 'Xícara trincada' } });
    await until(
      () => ana.call(getOrder, { params: { number } }),
      (order) => order.refundedAmount === 1_111,
    );
    const of = (orders: readonly OrderEntry[]) => {
      const done = orders.filter(({ status }) => status === '02');
      const sum = (amountOf: (order: OrderEntry) => number) => done.reduce((all, order) => all + amountOf(order), 0);
      return {
        paid: done.length,
        gross: sum(({ paidAmount }) => paidAmount ?? 0),
        refunded: sum(({ refundedAmount }) => refundedAmount),
        bankReturned: sum(({ bankReturnedAmount }) => bankReturnedAmount),
        fee: sum(({ fee }) => fee),
        net: sum(({ net }) => net),
      };
    };
    for (const query of [
      {},
      { status: ['02'] },
      { refunded: ['part'] },
      { payer: 'jose' },
      { number: 'S-1' },
      { basis: '2' },
    ]) {
      const orders = await list(query);
      expect(await sums(query)).toEqual({ count: orders.length, isCapped: false, sums: of(orders) });
    }
    expect((await sums({ refunded: ['part'] })).sums).toMatchObject({ gross: 3_333, refunded: 1_111 });
  });
  it('says of more orders than are summed only that they are more', async () => {
    const by = { merchantId: ana.merchantId, from: new Date(0) };
    expect((await sumUpTo(testApp.platform.db, by, 3)).count).toBe(4);
    expect((await sumUpTo(testApp.platform.db, by, 1_000)).count).toBe((await list()).length);
  });
  it('has nothing of another team, and refuses what the list refuses', async () => {
    expect(await sums({}, dora)).toMatchObject({ count: 0, sums: { paid: 0, gross: 0, net: 0 } });
    await expect(sums({ from: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
      fields: { from: expect.any(String) },
    });
  });
});
