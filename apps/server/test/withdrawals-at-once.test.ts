import { getBalances } from '@balcao/contract/ledger-reserve';
import { getWithdrawable } from '@balcao/contract/withdrawal-request';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { type House, openHouse } from './house.ts';
import { openPayee, payoutsAre, withdraw } from './payouts.ts';
import { until } from './until.ts';

let database: FreshDatabase;
let house: House;
let refused: string[];
beforeEach(async () => {
  database = await freshDatabase();
  refused = [];
  house = await openHouse({}, database);
});
afterEach(async () => {
  await house.close();
  await database.drop();
});

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
const proof = () => house.services.ledger.prove();
const zeros = { total: 0, unbalanced: 0, empty: 0, drifting: 0, negative: 0, orphan: 0 };

it('refuses none of many withdrawals that are asked for while the bank refuses others', async () => {
  const team = await openPayee(house, 10_000_000);
  await payoutsAre(house, 'decline');
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
