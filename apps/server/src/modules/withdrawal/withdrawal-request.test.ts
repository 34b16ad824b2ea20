import { addBankDays } from '@balcao/brazil/bank-days';
import { addDays, civilDayOf, DEFAULT_ZONE, dayEnd, dayStart } from '@balcao/brazil/dates';
import { pathOf } from '@balcao/contract/endpoint';
import { requestExport } from '@balcao/contract/export';
import { advanceClock } from '@balcao/contract/sandbox';
import { getWithdrawalFigures, getWithdrawalReceipt, listWithdrawals } from '@balcao/contract/withdrawal';
import { addDestination, listDestinations } from '@balcao/contract/withdrawal-destination';
import { getWithdrawable, quoteWithdrawal, requestWithdrawal } from '@balcao/contract/withdrawal-request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOn } from '../../../test/factors.ts';
import { openPayee, type Payee, payoutsAre, stands, withdraw } from '../../../test/payouts.ts';
import { member, workIn } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { decided } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(async () => {
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  await testApp.close();
});
beforeEach(() => payoutsAre(testApp, 'approve'));

const today = () => civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE);
const advance = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });
const refused = async (call: Promise<unknown>) => (await outcomesOf([call]))[0];
const available = ({ merchantId }: Payee) => testApp.services.ledger.spendable(testApp.platform.db, merchantId);
const allow = ({ merchantId }: Payee, change: object) =>
  transaction(testApp.platform.db, (tx) => {
    const at = { version: 0, now: testApp.platform.clock.now() };
    return testApp.services.withdrawalTerms.set(tx, merchantId, change, at);
  });

