import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import {
  getStatement,
  getStatementDays,
  type StatementAccount,
  type StatementLine,
} from '@balcao/contract/ledger-statement';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deep } from '../../../test/depth.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { sqlStateOf, transaction } from '../../platform/db.ts';
import type { Posting } from './ledger.service.ts';
import { foldDays } from './statement.repository.ts';

let testApp: TestApp;
let ana: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(() => testApp.close());

const newTeam = async () => openTeam(testApp, await register(testApp), { certified: true });
const today = () => civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE);
const noonOf = (day: string, ms = 0) => new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + 12 * 3_600_000 + ms);
const rail = 'rail_clearing:02';
const number = (last: number) => String(last).padStart(20, '2');

const post = ({ merchantId }: Team, cause: string, postings: readonly Posting[], at = testApp.platform.clock.now()) =>
  transaction(testApp.platform.db, (tx) => testApp.services.ledger.postMany(tx, [{ merchantId, cause, at, postings }]));
type Query = Readonly<Record<string, unknown>>;
const read = (team: Team, query: Query = {}) => team.call(getStatement, { query: query as never });
/** Every line, page by page, newest first. */
const readAll = async (team: Team, query: Query, pageSize = 7): Promise<StatementLine[]> => {
  const lines: StatementLine[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(team, { ...query, pageSize, ...(cursor ? { cursor } : {}) });
    lines.push(...page.list);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return lines;
};
const accounts = ['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'own'] as const;

/** A statement is one chain from the opening to the closing balance. */
const expectChain = async (team: Team, query: Query): Promise<StatementLine[]> => {
  const { opening, closing, income, expense, movements } = await read(team, query);
  const lines = await readAll(team, query);
  let balance = opening;
  for (const line of lines.toReversed()) {
    balance += line.amount;
    expect(line.balance).toBe(balance);
    expect(line.direction).toBe(line.amount > 0 ? '1' : '-1');
  }
  expect(balance).toBe(closing);
  expect(opening + income - expense).toBe(closing);
  expect(lines).toHaveLength(movements);
  return lines;
};

describe('the numbers of entries', () => {
  it('count each balance from 1 without a gap, however many write at once, and say the order in which it changed', async () => {
    const team = await newTeam();
    await post(team, 'settlement:1:a', [{ from: rail, to: 'available', amount: 100 }]);
    const ways: readonly Posting[] = [
      { from: 'available', to: 'withdrawing', amount: 1 },
      { from: 'available', to: 'reserve', amount: 1 },
      { from: rail, to: 'available', amount: 3 },
    ];
    await Promise.all(Array.from({ length: 60 }, (_, at) => post(team, `x:${at}:y`, [ways[at % 3] as Posting])));
    const lines = await expectChain(team, { account: 'available' });
    expect(lines.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 61 }, (_, at) => 61 - at));
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('cannot be left out, given twice or given to what has no balance', async () => {
    await post(ana, 'settlement:9:a', [{ from: rail, to: 'available', amount: 5 }]);
    const change = (text: string) => testApp.platform.db.execute(sql.raw(text)).then(() => 'done', sqlStateOf);
    expect(await change('update ledger.balance set version = 7')).toBe('42501');
    expect(await change(`insert into ledger.day_total values ('${ana.merchantId}', 'own', now(), 1, 0, 1)`)).toBe(
      '42501',
    );
  });
});

describe('GET /ledger/statement', () => {
  it('tells of every movement what it was, its number, and the balance after it', async () => {
    const team = await newTeam();
    const [order, refund, withdrawal] = [number(1), number(2), number(3)];
    await post(team, `order:${order}:paid`, [
      { from: rail, to: 'pending', amount: 9_900 },
      { from: rail, to: 'fee_revenue', amount: 100 },
    ]);
    await post(team, `settlement:${number(4)}:1`, [{ from: 'pending', to: 'available', amount: 9_900 }]);
    await post(team, `order:${order}:refund:${refund}:held`, [
      { from: 'available', to: 'refunding', amount: 990 },
      { from: 'fee_revenue', to: 'refunding', amount: 10 },
    ]);
    await post(team, `order:${order}:refund:${refund}:ended`, [{ from: 'refunding', to: rail, amount: 1_000 }]);
    await post(team, 'reserve:r1', [{ from: 'available', to: 'reserve', amount: 500 }]);
    await post(team, 'reserve:r2', [{ from: 'reserve', to: 'available', amount: 200 }]);
    await post(team, `withdrawal:${withdrawal}:held`, [{ from: 'available', to: 'withdrawing', amount: 700 }]);
    await post(team, `withdrawal:${withdrawal}:failed`, [{ from: 'withdrawing', to: 'available', amount: 700 }]);
    const told = async (account: StatementAccount) =>
      (await expectChain(team, { account }))
        .map(({ movement, amount, balance }) => [movement, amount, balance])
        .toReversed();
    expect(await told('available')).toEqual([
      ['settlement', 9_900, 9_900],
      ['refund_held', -990, 8_910],
      ['reserve_filled', -500, 8_410],
      ['reserve_taken', 200, 8_610],
      ['withdrawal_held', -700, 7_910],
      ['withdrawal_returned', 700, 8_610],
    ]);
    expect(await told('own')).toEqual([
      ['sale', 9_900, 9_900],
      ['fee_returned', 10, 9_910],
      ['refund_done', -1_000, 8_910],
    ]);
    expect(await told('refunding')).toEqual([
      ['refund_held', 1_000, 1_000],
      ['refund_done', -1_000, 0],
    ]);
    expect(await told('reserve')).toEqual([
      ['reserve_filled', 500, 500],
      ['reserve_taken', -200, 300],
    ]);
    const [newest] = (await read(team, { kind: ['withdrawal'], direction: '1' })).list;
    expect(newest).toMatchObject({ kind: 'withdrawal', withdrawalNumber: withdrawal, orderNumber: null });
    const [held] = (await read(team, { kind: ['refund'] })).list;
    expect(held).toMatchObject({ orderNumber: order, refundNumber: refund, balance: 8_910 });
  });

  it('closes each day where the next one opens, whatever is folded away and whatever comes late', async () => {
    const team = await newTeam();
    const bucket = fc.constantFrom('pending', 'available', 'reserve', 'refunding', rail, 'fee_revenue');
    const posting = fc.record({ from: bucket, to: bucket, amount: fc.integer({ min: 1, max: 5_000 }) });
    const event = fc.record({
      day: fc.integer({ min: -6, max: 0 }),
      postings: fc.array(posting as fc.Arbitrary<Posting>, { minLength: 1, maxLength: 3 }),
    });
    let cause = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 12 }), fc.boolean(), async (events, isFolded) => {
        for (const { day, postings } of events) {
          cause += 1;
          const at = noonOf(addDays(today(), day), cause);
          // What has no money to take from, or moves nothing, is refused.
          await post(team, `p:${cause}:x`, postings, at).catch(() => {});
        }
        if (isFolded) await foldDays(testApp.platform.db, team.merchantId);
      }),
      { numRuns: deep(12) },
    );
    const from = addDays(today(), -7);
    for (const account of accounts) {
      await expectChain(team, { account, from });
      const { list, opening } = await team.call(getStatementDays, { query: { account, from } });
      expect(list).toHaveLength(8);
      let before = opening;
      for (const { day, closing } of list) {
        const one = await read(team, { account, from: day, to: day });
        expect([one.opening, one.closing]).toEqual([before, closing]);
        before = closing;
      }
      await expectChain(team, { account, from: addDays(today(), -5), to: addDays(today(), -2) });
    }
    // Pending may end below zero here: its floor is not checked per order.
    expect({ ...(await testApp.services.ledger.prove()), negative: 0 }).toEqual({
      total: 0,
      unbalanced: 0,
      empty: 0,
      drifting: 0,
      negative: 0,
      orphan: 0,
    });
  });

  it('shows a filtered line with the balance that the whole statement has after it', async () => {
    const team = await newTeam();
    for (let at = 1; at <= 12; at += 1) {
      const cause = at % 3 === 0 ? `order:${number(at)}:refund:${number(50 + at)}:held` : `order:${number(at)}:paid`;
      const amount = 10 * at;
      const [from, to] = at % 3 === 0 ? (['pending', 'refunding'] as const) : ([rail, 'pending'] as const);
      await post(team, cause, [{ from, to, amount }]);
    }
    const whole = new Map((await readAll(team, { account: 'pending' })).map(({ id, balance }) => [id, balance]));
    for (const filter of [{ kind: ['refund'] }, { kind: ['sale'], direction: '1' }, { direction: '-1' }])
      for (const { id, balance } of await readAll(team, { account: 'pending', ...filter }, 2))
        expect(balance).toBe(whole.get(id));
    expect(await readAll(team, { account: 'pending', kind: ['refund'] }, 2)).toHaveLength(4);
  });

  it('refuses days that are none, ranges that run backwards or over a year, and cursors of other lists', async () => {
    const refused = { refusal: 'form_invalid' };
    for (const query of [
      { from: '20260230' },
      { to: '99999999' },
      { from: '20260302', to: '20260301' },
      { from: '20200101' },
    ])
      await expect(read(ana, query)).rejects.toMatchObject(refused);
    for (const cursor of ['x', Buffer.from('1.2.3').toString('base64url'), "';drop table"])
      await expect(read(ana, { cursor })).rejects.toMatchObject(refused);
    await expect(read(ana, { account: 'fee_revenue' })).rejects.toMatchObject(refused);
  });

  it('shows nobody else what moved', async () => {
    const team = await newTeam();
    await post(ana, 'settlement:77:a', [{ from: rail, to: 'available', amount: 77 }]);
    for (const account of accounts)
      expect(await read(team, { account })).toMatchObject({ opening: 0, closing: 0, movements: 0, list: [] });
  });
});
