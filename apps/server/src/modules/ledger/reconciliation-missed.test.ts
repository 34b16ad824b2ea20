import { addDays } from '@balcao/brazil/dates';
import { listReconciliations } from '@balcao/contract/ledger-reconciliation';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { secondsToNoon } from '../../../test/noon.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { openTeam, register, staffMember } from '../../../test/people.ts';
import { dayFromNow } from '../../../test/rail-files.ts';
import { signInStaff } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Longer than a month, and shorter than the two months for which files are requested (docs/operating.md). */
const daysAway = 40;

it('a platform that was away for weeks asks for the file of each day, from the one on which it was paid last', async () => {
  const advance = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });
  await advance(secondsToNoon(testApp));
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  await (await openTill(testApp, await merchantServer(testApp, team))).paid(1_000);
  const day = dayFromNow(testApp, 0);
  await advance(daysAway * 86_400);
  const finance = await staffMember(testApp, 'finance');
  const staff = { ...finance, ...(await signInStaff(testApp, finance)) };
  const days = async () => {
    const { list } = await staff.call(listReconciliations, { query: { rail: ['02'], pageSize: 100 } });
    return list.map((one) => one.day).toSorted();
  };
  const missed = Array.from({ length: daysAway }, (_, ago) => addDays(day, ago));
  expect(await until(days, (all) => all.length >= daysAway)).toEqual(expect.arrayContaining(missed));
});