describe('asking for a withdrawal', () => {
  it('says before what it costs and when it arrives, then sends exactly that', async () => {
    const ana = await openPayee(testApp, 500_000);
    const query = { amount: 120_000, destinationId: ana.bank };
    expect(await ana.call(quoteWithdrawal, { query })).toEqual({
      amount: 120_000,
      fee: 350,
      credited: 119_650,
      availableAfter: 380_000,
      dailyLeftAfter: 19_880_000,
      usually: 'bankDay',
      promisedUntil: dayEnd(addBankDays(today(), 3), DEFAULT_ZONE),
      warnings: [],
    });
    const asked = await withdraw(ana, 120_000, ana.bank);
    expect(asked).toMatchObject({
      type: '00',
      status: '0',
      amount: 120_000,
      fee: 350,
      credited: 119_650,
      kind: 'bank',
      branch: '1234-5',
      account: '98****-3',
      accountName: 'Padaria da Esquina Ltda.',
      institution: '001',
      channelTransactionNumber: null,
      payee: 'Padaria da Esquina Ltda.',
      payeeDocument: '11**********81',
      applicant: expect.stringMatching(/^pessoa/),
    });
    expect((await available(ana)).available).toBe(380_000);
    const done = await stands(ana, asked.number, '1');
    expect(done.steps.map(({ kind }) => kind)).toEqual(['requested', 'held', 'sent', 'done']);
    expect(done.succeededAt).toBe(done.completedAt);
    expect(done.channelTransactionNumber).toMatch(/^TED/);
    expect(JSON.stringify(done)).not.toContain('987654');
    const pix = await ana.call(quoteWithdrawal, { query: { ...query, destinationId: ana.pix } });
    expect(pix).toMatchObject({ fee: 0, credited: 120_000, usually: 'minutes' });
  });

  it('warns of a balance that leaves nothing for refunds', async () => {
    const ana = await openPayee(testApp, 5_000);
    const query = { amount: 5_000, destinationId: ana.pix };
    expect(await ana.call(quoteWithdrawal, { query })).toMatchObject({ warnings: ['nothing_for_refunds'] });
  });

  it('refuses what is no amount, and moves nothing', async () => {
    const ana = await openPayee(testApp, 500_000);
    for (const amount of [0, -1, 10.005, 1e12, '1000', 'R$ 10,00', null]) {
      const body = { amount: amount as number, destinationId: ana.pix };
      expect([amount, await refused(ana.call(requestWithdrawal, { body }))]).toEqual([amount, 'form_invalid']);
    }
    expect((await available(ana)).available).toBe(500_000);
    expect(await ana.call(listWithdrawals, {})).toMatchObject({ total: 0 });
  });

  it('refuses more than there is, more than one may take, and what the fee would eat; the quote says the same', async () => {
    const ana = await openPayee(testApp, 6_000_000);
    const both = async (amount: number, destinationId: string) => [
      await refused(ana.call(quoteWithdrawal, { query: { amount, destinationId } })),
      await refused(withdraw(ana, amount, destinationId)),
    ];
    expect(await both(5_000_001, ana.pix)).toEqual(Array(2).fill('withdrawal_over_single_limit'));
    expect(await both(350, ana.bank)).toEqual(Array(2).fill('withdrawal_below_fee'));
    await allow(ana, { single: 10_000_000 });
    expect(await both(6_000_001, ana.pix)).toEqual(Array(2).fill('balance_insufficient'));
    await stands(ana, (await withdraw(ana, 351, ana.bank)).number, '1');
    await stands(ana, (await withdraw(ana, 1)).number, '1');
    expect((await available(ana)).available).toBe(6_000_000 - 352);
  });

  it('never withdraws more than the day allows, however many ask at once (rule: withdrawal-limits)', async () => {
    const ana = await openPayee(testApp, 100_000);
    await allow(ana, { daily: 30_000 });
    const tries = Array.from({ length: 10 }, () => withdraw(ana, 9_000));
    const outcomes = await outcomesOf(tries);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'withdrawal_over_daily_limit']));
    expect(await ana.call(getWithdrawable, {})).toMatchObject({ available: 73_000, dailyLeft: 3_000, most: 3_000 });
    // The limit is of a civil day in São Paulo.
    const midnight = Date.parse(dayStart(addDays(today(), 1), DEFAULT_ZONE));
    await advance(Math.floor((midnight - testApp.platform.clock.now().getTime()) / 1_000) - 30);
    const late = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
    expect(await refused(withdraw(late, 9_000))).toBe('withdrawal_over_daily_limit');
    await advance(60);
    expect(await refused(withdraw(late, 9_000))).toBe('done');
  });

  it('never withdraws more than there is, however many ask at once (rule: never-below-zero)', async () => {
    const ana = await openPayee(testApp, 25_000);
    const outcomes = await outcomesOf(Array.from({ length: 8 }, () => withdraw(ana, 10_000)));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(2);
    expect((await available(ana)).available).toBe(5_000);
  });

  it('takes effect once however often it is sent, and refuses the same key for another amount (rule: at-most-once)', async () => {
    const ana = await openPayee(testApp, 50_000);
    const send = (amount: number) =>
      ana.call(requestWithdrawal, { body: { amount, destinationId: ana.pix } }, { idempotencyKey: 'once' });
    const [first, second] = await Promise.all([send(10_000), send(10_000)]);
    expect(second?.number).toBe(first?.number);
    expect(await refused(send(10_001))).toBe('idempotency_key_reused');
    expect((await available(ana)).available).toBe(40_000);
  });

  it('refuses a fee that is not the one that was shown', async () => {
    const ana = await openPayee(testApp, 50_000);
    const body = { amount: 10_000, destinationId: ana.bank, fee: 0 };
    expect(await refused(ana.call(requestWithdrawal, { body }))).toBe('changed_elsewhere');
    expect(await refused(ana.call(requestWithdrawal, { body: { ...body, fee: 350 } }))).toBe('done');
  });

  it('refuses who lost the certification, who is frozen, and who only looks', async () => {
    const ana = await openPayee(testApp, 50_000);
    const permissions = [{ menuId: 'payment.financial', permissionLevel: 'read' }] as const;
    const reader = await member(testApp, ana, { permissions });
    expect(await refused(withdraw({ ...ana, ...reader }, 1_000))).toBe('permission_missing');
    expect(await reader.call(getWithdrawable, {})).toMatchObject({ available: 50_000, block: null });
    const { freezes } = testApp.services;
    const thaw = Object.assign(freezes, { isFrozen: freezes.isFrozen }).isFrozen;
    Object.assign(freezes, { isFrozen: async () => true });
    expect(await refused(withdraw(ana, 1_000))).toBe('merchant_frozen');
    expect(await ana.call(getWithdrawable, {})).toMatchObject({ most: 0, block: 'merchant_frozen' });
    Object.assign(freezes, { isFrozen: thaw });
    await decided(testApp, ana.merchantId, 'certification', 'REVOKED');
    expect(await refused(withdraw(ana, 1_000))).toBe('not_certified');
  });

  it('asks anyone who has a second factor for a fresh code (rule: approved-by-code)', async () => {
    const ana = await openPayee(testApp, 50_000);
    await turnOn(testApp, ana);
    expect(await refused(withdraw(ana, 1_000))).toBe('proof_missing');
    const body = { kind: 'pix', pixKeyType: 5, pixKey: crypto.randomUUID() } as const;
    expect(await refused(ana.call(addDestination, { body }))).toBe('proof_missing');
  });
});

