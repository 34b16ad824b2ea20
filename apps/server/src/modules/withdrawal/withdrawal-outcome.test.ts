import { advanceClock } from '@balcao/contract/sandbox';
import { addWebhook } from '@balcao/contract/webhook';
import { getWithdrawable } from '@balcao/contract/withdrawal-request';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Receiver, receiver } from '../../../test/merchants.ts';
import { openPayee, type Payee, payoutsAre, stands, withdraw } from '../../../test/payouts.ts';
import { workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import type { PayoutState } from '../rail/rail.service.ts';
import { signatureOf } from '../rail/rail-message.ts';

let testApp: TestApp;
let ana: Payee;
let hook: Receiver;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openPayee(testApp, 1_000_000);
  hook = await receiver();
});
afterAll(async () => {
  await hook.close();
  await testApp.close();
});
beforeEach(() => payoutsAre(testApp, 'approve'));
afterEach(async () => {
  vi.restoreAllMocks();
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});

const advance = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });
/** Sums of the accounts that withdrawals move. */
const accounts = async (): Promise<Record<string, number>> => {
  const { rows } = await testApp.platform.db.$client.query<{ bucket: string; sum: number }>(
    'select bucket, sum(amount)::bigint as sum from ledger.entry where merchant_id = $1 group by bucket',
    [ana.merchantId],
  );
  return {
    withdrawing: 0,
    payout_clearing: 0,
    fee_revenue: 0,
    ...Object.fromEntries(rows.map((row) => [row.bucket, Number(row.sum)])),
  };
};
const journalsOf = async (number: string): Promise<string[]> => {
  const { rows } = await testApp.platform.db.$client.query<{ cause: string }>(
    'select cause from ledger.journal where merchant_id = $1 and cause like $2 order by id',
    [ana.merchantId, `withdrawal:${number}:%`],
  );
  return rows.map(({ cause }) => cause.split(':')[2] ?? '');
};
const payouts = () => testApp.services.rails.payouts as NonNullable<typeof testApp.services.rails.payouts>;
const called = (spy: { mock: { calls: unknown[] } }) =>
  until(
    async () => spy.mock.calls.length,
    (calls) => calls > 0,
  );
/** The bank has it in its books. */
const taken = (number: string) =>
  until(
    () => payouts().inquire(number),
    ({ state }) => state !== 'unknown',
  );
/** The bank says something of a withdrawal, signed as it signs. */
const say = (
  number: string,
  what: { type: 'payout.done' | 'payout.failed'; amount: number; channelNumber?: string },
  secret = 'payout',
) => {
  const at = testApp.platform.clock.now().toISOString();
  const said = {
    eventId: `${number}:${crypto.randomUUID()}`,
    key: number,
    channelNumber: 'E1',
    at,
    reason: null,
    ...what,
  };
  const body = JSON.stringify(said);
  return testApp.services.rails.receive('payout', body, signatureOf(testApp.platform.secrets, secret, body));
};

