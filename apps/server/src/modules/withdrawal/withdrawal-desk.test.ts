import { listAuditEvents } from '@balcao/contract/audit-event';
import {
  askBankNow,
  getDeskWithdrawal,
  getDeskWithdrawalFigures,
  listDeskWithdrawals,
} from '@balcao/contract/withdrawal-desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { payoutDestinations, withdrawals } from './withdrawal.tables.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let fabio: Staff;
let ada: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  fabio = await staffMember(testApp, 'finance');
  ada = await staffMember(testApp, 'admin');
});
afterAll(() => testApp.close());

let numbers = 0;
const account = { kind: 'pix', pixKeyType: 3, sealed: 'x', masked: 'lo***ja', accountName: 'Loja' } as const;
const hours = (ago: number) => new Date(testApp.platform.clock.now().getTime() - ago * 3_600_000);

interface Ask {
  readonly ago?: number;
  readonly checks?: number;
  readonly status?: '0' | '1' | '99';
  readonly promisedUntil?: Date;
}
/** A withdrawal of R$ 100 that was asked for so many hours ago; answers with its number. */
const withdrawal = async ({ merchantId }: Team, ask: Ask = {}): Promise<string> => {
  const { ago = 1, checks = 0, status = '0', promisedUntil = hours(-48) } = ask;
  numbers += 1;
  const number = `20261122${String(numbers).padStart(12, '0')}`;
  const destination = { merchantId, id: crypto.randomUUID(), ...account, source: 'member' } as const;
  await testApp.platform.db
    .insert(payoutDestinations)
    .values({ ...destination, fingerprint: number, addedBy: merchantId, addedAt: hours(90), usableFrom: hours(66) });
  const ended = status === '0' ? null : hours(ago - 0.5);
  await testApp.platform.db.insert(withdrawals).values({
    merchantId,
    number,
    transactionId: `t${number}`,
    type: '01',
    status,
    amount: 10_000,
    fee: 0,
    credited: 10_000,
    day: '20261122',
    destinationId: destination.id,
    ...account,
    payee: 'Helena Duarte',
    payer: 'Balcão',
    appliedAt: hours(ago),
    promisedUntil,
    checks,
    completedAt: ended,
    succeededAt: status === '1' ? ended : null,
    channelNumber: status === '1' ? `E${number}` : null,
    failureReason: status === '99' ? 'Conta encerrada' : null,
    nextCheckAt: status === '0' ? hours(-5) : null,
  });
  return number;
};
const newTeam = async (name: string) => openTeam(testApp, await register(testApp), { name });
const list = async (query: object) => (await ada.call(listDeskWithdrawals, { query })).list.map(({ number }) => number);

it('shows what waits over all merchants, the longest first, what is asked again and what is late', async () => {
  const [one, other] = [await newTeam('Loja Um'), await newTeam('Loja Dois')];
  const young = await withdrawal(one);
  const old = await withdrawal(other, { ago: 30, checks: 4, promisedUntil: hours(1) });
  const failed = await withdrawal(one, { ago: 3, status: '99' });
  const done = await withdrawal(other, { ago: 2, status: '1' });
  expect(await list({})).toEqual([old, young]);
  expect(await list({ show: 'retried' })).toEqual([old]);
  expect(await list({ show: 'late' })).toEqual([old]);
  expect(await list({ show: 'failed' })).toEqual([failed]);
  expect(await list({ show: 'done', search: 'loja dois' })).toEqual([done]);
  expect(await list({ show: 'done', search: 'loja um' })).toEqual([]);
  expect(await list({ search: young })).toEqual([young]);
  expect(await list({ merchantId: one.merchantId })).toEqual([young]);
  const sum = (count: number) => ({ count, amount: count * 10_000 });
  expect(await ada.call(getDeskWithdrawalFigures, {})).toEqual({
    waiting: sum(2),
    retried: sum(1),
    late: sum(1),
    failed: sum(1),
    done: sum(1),
  });
  const { list: first, nextCursor } = await ada.call(listDeskWithdrawals, { query: { pageSize: 1 } });
  expect(first).toMatchObject([{ number: old, checks: 4, account: 'lo***ja', merchant: { name: 'Loja Dois' } }]);
  expect(await list({ pageSize: 1, cursor: nextCursor ?? '' })).toEqual([young]);
});

it('has the bank asked at once, and lets nobody say what became of it', async () => {
  const team = await newTeam('Loja Três');
  const number = await withdrawal(team);
  const about = { params: { id: team.merchantId, number } };
  const now = await fabio.call(askBankNow, about);
  expect(now).toMatchObject({ status: '0' });
  expect(Date.parse(now.nextCheckAt ?? '')).toBeLessThanOrEqual(testApp.platform.clock.now().getTime());
  const { list: auditEvents } = await ada.call(listAuditEvents, { query: { kind: ['withdrawalAsked'] } });
  expect(auditEvents[0]).toMatchObject({
    by: { staffId: fabio.staffId },
    subjectName: number,
    merchant: { name: 'Loja Três' },
  });
  const ended = await withdrawal(team, { status: '1' });
  const ask = (one: string, id = team.merchantId) => fabio.call(askBankNow, { params: { id, number: one } });
  const other = await newTeam('Loja Quatro');
  const calls = [ask(ended), ask(number, other.merchantId), ada.call(askBankNow, about)];
  expect(await outcomesOf(calls)).toEqual(['state_forbids', 'not_found', 'permission_missing']);
  expect(await ada.call(getDeskWithdrawal, about)).toMatchObject({ number, promisedUntil: expect.any(String) });
});

it('is shown to support without the name of whom it is paid to, and support asks no bank', async () => {
  const sara = await staffMember(testApp, 'support');
  const team = await newTeam('Loja Cinco');
  const number = await withdrawal(team);
  const about = { params: { id: team.merchantId, number } };
  const whole = await fabio.call(getDeskWithdrawal, about);
  expect(whole.payee).toBe('Helena Duarte');
  expect(await sara.call(getDeskWithdrawal, about)).toEqual({ ...whole, payee: 'He*********te' });
  const { list: listed } = await sara.call(listDeskWithdrawals, { query: { search: number } });
  expect(listed).toMatchObject([{ number, payee: 'He*********te', account: 'lo***ja' }]);
  expect((await sara.call(getDeskWithdrawalFigures, {})).waiting).toEqual(
    (await fabio.call(getDeskWithdrawalFigures, {})).waiting,
  );
  expect(await outcomesOf([sara.call(askBankNow, about)])).toEqual(['permission_missing']);
});

it('is not for those who review', async () => {
  const about = { params: { id: crypto.randomUUID(), number: '20261122000000000001' } };
  const { call } = await staffMember(testApp, 'reviewer');
  const calls = [
    call(listDeskWithdrawals, {}),
    call(getDeskWithdrawalFigures, {}),
    call(getDeskWithdrawal, about),
    call(askBankNow, about),
  ];
  expect(await outcomesOf(calls)).toEqual(calls.map(() => 'permission_missing'));
});
