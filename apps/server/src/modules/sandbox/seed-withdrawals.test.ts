import { getWithdrawal, listWithdrawals } from '@balcao/contract/withdrawal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/house.ts';
import { openPayee } from '../../../test/payouts.ts';
import { transaction } from '../../platform/db.ts';
import { seedWithdrawals } from './seed-withdrawals.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('the demonstration has withdrawals of every state, by hand and automatic, and its ledger balances', async () => {
  const ana = await openPayee(house, 10_000_000);
  const { db, clock } = house.platform;
  // Its data for payments were accepted long before.
  const now = new Date(clock.now().getTime() + 8 * 3_600_000);
  const who = { merchantId: ana.merchantId, applicantId: ana.accountId, now };
  await transaction(db, (tx) => seedWithdrawals(tx, house.services, who));
  const { list } = await ana.call(listWithdrawals, {});
  expect(new Set(list.map(({ status, type }) => `${type} ${status}`))).toEqual(
    new Set(['00 0', '00 1', '00 99', '01 1']),
  );
  const oldest = await ana.call(getWithdrawal, { params: { number: list.at(-1)?.number ?? '' } });
  expect(oldest.steps.map(({ kind }) => kind)).toEqual(['requested', 'held', 'sent', 'done']);
  expect(Object.values(await house.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});