describe('an automatic withdrawal', () => {
  const ask = (of: Payee, amount: number, trigger: string) =>
    transaction(testApp.platform.db, (tx) => {
      const who = { merchantId: of.merchantId, destinationId: of.pix, type: '01', applicantId: null } as const;
      return testApp.services.withdrawals.request(tx, { ...who, amount, trigger }, testApp.platform.clock.now());
    });

  it('is asked for once by each trigger (rule: automatic-withdrawal)', async () => {
    const ana = await openPayee(testApp, 50_000);
    const first = await ask(ana, 10_000, 'settlement:1');
    expect((await ask(ana, 20_000, 'settlement:1')).number).toBe(first.number);
    const both = await Promise.allSettled([ask(ana, 10_000, 'settlement:2'), ask(ana, 10_000, 'settlement:2')]);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect((await available(ana)).available).toBe(30_000);
    expect(await stands(ana, first.number, '1')).toMatchObject({ type: '01', applicant: null });
  });

  it('is refused below its minimum, and to whom it is not allowed', async () => {
    const ana = await openPayee(testApp, 50_000);
    expect(await refused(ask(ana, 999, 'low'))).toBe('withdrawal_under_minimum');
    await allow(ana, { automatic: false });
    expect(await refused(ask(ana, 1_000, 'never'))).toBe('withdrawal_not_automatic');
  });
});

describe('the list of withdrawals', () => {
  it('finds them by state, destination and number, page by page, and says what they come to', async () => {
    const ana = await openPayee(testApp, 500_000);
    const [one, two] = [await withdraw(ana, 10_000), await withdraw(ana, 20_000, ana.bank)];
    for (const { number } of [one, two]) await stands(ana, number, '1');
    await payoutsAre(testApp, 'decline');
    const three = await withdraw(ana, 30_000);
    await stands(ana, three.number, '99');
    const found = async (query: object) =>
      (await ana.call(listWithdrawals, { query })).list.map(({ amount }) => amount);
    expect(await found({})).toEqual([30_000, 20_000, 10_000]);
    expect(await found({ status: ['99'] })).toEqual([30_000]);
    expect(await found({ destinationId: ana.bank })).toEqual([20_000]);
    expect(await found({ type: ['01'] })).toEqual([]);
    expect(await found({ number: one.number.slice(0, 19), status: ['1'] })).toContain(10_000);
    expect(await found({ from: new Date(testApp.platform.clock.now().getTime() + 1_000).toISOString() })).toEqual([]);
    const first = await ana.call(listWithdrawals, { query: { pageSize: 2 } });
    expect(await found({ pageSize: 2, cursor: first.nextCursor ?? '' })).toEqual([10_000]);
    expect(await ana.call(getWithdrawalFigures, {})).toEqual({
      processing: { count: 0, amount: 0, fee: 0, credited: 0 },
      success: { count: 2, amount: 30_000, fee: 350, credited: 29_650 },
      failed: { count: 1, amount: 30_000, fee: 0, credited: 30_000 },
    });
    const body = { subject: 'withdrawal', format: 'csv', filter: { status: '1' } } as const;
    expect(await ana.call(requestExport, { body })).toMatchObject({ state: 'waiting' });
  });

  it('has a receipt for what succeeded, in four languages, that tells no account; none for what did not', async () => {
    const ana = await openPayee(testApp, 50_000);
    const done = await stands(ana, (await withdraw(ana, 10_000)).number, '1');
    expect(done.authentication).toMatch(/^([0-9A-F]{4} ){7}[0-9A-F]{4}$/);
    const params = { number: done.number };
    for (const language of ['pt', 'en', 'es', 'zh']) {
      const headers = { authorization: `Bearer ${ana.token}`, 'accept-language': language };
      const answer = await testApp.app.inject({ url: pathOf(getWithdrawalReceipt, params), headers });
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    await payoutsAre(testApp, 'decline');
    const failed = await stands(ana, (await withdraw(ana, 10_000)).number, '99');
    expect(failed.authentication).toBeNull();
    expect(await refused(ana.call(getWithdrawalReceipt, { params: { number: failed.number } }))).toBe('state_forbids');
    expect((await ana.call(listDestinations, {})).list[0]?.lastUsedAt).not.toBeNull();
  });
});
