import { getOrder } from '@balcao/contract/order';
import { listMerchantOrders } from '@balcao/contract/order-desk';
import { findOrders } from '@balcao/contract/order-find';
import { metadataKeysAtMost } from '@balcao/contract/order-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let orders = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
});
afterAll(() => testApp.close());

const make = (metadata?: Record<string, string>, server = shop) => {
  orders += 1;
  const order = { merchantOrderNumber: `M-${orders}`, method: '02', amount: 100, goodsName: 'Café' } as const;
  return server.client.createOrder({ ...order, ...(metadata && { metadata }) });
};
const find = async (metadataKey: string, metadataValue: string, server = shop) =>
  (await server.call(findOrders, { query: { metadataKey, metadataValue } })).list.map(({ number }) => number);

describe('what a merchant’s server notes on an order', () => {
  it('is read again by the server and by members, as it was noted', async () => {
    const metadata = { cart: '7c1e', 'store-2': 'Pinheiros, São Paulo', 'last_-': '"}{\\' };
    const order = await make(metadata);
    expect(order.metadata).toEqual(metadata);
    expect((await shop.client.queryOrder(order.merchantOrderNumber)).metadata).toEqual(metadata);
    expect((await ana.call(getOrder, { params: { number: order.number } })).metadata).toEqual(metadata);
  });
  it('is empty where nothing was noted', async () => {
    expect((await make()).metadata).toEqual({});
    expect((await shop.client.queryOrder((await make({})).merchantOrderNumber)).metadata).toEqual({});
  });
  it('takes the most that it may, of the longest texts, and finds it', async () => {
    const value = '𝕏ç'.repeat(250);
    const keys = Array.from({ length: metadataKeysAtMost }, (_, index) => `k${index}`.padEnd(40, '-'));
    const order = await make(Object.fromEntries(keys.map((key) => [key, value])));
    expect(Object.keys(order.metadata)).toEqual(expect.arrayContaining(keys));
    expect(await find(keys[7] ?? '', value)).toEqual([order.number]);
  });
  it('finds the orders that carry a key with exactly a value, and no others', async () => {
    const [first] = [await make({ tag: 'a', other: 'b' }), await make({ tag: 'b' }), await make({ other: 'a' })];
    const second = await make({ tag: 'a' });
    expect(await find('tag', 'a')).toEqual([second.number, first?.number]);
    expect(await find('tag', 'A')).toEqual([]);
    expect(await find('other', "a' or 1=1")).toEqual([]);
  });
  it('is never found by another merchant', async () => {
    const other = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    const own = await make({ shared: 'web' });
    const theirs = await make({ shared: 'web' }, other);
    expect(await find('shared', 'web')).toEqual([own.number]);
    expect(await find('shared', 'web', other)).toEqual([theirs.number]);
  });
  it('is not what staff of the platform read', async () => {
    const order = await make({ secret: 'plan' });
    const sara = await staffMember(testApp, 'support');
    const { list } = await sara.call(listMerchantOrders, { params: { id: ana.merchantId }, query: {} });
    const shown = list.find(({ number }) => number === order.number);
    expect(shown).toBeDefined();
    expect(shown).not.toHaveProperty('metadata');
  });
  it('is found by its index, however many orders there are', async () => {
    const rows = await transaction(testApp.platform.db, async (tx) => {
      await tx.$client.query('set local enable_seqscan = off');
      const explained = await tx.$client.query(
        `explain select 1 from "order" where metadata is not null
         and order_metadata_terms(merchant_id, metadata) @> order_metadata_terms($1, $2)`,
        [ana.merchantId, { tag: 'a' }],
      );
      return explained.rows;
    });
    expect(JSON.stringify(rows)).toContain('Bitmap Index Scan on order_metadata');
  });
  it.each([
    ['a key too many', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, 'x'])), 'metadata'],
    ['a key that is too long', { ['k'.repeat(41)]: 'x' }, `metadata.${'k'.repeat(41)}`],
    ['a key with a space', { 'my key': 'x' }, 'metadata.my key'],
    ['a key without letters', { '': 'x' }, 'metadata.'],
    ['a text that is too long', { key: 'x'.repeat(501) }, 'metadata.key'],
    ['no text', { key: '' }, 'metadata.key'],
    ['a number', { key: 1 }, 'metadata.key'],
    ['an object', { key: {} }, 'metadata.key'],
    ['nothing', { key: null }, 'metadata.key'],
    ['a card', { key: '4111 1111 1111 1111' }, 'metadata.key'],
    ['two lines', { key: 'a\nb' }, 'metadata.key'],
    ['a list', ['x'], 'metadata'],
    ['a text in its place', 'x', 'metadata'],
  ])('refuses %s, and says which field', async (_, metadata, field) => {
    await expect(make(metadata as Record<string, string>)).rejects.toMatchObject({
      code: 1000,
      fields: { [field]: expect.any(String) },
    });
  });
  it('says what keys may look like', async () => {
    await expect(make({ 'my key': 'x' })).rejects.toMatchObject({
      fields: { 'metadata.my key': 'Nas chaves, use de 1 a 40 letras, dígitos, hifens ou sublinhados.' },
    });
  });
  it.each([
    ['a key alone', { metadataKey: 'tag' }, 'metadataValue'],
    ['a value alone', { metadataValue: 'a' }, 'metadataKey'],
    ['a key that cannot be', { metadataKey: 'a b', metadataValue: 'a' }, 'metadataKey'],
  ])('is not looked for by %s', async (_, query, field) => {
    await expect(shop.call(findOrders, { query })).rejects.toMatchObject({
      code: 1000,
      fields: { [field]: expect.any(String) },
    });
  });
});