describe('a withdrawal on its way', () => {
  it('leaves the balance at once, and the ledger by the bank and its fee when it has arrived', async () => {
    const before = await accounts();
    const { number } = await withdraw(ana, 10_000, ana.bank);
    await stands(ana, number, '1');
    const after = await accounts();
    expect(after.available).toBe((before.available ?? 0) - 10_000);
    expect(after.payout_clearing).toBe((before.payout_clearing ?? 0) + 9_650);
    expect(after.fee_revenue).toBe((before.fee_revenue ?? 0) + 350);
    expect(after.withdrawing).toBe(0);
    expect(await journalsOf(number)).toEqual(['held', 'done']);
  });

  it('comes back whole, fee included, once, and gives the day back what it took (rule: withdrawal-limits)', async () => {
    const before = await accounts();
    const { dailyLeft } = await ana.call(getWithdrawable, {});
    await payoutsAre(testApp, 'decline');
    const { number } = await withdraw(ana, 20_000, ana.bank);
    const failed = await stands(ana, number, '99');
    expect(failed).toMatchObject({
      failureReason: 'REFUSED_BY_BANK',
      succeededAt: null,
      channelTransactionNumber: null,
    });
    expect(failed.steps.map(({ kind }) => kind)).toEqual(['requested', 'held', 'sent', 'failed', 'returned']);
    for (const type of ['payout.failed', 'payout.done', 'payout.failed'] as const)
      await say(number, { type, amount: 19_650 });
    expect(await accounts()).toEqual(before);
    expect(await journalsOf(number)).toEqual(['held', 'failed']);
    expect(await ana.call(getWithdrawable, {})).toMatchObject({ dailyLeft });
  });

  it.each(['twice', 'disorder'] as const)('ends once when the bank answers %s', async (mode) => {
    await payoutsAre(testApp, mode);
    const { number } = await withdraw(ana, 1_000);
    await stands(ana, number, '1');
    await say(number, { type: 'payout.failed', amount: 1_000 });
    expect(await journalsOf(number)).toEqual(['held', 'done']);
    expect((await accounts()).withdrawing).toBe(0);
  });

  it('waits for a late bank, and holds the money meanwhile', async () => {
    await payoutsAre(testApp, 'late');
    const { number } = await withdraw(ana, 1_000);
    await taken(number);
    expect((await accounts()).withdrawing).toBe(1_000);
    await advance(11);
    await stands(ana, number, '1');
  });

  it('asks a bank that is silent for a day, and believes its two answers once (rule: unknown-outcome)', async () => {
    await payoutsAre(testApp, 'silent');
    const inquire = vi.spyOn(payouts(), 'inquire').mockResolvedValue({ state: 'processing' });
    // Not in its file of the day either.
    vi.spyOn(payouts(), 'dayFile').mockResolvedValue(undefined);
    const { number } = await withdraw(ana, 1_000);
    for (let hours = 0; hours < 24; hours += 3) await advance(3 * 3_600);
    ana = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
    const waiting = await stands(ana, number, '0');
    expect(waiting.steps.at(-1)).toMatchObject({ kind: 'asked', times: expect.any(Number) });
    expect(waiting.nextCheckAt).not.toBeNull();
    inquire.mockRestore();
    const done = { type: 'payout.done', amount: 1_000, channelNumber: 'E-late' } as const;
    await Promise.all([
      say(number, done),
      say(number, done),
      testApp.services.withdrawals.outcomes.askNow({ merchantId: ana.merchantId, number }),
    ]);
    await stands(ana, number, '1');
    expect(await journalsOf(number)).toEqual(['held', 'done']);
  });

  it('is asked again under the same key when nobody knows whether the bank heard, and moves once', async () => {
    await payoutsAre(testApp, 'silent');
    const pay = vi.spyOn(payouts(), 'pay').mockRejectedValueOnce(new Error('the line broke before it heard'));
    const { number } = await withdraw(ana, 1_001);
    await called(pay);
    await advance(11);
    await stands(ana, number, '1');
    expect(new Set(pay.mock.calls.map(([{ key, amount }]) => `${key} ${amount}`))).toEqual(new Set([`${number} 1001`]));
  });

  it('ends right when the answer came and was lost before it was written down', async () => {
    await payoutsAre(testApp, 'silent');
    const real = payouts().pay;
    const pay = vi.spyOn(payouts(), 'pay').mockImplementationOnce(async (ask) => {
      await real(ask);
      throw new Error('the process ended here');
    });
    const { number } = await withdraw(ana, 1_002);
    await called(pay);
    await advance(11);
    await stands(ana, number, '1');
    const { rows } = await testApp.platform.db.$client.query('select 1 from sandbox_payout where key = $1', [number]);
    expect(rows).toHaveLength(1);
  });

  it('believes nobody who speaks of another amount, of nothing that there is, or without the bank’s signature', async () => {
    await payoutsAre(testApp, 'late');
    const { number } = await withdraw(ana, 1_003);
    await taken(number);
    await say(number, { type: 'payout.done', amount: 9_999 });
    await say('20260101000000000000', { type: 'payout.done', amount: 1_003 });
    await expect(say(number, { type: 'payout.done', amount: 1_003 }, '02')).rejects.toThrow('not signed');
    const wrong: PayoutState = { state: 'done', amount: 1, channelNumber: 'E1' };
    vi.spyOn(payouts(), 'inquire').mockResolvedValueOnce(wrong);
    await advance(1);
    expect(await stands(ana, number, '0')).toMatchObject({ channelTransactionNumber: null });
    await advance(11);
    await stands(ana, number, '1');
  });

  it('does not leave while the money is frozen, and leaves when it is not any more', async () => {
    const isFrozen = vi
      .spyOn(testApp.services.freezes, 'isFrozen')
      .mockResolvedValueOnce(false)
      .mockResolvedValue(true);
    const { number } = await withdraw(ana, 1_004);
    await until(
      async () => isFrozen.mock.calls.length,
      (calls) => calls > 1,
    );
    expect(await stands(ana, number, '0')).toMatchObject({ sentAt: null });
    isFrozen.mockRestore();
    await advance(11);
    await stands(ana, number, '1');
  });

  it('is told to the merchant’s server: paid out with the bank’s number, or failed', async () => {
    await ana.call(addWebhook, { body: { url: hook.url, types: ['withdrawal.succeeded', 'withdrawal.failed'] } });
    const { number } = await withdraw(ana, 1_005);
    const done = await stands(ana, number, '1');
    const channelTransactionNumber = done.channelTransactionNumber;
    expect(JSON.parse((await hook.receive()).body)).toMatchObject({
      type: 'withdrawal.succeeded',
      data: { number, status: '1', channelTransactionNumber, account: '11**********81' },
    });
    await payoutsAre(testApp, 'decline');
    const second = await withdraw(ana, 1_006);
    expect(JSON.parse((await hook.receive()).body)).toMatchObject({
      type: 'withdrawal.failed',
      data: { number: second.number, status: '99' },
    });
  });

  it('comes to one end even when both are said at the same instant', async () => {
    await payoutsAre(testApp, 'late');
    const { number } = await withdraw(ana, 1_007);
    await taken(number);
    const key = { merchantId: ana.merchantId, number };
    const { end } = testApp.services.withdrawals.outcomes;
    const ends = [{ channelNumber: 'E1' }, { failure: 'NO' }, { channelNumber: 'E2' }, { failure: 'NO' }] as const;
    await Promise.all(ends.map((how) => transaction(testApp.platform.db, (tx) => end(tx, key, how))));
    expect(await journalsOf(number)).toHaveLength(2);
    expect((await accounts()).withdrawing).toBe(0);
    await advance(11);
  });
});
