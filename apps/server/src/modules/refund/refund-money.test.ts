import { feeShareOf } from '@balcao/contract/refund';
import { saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, rejectRefund } from '@balcao/contract/refund-request';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deep } from '../../../test/depth.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import type { RefundRow } from './refund.tables.ts';

let testApp: TestApp;
let ana: Team;
let bia: Team;
let shop: MerchantServer;
let till: Till;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  bia = await member(testApp, ana, { isAdmin: true });
  shop = await merchantServer(testApp, ana);
  till = await openTill(testApp, shop);
  // A refund that needs two people does not start by itself. A refund that was sent stays open until this test ends it.
  await ana.call(saveRefundPolicy, { body: { automatic: true, secondPersonFrom: 400, version: 0 } });
  const pix = testApp.services.rails.rail('02');
  vi.spyOn(pix, 'giveBack').mockResolvedValue({ state: 'processing' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await testApp.close();
});

type Step = { readonly do: 'refund' | 'succeed' | 'fail' | 'approve' | 'reject'; readonly amount: number };
const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('refund', 'refund', 'refund', 'succeed', 'fail', 'approve', 'reject'),
    amount: fc.integer({ min: 1, max: 900 }),
  }),
  { maxLength: 24 },
);

const rows = async <T>(text: string, values: unknown[]): Promise<T[]> =>
  (await testApp.platform.db.$client.query(text, values)).rows as T[];
const refundsOf = (orderNumber: string) =>
  rows<{ number: string; review: string; amount: number; fee_returned: number }>(
    'select number, review, amount, fee_returned from refund where order_number = $1 order by number',
    [orderNumber],
  );
/** What the events of one order have left in a bucket. */
const inBucket = async (orderNumber: string, bucket: string): Promise<number> => {
  const [row] = await rows<{ sum: number }>(
    `select coalesce(sum(e.amount), 0) as sum from ledger.entry e
     join ledger.journal j on j.merchant_id = e.merchant_id and j.id = e.journal_id
     where j.merchant_id = $1 and starts_with(j.cause, $2) and e.bucket = $3`,
    [ana.merchantId, `order:${orderNumber}:`, bucket],
  );
  return Number(row?.sum);
};

const { refund, end, approve, reject } = {
  refund: (number: string, amount: number) =>
    transaction(testApp.platform.db, (tx) =>
      testApp.services.refunds.requests.open(
        tx,
        { merchantId: ana.merchantId, order: { number }, amount, reason: 'x', requestedBy: ana.accountId },
        testApp.platform.clock.now(),
      ),
    ),
  end: (number: string, failure: string | null) =>
    transaction(testApp.platform.db, (tx) =>
      testApp.services.refunds.outcomes.end(tx, { merchantId: ana.merchantId, number } as RefundRow, failure),
    ),
  approve: (number: string) => bia.call(approveRefund, { params: { number }, body: { version: 1 } }),
  reject: (number: string) => bia.call(rejectRefund, { params: { number }, body: { reason: 'x' } }),
};

const take = async (orderNumber: string, step: Step): Promise<unknown> => {
  if (step.do === 'refund') return refund(orderNumber, step.amount);
  const wanted = step.do === 'approve' || step.do === 'reject' ? '0' : '2';
  const open = (await refundsOf(orderNumber)).filter(({ review }) => review === wanted);
  const one = open[step.amount % Math.max(1, open.length)];
  if (!one) return undefined;
  if (step.do === 'approve') return approve(one.number);
  if (step.do === 'reject') return reject(one.number);
  return end(one.number, step.do === 'fail' ? 'REFUSED_BY_BANK' : null);
};

const expectSound = async (orderNumber: string, { amount, fee }: { amount: number; fee: number }): Promise<void> => {
  const live = (await refundsOf(orderNumber)).filter(({ review }) => ['0', '2', '3'].includes(review));
  const [order] = await rows<{ refunded: number; fee_returned: number; refund_count: number }>(
    'select refunded, fee_returned, refund_count from "order" where number = $1',
    [orderNumber],
  );
  const sum = (of: 'amount' | 'fee_returned') => live.reduce((all, one) => all + Number(one[of]), 0);
  expect(order).toEqual({ refunded: sum('amount'), fee_returned: sum('fee_returned'), refund_count: live.length });
  expect(sum('amount')).toBeLessThanOrEqual(amount);
  expect(sum('fee_returned')).toBeLessThanOrEqual(fee);
  for (const bucket of ['pending', 'refunding', 'fee_revenue'])
    expect(await inBucket(orderNumber, bucket)).toBeGreaterThanOrEqual(0);
};

describe('refunds of one order, in any order of asking, failing, agreeing and rejecting', () => {
  it(
    'never give back more than was paid nor more fee than was taken, and a whole refund leaves nothing',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 3_000 }), steps, async (amount, taken) => {
          const { number, fee } = await till.paid(amount);
          for (const step of taken) {
            await take(number, step).catch((error: Error) => expect(error.message).toMatch(/refund_exceeds_order/));
            await expectSound(number, { amount, fee });
          }
          for (const one of await refundsOf(number)) if (one.review === '0') await reject(one.number);
          const left =
            amount -
            (await refundsOf(number)).reduce((sum, one) => sum + (/[23]/.test(one.review) ? Number(one.amount) : 0), 0);
          const last = left > 0 ? await refund(number, left) : undefined;
          if (last?.review === '0') await approve(last.number);
          for (const one of await refundsOf(number)) if (one.review === '2') await end(one.number, null);
          for (const bucket of ['pending', 'refunding', 'fee_revenue', 'rail_clearing'])
            expect(await inBucket(number, bucket), bucket).toBe(0);
        }),
        { numRuns: deep(25) },
      );
      expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
    },
    deep(120_000),
  );
});

describe('the share of the fee that comes back', () => {
  it('adds up to the whole fee for the whole amount, however it is divided, and is never more than a part (rule: no-centavo-lost)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9_999_999_999 }), { minLength: 1, maxLength: 10 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (parts, rate) => {
          const paid = parts.reduce((sum, part) => sum + part, 0);
          const fee = Math.floor(paid * rate);
          let order = { paid, fee, refundTaken: 0, feeReturned: 0 };
          for (const part of parts) {
            const share = feeShareOf(order, part);
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(part);
            order = { ...order, refundTaken: order.refundTaken + part, feeReturned: order.feeReturned + share };
          }
          expect(order.feeReturned).toBe(fee);
        },
      ),
    );
  });
});
