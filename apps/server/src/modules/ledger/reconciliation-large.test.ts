import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTeam, register, staffMember } from '../../../test/people.ts';
import { fileOf, sendFile } from '../../../test/rail-files.ts';
import { settledOrders } from '../../../test/settled-orders.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

const count = 30_000;
const daysAgo = 10;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('compares a day of many thousand lines at the first try, as fast as it is read', { timeout: 300_000 }, async () => {
  const finance = await staffMember(testApp, 'finance');
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  const many = { count, amount: 1_000, prefix: 'G', daysAgo };
  const orders = await settledOrders(testApp.services, testApp.platform, team, many);
  // As PostgreSQL does by itself of what came one by one.
  const owner = new pg.Client(testApp.database.config);
  await owner.connect();
  await owner.query('analyze "order", ledger.journal, ledger.entry');
  await owner.end();
  const day = civilDayOf(orders[0]?.completedAt.toISOString() ?? '', DEFAULT_ZONE);
  const lines = orders.map(({ endToEndId: id, txid: reference, amount }) => {
    return { kind: 'payment' as const, id, reference, amount };
  });
  const wrong = { kind: 'payment' as const, id: `E${'9'.repeat(31)}`, reference: '', amount: 700 };
  const { reconciliation } = await sendFile(finance, '02', day, fileOf(day, [...lines, wrong]));
  expect(reconciliation?.result).toMatchObject({ agreed: count, theirs: { count: count + 1 } });
});
