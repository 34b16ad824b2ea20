import type { AskOf } from '@balcao/contract/endpoint';
import { findOrders } from '@balcao/contract/order-find';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

const dayMs = 86_400_000;
let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;

const ago = (days: number) => new Date(testApp.platform.clock.now().getTime() - days * dayMs);
const iso = (days: number) => ago(days).toISOString();
type Query = NonNullable<AskOf<typeof findOrders>['query']>;
const find = (query: Query = {}, server = shop) => server.call(findOrders, { query });
const names = async (query: Query = {}) => (await find(query)).list.map((order) => order.merchantOrderNumber);

/** One paid order a day ago, and so on; the odd ones are closed. */
const lay = async (team: Team, days: readonly number[]) => {
  const past = days.map((day, index) => ({
    merchantOrderNumber: `D-${day}`,
    product: index % 2 === 0 ? '03' : '02',
    method: index % 3 === 0 ? '01' : '02',
    status: index % 2 === 0 ? '02' : '04',
    goodsName: 'Café',
    goodsQuantity: 1,
    unitPrice: 1_00,
    amount: 1_00,
    fee: 1,
    payerName: 'Bruna',
    createdAt: ago(day),
    completedAt: index % 2 === 0 ? ago(day - 0.5) : null,
  }));
  await transaction(testApp.platform.db, (tx) => testApp.services.history.bringIn(tx, team, past as never));
};

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  await lay(ana, [1, 2, 3, 4, 40, 41, 200]);
});
afterAll(() => testApp.close());

describe('GET /open/v3.0/order', () => {
  it('answers with the orders of the past 31 days, newest first', async () => {
    expect(await names()).toEqual(['D-1', 'D-2', 'D-3', 'D-4']);
  });
  it('reaches any period of up to 31 days of the past twelve months', async () => {
    expect(await names({ from: iso(50), to: iso(39) })).toEqual(['D-40', 'D-41']);
    expect(await names({ to: iso(180) })).toEqual(['D-200']);
    expect(await names({ from: iso(210) })).toEqual(['D-200']);
  });
  it('takes the end of the period as outside of it and the beginning as inside', async () => {
    const [order] = (await find()).list;
    const at = order?.createdAt ?? '';
    expect(await names({ from: at })).toEqual(['D-1']);
    expect(await names({ from: iso(1.5), to: at })).toEqual([]);
  });
  it('finds by status, method, product, and by when they were completed', async () => {
    expect(await names({ status: ['02'] })).toEqual(['D-1', 'D-3']);
    expect(await names({ status: ['02', '04'], product: ['02'] })).toEqual(['D-2', 'D-4']);
    expect(await names({ method: '01' })).toEqual(['D-1', 'D-4']);
    expect(await names({ basis: '2', from: iso(1), to: iso(0) })).toEqual(['D-1']);
  });
  it('hands out pages that miss nothing and repeat nothing', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page: Awaited<ReturnType<typeof find>> = await find({ pageSize: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.list.map((order) => order.merchantOrderNumber));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['D-1', 'D-2', 'D-3', 'D-4']);
  });
  it.each([
    ['more than 31 days', () => ({ from: iso(32), to: iso(0.5) }), 'to'],
    ['more than twelve months back', () => ({ from: iso(370) }), 'from'],
    ['a hundred and one at once', () => ({ pageSize: 101 }), 'pageSize'],
    ['a cursor that is none', () => ({ cursor: 'x' }), 'cursor'],
    ['a filter that does not exist', () => ({ payer: 'Bruna' }) as never, 'payer'],
    ['a status that does not exist', () => ({ status: ['09'] }) as never, 'status'],
  ])('refuses %s, and says which field', async (_, query, field) => {
    await expect(find(query())).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [field]: expect.any(String) },
    });
  });
  it('shows a merchant its own orders only', async () => {
    const other = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    expect((await find({}, other)).list).toEqual([]);
  });
});
