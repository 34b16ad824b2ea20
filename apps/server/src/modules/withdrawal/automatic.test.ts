import { getReserve, setAside, takeBack } from '@balcao/contract/ledger-reserve';
import { listNotices } from '@balcao/contract/notification-bell';
import { advanceClock } from '@balcao/contract/sandbox';
import { getWithdrawal } from '@balcao/contract/withdrawal';
import {
  getAutomatic,
  listAutomaticRuns,
  previewAutomatic,
  saveAutomatic,
} from '@balcao/contract/withdrawal-automatic';
import { listDestinations } from '@balcao/contract/withdrawal-destination';
import { quoteWithdrawal } from '@balcao/contract/withdrawal-request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOn, withCode } from '../../../test/factors.ts';
import { fund, openPayee, type Payee, payoutsAre, stands, withdraw } from '../../../test/payouts.ts';
import { member, workIn } from '../../../test/people.ts';
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

type Body = Parameters<Payee['call']>[1] & object;
const rules = { enabled: true, threshold: 50_000, deposit: 20_000, minimum: 1_000, single: 60_000, daily: 500_000 };
const save = (team: Payee, change: object = {}) => {
  const body = { ...rules, destinationId: team.pix, version: 0, ...change };
  return team.call(saveAutomatic, { body });
};
/** A company with the automatic withdrawal on. */
const payee = async (change: object = {}) => {
  const team = await openPayee(testApp);
  await save(team, change);
  return team;
};
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.name,
  );
/** Has it look now, as it does every few seconds. */
const look = () => testApp.platform.jobs.sweep();
const runsOf = async (team: Payee) => (await team.call(listAutomaticRuns, {})).list;
/** A day later, logged in again. */
const tomorrow = async (team: Payee): Promise<Payee> => {
  await testApp.caller()(advanceClock, { body: { advanceSeconds: 86_400 } });
  await look();
  return { ...team, ...(await workIn(testApp, team, team.merchantId)) };
};
const money = async ({ merchantId }: Payee) => testApp.services.ledger.spendable(testApp.platform.db, merchantId);

