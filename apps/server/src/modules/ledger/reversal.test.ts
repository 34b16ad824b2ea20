import { listAuditEvents } from '@balcao/contract/audit-event';
import { getBalances, getReserve, setAside, takeBack } from '@balcao/contract/ledger-reserve';
import {
  askReversal,
  decideReversal,
  getJournal,
  listJournals,
  takeBackReversal,
} from '@balcao/contract/ledger-reversal';
import { getStatement } from '@balcao/contract/ledger-statement';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { auditEventsAbout, outcomesOf } from '../../../test/reviews.ts';
import { signInStaff } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { constraintOf, sqlStateOf, transaction } from '../../platform/db.ts';
import type { Posting } from './ledger.service.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let fabio: Staff;
let flavia: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  fabio = await staffMember(testApp, 'finance');
  flavia = await staffMember(testApp, 'finance');
});
afterAll(() => testApp.close());

const words = 'Guardado por quem invadiu a conta.';
const post = (merchantId: string, cause: string, postings: Posting[]) =>
  transaction(testApp.platform.db, (tx) => testApp.services.ledger.post(tx, merchantId, cause, postings));
/** A team with R$ 500 available that has put R$ 300 of it aside, and the journal of that. */
const saver = async () => {
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  await post(team.merchantId, 'test:1:filled', [{ from: 'rail_clearing:02', to: 'available', amount: 50_000 }]);
  await team.call(setAside, { body: { amount: 30_000 } });
  return { team, journal: await newest(team) };
};
const newest = async ({ merchantId }: Team) => {
  const { list } = await fabio.call(listJournals, { query: { merchantId } });
  if (!list[0]) throw new Error('no journal');
  return list[0];
};
const at = ({ merchantId: id }: Team, journalId: string) => ({ params: { id, journalId } });
const ask = (team: Team, journalId: string, { call }: Staff = fabio) =>
  call(askReversal, { ...at(team, journalId), body: { words } });
const decide = async (team: Team, journalId: string, { call }: Staff = flavia, agreed = true) => {
  const { history } = await call(getJournal, at(team, journalId));
  const params = { id: team.merchantId, journalId, requestId: history[0]?.id ?? '' };
  return call(decideReversal, { params, body: { agreed, words: null } });
};
const money = async (team: Team) => {
  const { available, reserve } = await team.call(getBalances, {});
  return [available, reserve];
};
/** What the database answers to the person who has the server's rights. */
const said = (work: Promise<unknown>) => work.then(() => 'done', constraintOf);

it('takes a journal back when two of finance agree, names it, and stands in the merchant’s statement (rule: corrections-are-reversals)', async () => {
  const { team, journal } = await saver();
  expect(journal).toMatchObject({ kind: 'reserve', standing: 'free', amount: 30_000 });
  const asked = await ask(team, journal.id);
  expect(asked).toMatchObject({ standing: 'asked', asked: { words, askedBy: { staffId: fabio.staffId } } });
  expect(await money(team)).toEqual([20_000, 30_000]);
  const waiting = await flavia.call(listJournals, { query: { show: 'asked' } });
  expect(waiting.list.map(({ id }) => id)).toEqual([journal.id]);

  const after = await decide(team, journal.id);
  expect(await money(team)).toEqual([50_000, 0]);
  expect(after).toMatchObject({ standing: 'reversed', asked: null, reversedBy: { cause: `reversal:${journal.id}` } });
  const taken = await fabio.call(getJournal, at(team, after.reversedBy?.id ?? ''));
  expect(taken).toMatchObject({ standing: 'reversal', reverses: { id: journal.id, cause: journal.cause } });
  const sorted = (lines: typeof taken.lines) => lines.map(({ bucket, amount }) => `${bucket} ${amount}`).sort();
  expect(sorted(taken.lines)).toEqual(sorted(after.lines.map((line) => ({ ...line, amount: -line.amount }))));

  for (const [account, direction, movement] of [
    ['available', '1', 'reserve_filled'],
    ['reserve', '-1', 'reserve_filled'],
  ] as const) {
    const { list } = await team.call(getStatement, { query: { account } });
    const corrects = { movement, at: journal.postedAt };
    expect(list[0]).toMatchObject({ kind: 'other', movement: 'correction', direction, corrects });
    expect(list[1]).toMatchObject({ movement, corrects: null });
  }
  await team.call(setAside, { body: { amount: 1_000 } });
  expect((await team.call(getReserve, {})).moves).toMatchObject([
    { amount: 1_000, correctedAt: null },
    { amount: 30_000, correctedAt: taken.postedAt },
  ]);
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  expect(await auditEventsAbout(testApp, journal.id)).toEqual(['reversalAsked', 'reversalAgreed']);
  const ada = await staffMember(testApp, 'admin');
  const { list: auditEvents } = await ada.call(listAuditEvents, { query: { kind: ['reversalAsked'] } });
  expect(auditEvents[0]).toMatchObject({ subjectName: journal.cause, changes: [{ field: 'reason', after: words }] });
});

it('is never one person’s alone, and refused or taken back nothing moves', async () => {
  const { team, journal } = await saver();
  await ask(team, journal.id);
  expect(await outcomesOf([decide(team, journal.id, fabio), ask(team, journal.id, flavia)])).toEqual([
    'second_person',
    'colleague_first',
  ]);
  expect((await decide(team, journal.id, flavia, false)).standing).toBe('free');
  const { asked } = await ask(team, journal.id);
  const params = { id: team.merchantId, journalId: journal.id, requestId: asked?.id ?? '' };
  const calls = [flavia.call(takeBackReversal, { params })];
  expect(await outcomesOf(calls)).toEqual(['permission_missing']);
  expect((await fabio.call(takeBackReversal, { params })).standing).toBe('free');
  expect(await outcomesOf([decide(team, journal.id)])).toEqual(['colleague_first']);
  expect(await money(team)).toEqual([20_000, 30_000]);
  for (const role of ['reviewer', 'support', 'admin'] as const)
    expect(await outcomesOf([ask(team, journal.id, await staffMember(testApp, role))])).toEqual(['permission_missing']);
});

