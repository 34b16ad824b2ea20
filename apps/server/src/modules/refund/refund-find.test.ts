import type { AskOf } from '@balcao/contract/endpoint';
import { createRefund, findRefunds } from '@balcao/contract/refund-open';
import { setRail } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

const dayMs = 86_400_000;
let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;

const iso = (days: number) => new Date(testApp.platform.clock.now().getTime() - days * dayMs).toISOString();
type Query = NonNullable<AskOf<typeof findRefunds>['query']>;
const find = (query: Query = {}, server = shop) => server.call(findRefunds, { query });
const names = async (query: Query = {}) => (await find(query)).list.map((refund) => refund.merchantRefundNumber);

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  const { merchantOrderNumber } = await (await openTill(testApp, shop)).paid(9_000);
  // The last one is refused by the bank.
  for (const [index, pix] of (['approve', 'approve', 'approve', 'decline'] as const).entries()) {
    await testApp.caller()(setRail, { body: { pix } });
    const merchantRefundNumber = `R-${index + 1}`;
    const body = { merchantOrderNumber, merchantRefundNumber, amount: 100 + index, reason: 'Xícara' };
    await shop.call(createRefund, { body }, { idempotencyKey: merchantRefundNumber });
    await until(
      () => shop.client.queryRefund(merchantRefundNumber),
      ({ review }) => review !== '2',
    );
  }
});
afterAll(() => testApp.close());

describe('GET /open/v3.0/refund', () => {
  it('answers with the refunds of the past 31 days, newest first, each as it is asked for by its number', async () => {
    expect(await names()).toEqual(['R-4', 'R-3', 'R-2', 'R-1']);
    expect((await find()).list[1]).toEqual(await shop.client.queryRefund('R-3'));
  });
  it('finds by decision, by where the money is, by method and by period', async () => {
    expect(await names({ review: ['4'] })).toEqual(['R-4']);
    expect(await names({ status: ['02'] })).toEqual(['R-3', 'R-2', 'R-1']);
    expect(await names({ method: '0302' })).toEqual([]);
    expect(await names({ from: iso(40), to: iso(10) })).toEqual([]);
    expect(await names({ basis: '2', from: iso(1) })).toHaveLength(4);
  });
  it('hands out pages that miss nothing and repeat nothing, also to the SDK', async () => {
    const seen: (string | null)[] = [];
    let cursor: string | null | undefined;
    do {
      const page: Awaited<ReturnType<typeof find>> = await find({ pageSize: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.list.map((refund) => refund.merchantRefundNumber));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(['R-4', 'R-3', 'R-2', 'R-1']);
    const listed: (string | null)[] = [];
    for await (const one of shop.client.listRefunds()) listed.push(one.merchantRefundNumber);
    expect(listed).toEqual(seen);
  });
  it.each([
    ['more than 31 days', () => ({ from: iso(32), to: iso(0.5) }), 'to'],
    ['more than twelve months back', () => ({ from: iso(370) }), 'from'],
    ['a hundred and one at once', () => ({ pageSize: 101 }), 'pageSize'],
    ['a cursor that is none', () => ({ cursor: 'x' }), 'cursor'],
    ['an end before its beginning', () => ({ from: iso(1), to: iso(2) }), 'to'],
  ])('refuses %s, and says which field', async (_, query, field) => {
    await expect(find(query())).rejects.toMatchObject({ code: 1000, fields: { [field]: expect.any(String) } });
  });
  it('shows a merchant its own refunds only', async () => {
    const other = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    expect((await find({}, other)).list).toEqual([]);
  });
});
