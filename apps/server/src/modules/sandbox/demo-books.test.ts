import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listBills } from '@balcao/contract/bill';
import { getFigures } from '@balcao/contract/dashboard';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { demoPassword } from './seed-people.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-books-'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ sandboxSeed: 'small', dataDir });
  await testApp.services.sandbox.prepare();
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

const memberOf = async (email: string) => {
  const { token } = await testApp.caller()(login, { body: { email, password: demoPassword } });
  const [team] = (await testApp.caller(token)(listTeams, {})).merchantList;
  const changed = await testApp.caller(token)(changeTeam, { body: { merchantId: team?.merchantId ?? '' } });
  return testApp.caller(changed.token);
};

describe('the demonstration', () => {
  it.each([
    ['ana@cafe.example', 20, 1],
    ['dora@livraria.example', 10, 0],
  ])('has daily files that agree with the dashboard of %s to the centavo', async (email, days, leastRefunded) => {
    const call = await memberOf(email);
    const { list } = await call(listBills, { query: { pageSize: 100 } });
    expect(list.length).toBeGreaterThan(days);
    let [moved, refunded] = [0, 0];
    for (const { day, totals } of list) {
      const { now } = await call(getFigures, { query: { period: 'custom', from: day, to: day } });
      const { paid, captured, refunded: back, fee, feeReturned } = totals;
      expect({ day, received: paid + captured, back, fee, feeReturned }).toEqual({
        day,
        received: now.amount,
        back: 0 - now.refunded,
        fee: 0 - now.fee,
        feeReturned: now.feeReturned,
      });
      moved += now.amount;
      refunded += now.refunded;
    }
    // Else it would agree about nothing.
    expect(moved).toBeGreaterThan(0);
    expect(refunded).toBeGreaterThanOrEqual(leastRefunded);
  });
});
