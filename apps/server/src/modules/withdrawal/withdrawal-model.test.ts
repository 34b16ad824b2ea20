import { advanceClock } from '@balcao/contract/sandbox';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deep } from '../../../test/depth.ts';
import { openPayee, type Payee, payoutsAre } from '../../../test/payouts.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { limitDayOf } from './withdrawal-eligibility.ts';

let testApp: TestApp;
let ana: Payee;
const funded = 400_000;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openPayee(testApp, funded);
});
afterAll(() => testApp.close());

const advance = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });
const asks = fc.record({
  mode: fc.constantFrom('approve', 'decline', 'late', 'twice', 'disorder', 'silent' as const),
  /** Requested concurrently. */
  amounts: fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 4 }),
  isBank: fc.boolean(),
  fault: fc.constantFrom('none', 'beforeHearing', 'afterHearing' as const),
  seconds: fc.integer({ min: 0, max: 400 }),
});

const read = async () => {
  const { rows } = await testApp.platform.db.$client.query<Record<string, number>>(
    `select
      (select coalesce(sum(amount), 0)::bigint from ledger.entry where merchant_id = $1 and bucket = 'available') as available,
      (select coalesce(sum(amount), 0)::bigint from ledger.entry where merchant_id = $1 and bucket = 'withdrawing') as withdrawing,
      (select coalesce(sum(amount), 0)::bigint from ledger.entry where merchant_id = $1
        and (bucket = 'payout_clearing' or rail = 'payout')) as paid,
      (select coalesce(sum(amount), 0)::bigint from ledger.entry where merchant_id = $1 and bucket = 'fee_revenue') as fees,
      (select coalesce(sum(amount), 0)::bigint from withdrawal where merchant_id = $1 and status = '0') as moving,
      (select coalesce(sum(credited), 0)::bigint from withdrawal where merchant_id = $1 and status = '1') as credited,
      (select coalesce(sum(amount), 0)::bigint from withdrawal where merchant_id = $1 and status <> '99' and day = $2) as counted,
      (select coalesce(sum(total), 0)::bigint from withdrawal_day where merchant_id = $1 and day = $2) as total,
      (select coalesce(sum(s.amount), 0)::bigint from sandbox_payout s where s.state = 'done') as sent,
      (select count(*) from withdrawal w where merchant_id = $1 and (select count(*) from ledger.journal j
        where j.merchant_id = $1 and starts_with(j.cause, 'withdrawal:' || w.number || ':') and j.cause not like '%:cleared') <> case w.status when '0' then 1 else 2 end) as odd`,
    [ana.merchantId, limitDayOf(testApp.platform.clock.now())],
  );
  return rows[0] as Record<
    'available' | 'withdrawing' | 'paid' | 'fees' | 'moving' | 'credited' | 'counted' | 'total' | 'sent' | 'odd',
    number
  >;
};
const ask = (amount: number, destinationId: string) =>
  transaction(testApp.platform.db, (tx) => {
    const who = { merchantId: ana.merchantId, applicantId: ana.accountId, type: '00' } as const;
    return testApp.services.withdrawals.request(tx, { ...who, amount, destinationId }, testApp.platform.clock.now());
  });

/** The connection to the bank breaks before, or after, the bank has received the request. */
const breakLine = (fault: 'none' | 'beforeHearing' | 'afterHearing') => {
  const payouts = testApp.services.rails.payouts as NonNullable<typeof testApp.services.rails.payouts>;
  const real = payouts.pay;
  if (fault === 'none') return;
  vi.spyOn(payouts, 'pay').mockImplementationOnce(async (what) => {
    if (fault === 'afterHearing') await real(what);
    throw new Error('the line broke');
  });
};

it(
  'whatever is asked for and whatever the bank does, no centavo is lost and each withdrawal ends once (rule: never-below-zero, unknown-outcome, withdrawal-limits)',
  async () => {
    const check = async (isOver: boolean) => {
      const now = await read();
      expect(now.available + now.withdrawing + now.paid + now.fees).toBe(funded);
      expect(now.available).toBeGreaterThanOrEqual(0);
      expect(now).toMatchObject({ withdrawing: now.moving, paid: now.credited, total: now.counted, odd: 0 });
      if (isOver) expect(now).toMatchObject({ moving: 0, sent: now.paid });
    };
    await fc.assert(
      fc.asyncProperty(fc.array(asks, { minLength: 3, maxLength: 5 }), async (rounds) => {
        for (const { mode, amounts, isBank, fault, seconds } of rounds) {
          await payoutsAre(testApp, mode);
          breakLine(fault);
          const outcomes = await outcomesOf(amounts.map((amount) => ask(amount, isBank ? ana.bank : ana.pix)));
          for (const one of outcomes)
            expect(['done', 'balance_insufficient', 'withdrawal_below_fee', 'withdrawal_over_daily_limit']).toContain(
              one,
            );
          await advance(seconds);
          await check(false);
          vi.restoreAllMocks();
        }
        await payoutsAre(testApp, 'approve');
        await vi.waitFor(
          async () => {
            await advance(8_000);
            await check(true);
          },
          { timeout: 60_000, interval: 20 },
        );
      }),
      { numRuns: deep(3), interruptAfterTimeLimit: deep(25_000) },
    );
    expect(await testApp.services.ledger.prove()).toMatchObject({ total: 0, drifting: 0, negative: 0 });
  },
  deep(60_000),
);