it('happens once, however often and by whomever it is confirmed at the same time', async () => {
  const { team, journal } = await saver();
  await ask(team, journal.id);
  const others = [flavia, await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
  const ended = await outcomesOf([...others, ...others].map((one) => decide(team, journal.id, one)));
  expect(ended.filter((one) => one === 'done')).toHaveLength(1);
  expect(new Set(ended.filter((one) => one !== 'done'))).toEqual(new Set(['colleague_first']));
  expect(await money(team)).toEqual([50_000, 0]);
  const again = await fabio.call(getJournal, at(team, journal.id));
  const reversal = again.reversedBy?.id ?? '';
  expect(await outcomesOf([ask(team, journal.id), ask(team, reversal)])).toEqual(['journal_reversed', 'journal_bound']);
});

it('refuses what would leave a balance below zero, and goes on waiting until there is enough', async () => {
  const { team, journal } = await saver();
  await team.call(takeBack, { body: { amount: 10_000 } });
  await ask(team, journal.id);
  expect(await outcomesOf([decide(team, journal.id)])).toEqual(['reversal_overdraws']);
  expect(await money(team)).toEqual([30_000, 20_000]);
  expect((await fabio.call(getJournal, at(team, journal.id))).standing).toBe('asked');
  await team.call(setAside, { body: { amount: 10_000 } });
  expect((await decide(team, journal.id)).standing).toBe('reversed');
  expect(await money(team)).toEqual([50_000, 0]);
});

it('leaves to refunds, settlements and withdrawals what they say themselves, and finds journals by their numbers', async () => {
  const { team } = await saver();
  const number = `${Date.now()}`.padStart(20, '7');
  await post(team.merchantId, `order:${number}:paid`, [{ from: 'rail_clearing:02', to: 'pending', amount: 990 }]);
  await post(team.merchantId, `settlement:${number}:1`, [{ from: 'pending', to: 'available', amount: 990 }]);
  await post(team.merchantId, `withdrawal:${number}:held`, [{ from: 'available', to: 'withdrawing', amount: 990 }]);
  const { list } = await fabio.call(listJournals, { query: { search: number } });
  expect(list.map(({ kind, standing }) => [kind, standing])).toEqual([
    ['withdrawal', 'bound'],
    ['settlement', 'bound'],
    ['sale', 'bound'],
  ]);
  expect(await outcomesOf(list.map(({ id }) => ask(team, id)))).toEqual(Array(3).fill('journal_bound'));
  const idsBy = async (search: string) =>
    (await fabio.call(listJournals, { query: { search } })).list.map(({ id }) => id);
  expect(await idsBy(list[2]?.id ?? '')).toEqual([list[2]?.id]);
  expect(await idsBy(`order:${number}:paid`)).toEqual([list[2]?.id]);
  expect(await idsBy('00000000000000000000')).toEqual([]);
  const first = await fabio.call(listJournals, { query: { merchantId: team.merchantId, pageSize: 2 } });
  const query = { merchantId: team.merchantId, pageSize: 2, cursor: first.nextCursor ?? '' };
  const second = await fabio.call(listJournals, { query });
  expect([...first.list, ...second.list].map(({ kind }) => kind)).toEqual([
    'withdrawal',
    'settlement',
    'sale',
    'reserve',
  ]);
  const { team: other } = await saver();
  const calls = [fabio.call(getJournal, at(other, list[0]?.id ?? ''))];
  expect(await outcomesOf(calls)).toEqual(['not_found']);
});

it('is guarded by the database itself: no reversal without two, none that moves something else, nothing changed or deleted', async () => {
  const { team, journal } = await saver();
  const { db } = testApp.platform;
  const reverse = () => transaction(db, (tx) => testApp.services.ledger.reverse(tx, team.merchantId, journal.id));
  expect(await said(reverse())).toBe('reversal_second_person');
  await ask(team, journal.id);
  expect(await said(reverse())).toBe('reversal_second_person');
  await decide(team, journal.id);
  const wrong = (reverses: string) =>
    db.execute(sql`select ledger.post(${team.merchantId}, gen_random_uuid(), 'forged', now(), ${reverses}::uuid,
      array['available', 'reserve'], array['', ''], array[-1, 1]::bigint[])`);
  expect(await said(wrong(journal.id))).toBe('journal_reverses');
  expect(await said(wrong(crypto.randomUUID()))).toBe('journal_original');
  const run = (text: string) => db.execute(sql.raw(text)).then(() => 'done', sqlStateOf);
  const denied = '42501';
  expect(await run(`update ledger.journal set reverses = null`)).toBe(denied);
  expect(await run(`delete from ledger.entry`)).toBe(denied);
  expect(await run(`update reversal_request set asked_by = gen_random_uuid()`)).toBe(denied);
  expect(await run(`delete from reversal_request`)).toBe(denied);
});

it('waits a day for the second person and no longer', async () => {
  const { team, journal } = await saver();
  await ask(team, journal.id);
  testApp.platform.clock.setAhead(24 * 3_600);
  const later = { ...flavia, ...(await signInStaff(testApp, flavia)) };
  expect(await outcomesOf([decide(team, journal.id, later)])).toEqual(['colleague_first']);
  const { list } = await later.call(listJournals, { query: { show: 'decided', merchantId: team.merchantId } });
  expect(list).toMatchObject([{ id: journal.id, standing: 'free' }]);
});
