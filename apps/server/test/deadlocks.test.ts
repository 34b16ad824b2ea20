import { getBalances } from '@balcao/contract/ledger-reserve';
import type { RailMode } from '@balcao/contract/rail';
import { listRefunds } from '@balcao/contract/refund';
import { createRefund } from '@balcao/contract/refund-open';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { getWithdrawable } from '@balcao/contract/withdrawal-request';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaidPast } from '../src/modules/order/order-history.service.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { merchantServer } from './merchants.ts';
import { tell } from './payers.ts';
import { openPayee, payoutsAre, withdraw } from './payouts.ts';
import { settledOrders } from './settled-orders.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

let database: FreshDatabase;
let testApp: TestApp;
const refused: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  testApp = await openTestApp({}, database);
});
afterAll(() => database.drop());

const callers = 16;
/** So many callers at once, each with its next call when the one before is answered. */
const atOnce = async (count: number, work: (index: number) => Promise<unknown>): Promise<void> => {
  let next = 0;
  const caller = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++)
      await work(index).catch((error: Error) => refused.push(`${error.name}: ${error.message}`));
  };
  await Promise.all(Array.from({ length: callers }, caller));
};
const proof = () => testApp.services.ledger.prove();
const zeros = { total: 0, unbalanced: 0, empty: 0, drifting: 0, negative: 0, orphan: 0 };

it('refuses none of many withdrawals that are asked for while the bank refuses others', async () => {
  const team = await openPayee(testApp, 10_000_000);
  await payoutsAre(testApp, 'decline');
  await atOnce(160, () => withdraw(team, 1_000));
  const balances = await until(
    () => team.call(getBalances, {}),
    ({ withdrawing }) => withdrawing === 0,
  );
  expect(balances).toMatchObject({ available: 10_000_000, withdrawing: 0 });
  const { dailyLeft, terms } = await team.call(getWithdrawable, {});
  expect(dailyLeft).toBe(terms.daily);
  expect(refused).toEqual([]);
  expect(await proof()).toEqual(zeros);
});

/** A merchant with settled orders, and a refund of each requested concurrently: `R-0` and so on. */
const refunds = async (count: number, pix: RailMode) => {
  const team = await openPayee(testApp);
  const shop = await merchantServer(testApp, team);
  const orders = await settledOrders(testApp.services, testApp.platform, team, { count, amount: 10_000, prefix: 'D' });
  const { available } = await team.call(getBalances, {});
  await testApp.caller()(setRail, { body: { pix } });
  const asked = new Map<string, string>();
  await atOnce(count, async (index) => {
    const body = {
      merchantOrderNumber: `D-${index}`,
      merchantRefundNumber: `R-${index}`,
      amount: 3_000,
      reason: 'Não veio',
    };
    const { number } = await shop.call(createRefund, { body }, { idempotencyKey: body.merchantRefundNumber });
    asked.set(body.merchantOrderNumber, number);
  });
  return {
    orders,
    numberOf: (order: PaidPast): string => asked.get(order.merchantOrderNumber) ?? '',
    /** Every refund has ended so, the money is where it belongs, and no call was refused. */
    endWith: async (review: '3' | '4'): Promise<void> => {
      const balances = await until(
        () => team.call(getBalances, {}),
        ({ refunding }) => refunding === 0,
      );
      const { list } = await team.call(listRefunds, { query: { review: [review], pageSize: 1 } });
      expect(list).toHaveLength(1);
      expect(balances.available).toBe(available - (review === '3' ? count * 2_970 : 0));
      expect(refused).toEqual([]);
      expect(await proof()).toEqual(zeros);
    },
  };
};

it('refuses none of many refunds that are asked for while the bank refuses others', async () => {
  const { endWith } = await refunds(160, 'decline');
  await endWith('4');
});

it('ends refunds once by what a late rail says and what it answers when it is asked', async () => {
  const { endWith } = await refunds(160, 'late');
  for (let times = 0; times < 4; times += 1) await testApp.caller()(advanceClock, { body: { advanceSeconds: 11 } });
  await endWith('3');
});

it.each([
  ['in words of its own', 'again'],
  ['in the same words', 'first'],
])('ends refunds once by what a rail tells two servers, the other way round and %s', async (_, time) => {
  const { orders, numberOf, endWith } = await refunds(160, 'silent');
  const other = await openTestApp({}, database);
  const say = (to: TestApp, order: PaidPast, word: string) =>
    tell(to, '02', {
      eventId: `${numberOf(order)}:${word}`,
      type: 'return.done',
      key: numberOf(order),
      endToEndId: order.endToEndId,
      amount: 3_000,
      at: new Date().toISOString(),
      reason: null,
    });
  const here = orders.map((order) => say(testApp, order, 'first'));
  await Promise.all([...here, ...orders.toReversed().map((order) => say(other, order, time))]);
  await other.close();
  await endWith('3');
});

it('has deadlocked nothing in all of this', async () => {
  await testApp.close();
  // PostgreSQL counts what a connection saw once that has ended.
  const client = new pg.Client(database.config);
  await client.connect();
  const { rows } = await client.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  await client.end();
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
