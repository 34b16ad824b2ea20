import { runLedgerProof } from '@balcao/contract/ledger-proof';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Owner, openOwner } from '../../../test/damage.ts';
import { openPayee, type Payee, stands, withdraw } from '../../../test/payouts.ts';
import { staffMember } from '../../../test/people.ts';
import { signInStaff } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let owner: Owner;
let payee: Payee;
let number = '';
beforeAll(async () => {
  testApp = await openTestApp();
  owner = await openOwner(testApp);
  payee = await openPayee(testApp, 100_000);
  ({ number } = await withdraw(payee, 30_000));
  await stands(payee, number, '1');
});
afterAll(async () => {
  await owner.close();
  await testApp.close();
});

const prove = async () => {
  const finance = await staffMember(testApp, 'finance');
  const { proof } = await { ...finance, ...(await signInStaff(testApp, finance)) }.call(runLedgerProof, {});
  return proof;
};
/** What only one figure finds, and of this merchant. */
const found = (amounts: { expected: number; found: number }) => ({
  ok: false,
  findings: [
    {
      figure: 'payout_clearing',
      about: 'payout_clearing',
      ...amounts,
      merchant: expect.objectContaining({ number: payee.merchantNumber }),
    },
  ],
});
const paidLess = 'update withdrawal set credited = credited - $2, fee = fee + $2 where number = $1';
const toldMore = 'update reconciliation_line set amount = amount + $2 where match_id = $1';

it('finds money at the bank that is not that of the withdrawals which were paid out', async () => {
  expect(await prove()).toMatchObject({ ok: true, figures: { payout_clearing: 0 } });
  await owner.damage(paidLess, number, 7);
  expect(await prove()).toEqual(expect.objectContaining(found({ expected: 29_993, found: 30_000 })));
  await owner.damage(paidLess, number, -7);
});

it('finds what left that account although no file of the bank tells of it', async () => {
  // The bank's file of a day comes on the next one; the day may end before the bank has paid.
  await testApp.caller()(advanceClock, { body: { advanceSeconds: 2 * 86_400 } });
  await until(
    () => owner.query(`select from ledger.journal where cause = 'withdrawal:' || $1 || ':cleared'`, number),
    ({ rowCount }) => rowCount === 1,
  );
  expect(await prove()).toMatchObject({ ok: true });
  await owner.damage(toldMore, number, 1);
  expect(await prove()).toEqual(expect.objectContaining(found({ expected: 30_000, found: 0 })));
  await owner.damage(toldMore, number, -1);
  expect(await prove()).toMatchObject({ ok: true });
});