describe('the automatic withdrawal', () => {
  it('withdraws what becomes available down to what stays for refunds, within its limits, and says what it did', async () => {
    const ana = await payee();
    await fund(testApp, ana, 100_000);
    await look();
    const [run, ...others] = await runsOf(ana);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ trigger: 'settlement', outcome: 'withdrawn', reason: null });
    expect(run?.figures).toMatchObject({ balance: 100_000, kept: 20_000, free: 80_000, amount: 60_000 });
    const done = await stands(ana, run?.withdrawalNumber ?? '', '1');
    expect(done).toMatchObject({ type: '01', amount: 60_000, applicant: null });
    expect((await money(ana)).available).toBe(40_000);
  });

  it('looks once at what set it off, however often and on however many servers it is asked (rule: automatic-withdrawal)', async () => {
    const ana = await payee({ single: 10_000 });
    await fund(testApp, ana, 100_000);
    await Promise.all([look(), look(), look()]);
    await look();
    expect(await runsOf(ana)).toHaveLength(1);
    expect((await money(ana)).available).toBe(90_000);
    await fund(testApp, ana, 1);
    await look();
    expect(await runsOf(ana)).toHaveLength(2);
  });

  it('says why it does nothing', async () => {
    const ana = await payee({ threshold: 50_000, deposit: 70_000 });
    const reasons: (string | null | undefined)[] = [];
    for (const amount of [49_999, 1, 20_500]) {
      await fund(testApp, ana, amount);
      await look();
      reasons.push((await runsOf(ana))[0]?.reason);
    }
    expect(reasons).toEqual(['below_threshold', 'kept_for_refunds', 'below_minimum']);
    expect((await money(ana)).available).toBe(70_500);
  });

  it('counts the day: by hand and by itself, what failed left out; the next morning it goes on by itself', async () => {
    const ana = await payee({ deposit: 0, single: 100_000, daily: 100_000 });
    await fund(testApp, ana, 60_000);
    await stands(ana, (await withdraw(ana, 40_000)).number, '1');
    await fund(testApp, ana, 200_000);
    await look();
    expect((await runsOf(ana))[0]?.figures).toMatchObject({ dailyLeft: 60_000, amount: 60_000 });
    await fund(testApp, ana, 1_000);
    await look();
    expect((await runsOf(ana))[0]).toMatchObject({ outcome: 'nothing', reason: 'daily_used_up' });
    const later = await tomorrow(ana);
    const [daily] = await runsOf(later);
    expect(daily).toMatchObject({ trigger: 'daily', outcome: 'withdrawn', figures: { amount: 100_000 } });
    await look();
    expect((await runsOf(later)).filter(({ trigger }) => trigger === 'daily')).toHaveLength(1);
  });

  it('does not send again at once what its own withdrawal brought back; the next morning it tries', async () => {
    await payoutsAre(testApp, 'decline');
    const ana = await payee({ deposit: 0 });
    await fund(testApp, ana, 60_000);
    await look();
    const [first] = await runsOf(ana);
    await stands(ana, first?.withdrawalNumber ?? '', '99');
    await look();
    expect((await runsOf(ana))[0]).toMatchObject({ trigger: 'withdrawalBack', reason: 'previous_failed' });
    expect((await money(ana)).available).toBe(60_000);
    await payoutsAre(testApp, 'approve');
    const later = await tomorrow(ana);
    const [again] = await runsOf(later);
    expect(again).toMatchObject({ trigger: 'daily', outcome: 'withdrawn' });
    expect(await stands(later, again?.withdrawalNumber ?? '', '1')).toMatchObject({ amount: 60_000 });
  });

  it('leaves the whole refund deposit in the balance, whatever the reserve holds, also while members withdraw by hand', async () => {
    const ana = await payee({ threshold: 1, deposit: 30_000, single: 5_000_000, daily: 20_000_000 });
    for (let round = 0; round < 4; round += 1) {
      await fund(testApp, ana, 100_000);
      const asks = Array.from({ length: 3 }, () => refused(withdraw(ana, 10_000)));
      await Promise.all([look(), ...asks]);
      await look();
    }
    const runs = (await runsOf(ana)).filter(({ outcome }) => outcome === 'withdrawn');
    expect(runs.length).toBeGreaterThan(0);
    for (const { figures } of runs) expect(figures.balance - figures.amount).toBeGreaterThanOrEqual(30_000);
    await fund(testApp, ana, 100_000);
    await ana.call(setAside, { body: { amount: 25_000 } });
    await look();
    await fund(testApp, ana, 10_000);
    await look();
    expect((await ana.call(getReserve, {})).reserve).toBe(25_000);
    expect((await money(ana)).available).toBe(30_000);
    await ana.call(takeBack, { body: { amount: 500 } });
    await look();
    expect((await runsOf(ana))[0]).toMatchObject({ trigger: 'reserve', reason: 'below_minimum' });
  });

  it('does nothing for a merchant whose money is frozen, who may not, or whose destination is gone or new', async () => {
    const ana = await payee({ deposit: 0 });
    const { db } = testApp.platform;
    const set = (change: object, version: number) =>
      transaction(db, (tx) =>
        testApp.services.withdrawalTerms.set(tx, ana.merchantId, change, {
          version,
          now: testApp.platform.clock.now(),
        }),
      );
    const reasonAfter = async (sql?: string) => {
      if (sql) await db.$client.query(sql, [ana.merchantId]);
      await fund(testApp, ana, 60_000);
      await look();
      return (await runsOf(ana))[0]?.reason;
    };
    await set({ automatic: false }, 0);
    expect(await reasonAfter()).toBe('not_eligible');
    expect(await refused(save(ana, { version: 1 }))).toBe('withdrawal_not_automatic');
    await set({ automatic: null }, 1);
    const hold = "update payout_destination set usable_from = now() + interval '9 years' where merchant_id = $1";
    expect(await reasonAfter(hold)).toBe('destination_held');
    expect(
      await reasonAfter('update automatic_withdrawal set destination_id = merchant_id where merchant_id = $1'),
    ).toBe('destination_missing');
    const freeze = `with asked as (insert into freeze_request (merchant_id, id, action, reason, words, status, asked_by, asked_at, expires_at)
        values ($1, gen_random_uuid(), 'freeze', 'courtOrder', 'x', 'asked', gen_random_uuid(), now(), now()) returning merchant_id, id)
      insert into merchant_freeze (merchant_id, request_id, reason, since) select merchant_id, id, 'courtOrder', now() from asked`;
    expect(await reasonAfter(freeze)).toBe('frozen');
    // Again on the same day: the team is told once of each reason.
    expect(await reasonAfter()).toBe('frozen');
    // And on the day after: of a freeze once, however long it lasts.
    const later = await tomorrow(ana);
    expect((await runsOf(later))[0]).toMatchObject({ trigger: expect.anything(), reason: 'frozen' });
    expect((await runsOf(later)).filter(({ reason }) => reason === 'frozen').length).toBeGreaterThan(2);
    const told = (await later.call(listNotices, {})).list.filter(({ kind }) => kind === 'automaticSkipped');
    const day = expect.stringMatching(/^\d{8}$/);
    const reasons = ['frozen', 'destination_missing', 'destination_held', 'not_eligible'];
    expect(told.map(({ data }) => data)).toEqual(reasons.map((reason) => ({ reason, day })));
    expect((await money(ana)).available).toBe(300_000);
  });

  it('looks at nothing while it is off, and at nothing from before it was turned on', async () => {
    const ana = await openPayee(testApp, 90_000);
    await look();
    expect(await ana.call(getAutomatic, {})).toMatchObject({ enabled: false, version: 0, minimum: 1_000 });
    await save(ana);
    await look();
    expect(await runsOf(ana)).toEqual([]);
    await fund(testApp, ana, 1);
    await look();
    expect(await runsOf(ana)).toHaveLength(1);
  });
});

