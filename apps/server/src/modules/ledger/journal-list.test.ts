import { type JournalKind, listJournals } from '@balcao/contract/ledger-reversal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { dayFromNow } from '../../../test/rail-files.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import type { Posting } from './ledger.service.ts';

let testApp: TestApp;
let fabio: Awaited<ReturnType<typeof staffMember>>;
let teams: Team[];
const numbers = ['26112210000000000001', '26112210000000000002'] as const;
beforeAll(async () => {
  testApp = await openTestApp();
  fabio = await staffMember(testApp, 'finance');
  teams = [await openTeam(testApp, await register(testApp)), await openTeam(testApp, await register(testApp))];
  for (const [at, { merchantId }] of teams.entries()) {
    const number = numbers[at];
    const post = (cause: string, from: Posting['from'], to: Posting['to'], day: number) =>
      transaction(testApp.platform.db, (tx) => {
        const when = new Date(testApp.platform.clock.now().getTime() + day * 86_400_000);
        return testApp.services.ledger.post(tx, merchantId, cause, [{ from, to, amount: 700 }], when);
      });
    await post(`order:${number}:paid`, 'rail_clearing:02', 'pending', -3);
    await post(`settlement:${number}:1`, 'pending', 'available', -2);
    await post(`withdrawal:${number}:held`, 'available', 'withdrawing', -1);
    await post(`withdrawal:${number}:done`, 'withdrawing', 'payout_clearing', -1);
  }
});
afterAll(() => testApp.close());

interface Asked {
  readonly from?: string;
  readonly to?: string;
  readonly kind?: JournalKind[];
  readonly merchantId?: string | undefined;
}
const list = async (query: Asked) => (await fabio.call(listJournals, { query })).list;
const day = (days: number) => dayFromNow(testApp, days);

it('journals of every merchant are browsed by days, the newest first, and page on without a gap', async () => {
  const kinds = (await list({ from: day(-2), to: day(-1) })).map(({ kind }) => kind);
  expect(kinds).toEqual([...Array(4).fill('withdrawal'), ...Array(2).fill('settlement')]);
  expect((await list({ from: day(-3), to: day(-3) })).map(({ kind }) => kind)).toEqual(['sale', 'sale']);
  expect(await list({ from: day(-9), to: day(-8) })).toEqual([]);
  const asked = { from: day(-3), to: day(-1), pageSize: 3 };
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query = cursor === undefined ? asked : { ...asked, cursor };
    const page = await fabio.call(listJournals, { query });
    seen.push(...page.list.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual((await list({ from: day(-3), to: day(-1) })).map(({ id }) => id));
  expect(seen).toHaveLength(8);
});

it('journals are browsed by kind, and the two of one withdrawal say which they are', async () => {
  const found = await list({ kind: ['withdrawal'] });
  expect(found.map(({ step }) => step).toSorted()).toEqual(['done', 'done', 'held', 'held']);
  expect((await list({ kind: ['sale', 'settlement'] })).map(({ kind, step }) => [kind, step])).toEqual([
    ['settlement', null],
    ['settlement', null],
    ['sale', null],
    ['sale', null],
  ]);
  const one = await list({ merchantId: teams[0]?.merchantId, kind: ['sale'] });
  expect(one.map(({ cause }) => cause)).toEqual([`order:${numbers[0]}:paid`]);
  expect(await list({ kind: ['other'], from: day(-3) })).toEqual([]);
});

it('an end before its start is refused with its field, and without anything asked nothing is found', async () => {
  await expect(list({ from: day(-1), to: day(-2) })).rejects.toMatchObject({ name: 'form_invalid' });
  expect(await list({})).toEqual([]);
});
