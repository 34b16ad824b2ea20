import type { ChargedOrder, PaymentMethod } from '@balcao/contract/order';
import { listUnknownOutcomes } from '@balcao/contract/rail-unknown';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { setMode, submitPayment } from '../../../test/payers.ts';
import { openTeam, register, staffMember } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

const methods = ['01', '02', '0301', '0302'] as const;
let testApp: TestApp;
let shop: MerchantServer;
beforeAll(async () => {
  testApp = await openTestApp();
  shop = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
});
afterAll(() => testApp.close());
afterEach(async () => {
  vi.restoreAllMocks();
  for (const method of methods) await setMode(testApp, method, 'approve');
});

let orders = 0;
const closed = async (method: PaymentMethod, before?: (order: ChargedOrder) => Promise<unknown>) => {
  orders += 1;
  const ask = { merchantOrderNumber: `F-${orders}`, method, amount: 1_500, goodsName: 'Café' } as const;
  const order = await shop.client.createOrder(ask);
  await before?.(order);
  return shop.client.closeOrder(order.merchantOrderNumber);
};
const advance = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const causesOf = async ({ number }: ChargedOrder): Promise<string[]> => {
  const sql = `select split_part(cause, ':', 3) as what from ledger.journal where starts_with(cause, $1) order by 1`;
  const { rows } = await testApp.platform.db.$client.query<{ what: string }>(sql, [`order:${number}:`]);
  return rows.map(({ what }) => what);
};

it.each(methods)(
  'what a late rail takes by %s for an order closed meanwhile goes back, though nobody tells of it',
  async (method) => {
    await setMode(testApp, method, 'late');
    const order = await closed(method, (open) => submitPayment(testApp, open));
    await setMode(testApp, method, 'silent');
    await advance(11);
    await advance(61);
    await until(
      () => causesOf(order),
      (causes) => causes.includes('unexpected'),
    );
    await setMode(testApp, method, 'approve');
    await advance(11);
    await until(
      () => causesOf(order),
      (causes) => causes.includes('returned'),
    );
    expect(await causesOf(order)).toEqual(['returned', 'unexpected']);
    expect(await shop.client.queryOrder(order.merchantOrderNumber)).toMatchObject({ status: '04' });
  },
);

it('an order that nobody paid is asked about five times after it was closed, and no more', async () => {
  const order = await closed('01');
  const txid = order.payUrl.split('/').at(-1);
  const inquire = vi.spyOn(testApp.services.rails.rail('01'), 'inquire');
  const asked = () => inquire.mock.calls.filter(([about]) => about === txid).length;
  for (const [times, pause] of [11, 61, 301, 1_801, 7_201, 7_201, 7_201].entries()) {
    await advance(pause);
    expect(asked()).toBe(Math.min(times + 1, 5));
  }
});

it('a rail that does not say whether it was paid is asked on, and finance hears of it after a day', async () => {
  const inquire = vi.spyOn(testApp.services.rails.rail('0301'), 'inquire').mockRejectedValue(new Error('no route'));
  const { number } = await closed('0301');
  // A person who is idle for two hours has to sign in again.
  const unknown = async () =>
    (await (await staffMember(testApp, 'finance')).call(listUnknownOutcomes, { query: { kind: 'order' } })).list;
  for (let hours = 0; hours < 28; hours += 3) await advance(3 * 3_600);
  expect((await unknown()).map(({ about }) => about)).toEqual([number]);
  inquire.mockRestore();
  await advance(7_201);
  expect(await unknown()).toEqual([]);
});

it('leaves a ledger that balances', async () => {
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});