describe('what it would do', () => {
  it('is said step by step before anything moves, for another destination too', async () => {
    const ana = await openPayee(testApp, 100_000);
    await save(ana, { enabled: false });
    const preview = await ana.call(previewAutomatic, {});
    expect(preview).toMatchObject({
      enabled: false,
      reason: null,
      figures: { amount: 60_000, fee: 0, credited: 60_000 },
    });
    expect(Date.parse(preview.nextLookAt)).toBeGreaterThan(testApp.platform.clock.now().getTime());
    const bank = await ana.call(previewAutomatic, { query: { destinationId: ana.bank } });
    expect(bank.figures).toMatchObject({ amount: 60_000, fee: 350, credited: 59_650 });
    expect((await money(ana)).available).toBe(100_000);
  });

  it('is what members are warned by who withdraw by hand', async () => {
    const ana = await openPayee(testApp, 100_000);
    await save(ana, { enabled: false, deposit: 50_000 });
    const quote = (amount: number) => ana.call(quoteWithdrawal, { query: { amount, destinationId: ana.pix } });
    expect(await quote(50_000)).toMatchObject({ warnings: [] });
    expect(await quote(50_001)).toMatchObject({ warnings: ['dips_into_reserve'] });
    // The reserve is not a part of the deposit.
    await ana.call(setAside, { body: { amount: 10_000 } });
    expect(await quote(40_001)).toMatchObject({ warnings: ['dips_into_reserve'] });
  });
});

describe('setting it', () => {
  it.each([
    [{ deposit: -1 }, 'form_invalid'],
    [{ deposit: 0.5 }, 'form_invalid'],
    [{ threshold: 0 }, 'form_invalid'],
    [{ threshold: '500,00' }, 'form_invalid'],
    [{ minimum: 999 }, 'form_invalid'],
    [{ single: 5_000_001 }, 'form_invalid'],
    [{ daily: 20_000_001 }, 'form_invalid'],
    [{ minimum: 60_001 }, 'form_invalid'],
    [{ destinationId: null }, 'form_invalid'],
    [{ destinationId: crypto.randomUUID() }, 'not_found'],
    [{ version: 7 }, 'changed_elsewhere'],
  ])('refuses %j: %s', async (change, name) => {
    const team = await shared();
    expect(await refused(save(team, change as Body))).toBe(name);
    expect(await team.call(getAutomatic, {})).toMatchObject({ version: 0, enabled: false });
  });

  it('refuses another team’s destination, and anyone who may only look', async () => {
    const [ana, dora] = [await openPayee(testApp), await openPayee(testApp)];
    expect(await refused(save(ana, { destinationId: dora.pix }))).toBe('not_found');
    const reader = await member(testApp, ana, {
      permissions: [{ menuId: 'payment.financial', permissionLevel: 'read' }],
    });
    expect(await reader.call(listDestinations, {})).toMatchObject({ list: [{ id: ana.pix }, {}] });
    const body = { ...rules, destinationId: ana.pix, version: 0 };
    expect(await refused(reader.call(saveAutomatic, { body }))).toBe('permission_missing');
  });

  it('asks for a fresh code where two-step verification is on', async () => {
    const ana = await openPayee(testApp);
    const { secret } = await turnOn(testApp, ana);
    expect(await refused(save(ana))).toBe('proof_missing');
    expect(await refused(withCode(testApp, ana, secret, () => save(ana)))).toBe('done');
  });

  it('lets nobody overwrite another', async () => {
    const ana = await openPayee(testApp);
    const saves = await Promise.all([refused(save(ana)), refused(save(ana)), refused(save(ana))]);
    expect(saves.sort()).toEqual(['changed_elsewhere', 'changed_elsewhere', 'done']);
  });

  it('keeps what a run wrote for ever: nobody edits it', async () => {
    const update = testApp.platform.db.$client.query("update automatic_run set outcome = 'nothing'");
    expect(await refused(update)).toBe('error');
    expect(getWithdrawal.access).toEqual({ menu: 'payment.financial', level: 'read' });
  });
});

let one: Promise<Payee> | undefined;
/** One team for all refused calls, which change nothing. */
const shared = (): Promise<Payee> => {
  one ??= openPayee(testApp, 100_000);
  return one;
};
