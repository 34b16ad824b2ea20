import { getWithdrawal, listWithdrawals } from '@balcao/contract/withdrawal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayee } from '../../../test/payouts.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { seedWithdrawals } from './seed-withdrawals.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('the demonstration has withdrawals of every state, by hand and automatic, and its ledger balances', async () => {
  const ana = await openPayee(testApp, 10_000_000);
  const { db, clock } = testApp.platform;
  // Its data for payments were accepted long before.
  const now = new Date(clock.now().getTime() + 8 * 3_600_000);
  const who = { merchantId: ana.merchantId, applicantId: ana.accountId, now };
  await transaction(db, (tx) => seedWithdrawals(tx, testApp.services, who));
  const { list } = await ana.call(listWithdrawals, {});
  expect(new Set(list.map(({ status, type }) => `${type} ${status}`))).toEqual(
    new Set(['00 0', '00 1', '00 99', '01 1']),
  );
  const oldest = await ana.call(getWithdrawal, { params: { number: list.at(-1)?.number ?? '' } });
  expect(oldest.steps.map(({ kind }) => kind)).toEqual(['requested', 'held', 'sent', 'done']);
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});
