import { listPayments } from '@balcao/contract/customer';
import { getOrder } from '@balcao/contract/order';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { addWebhook } from '@balcao/contract/webhook';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MerchantServer, merchantServer, type Receiver, receiver } from '../../../test/merchants.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import { signatureOf } from '../rail/rail-message.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let till: Till;
let hook: Receiver;
let refunds = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  till = await openTill(testApp, shop);
  hook = await receiver();
});
afterAll(async () => {
  await hook.close();
  await testApp.close();
});
const rail = (pix: 'approve' | 'decline' | 'late' | 'twice' | 'disorder' | 'silent') =>
  testApp.caller()(setRail, { body: { pix } });
beforeEach(() => rail('approve'));
afterEach(async () => {
  vi.restoreAllMocks();
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});

const advance = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });
const refund = (merchantOrderNumber: string, amount: number) => {
  refunds += 1;
  const body = { merchantOrderNumber, merchantRefundNumber: `O-${refunds}`, amount, reason: 'Não veio' };
  return shop.call(createRefund, { body }, { idempotencyKey: body.merchantRefundNumber });
};
const read = (merchantRefundNumber: string | null) =>
  shop.call(queryRefund, { params: { merchantRefundNumber: merchantRefundNumber ?? '' } });
const reviewed = (number: string | null, review: string) =>
  until(
    () => read(number),
    (found) => found.review === review,
  );
const balances = () => testApp.services.ledger.balances(testApp.platform.db, ana.merchantId);
const held = async () => {
  const { rows } = await testApp.platform.db.$client.query(
    `select coalesce(sum(amount), 0) as held from ledger.entry where bucket = 'refunding' and merchant_id = $1`,
    [ana.merchantId],
  );
  return Number(rows[0]?.held);
};
const returnedTo = async (amount: number) =>
  (await till.payer.call(listPayments, {})).list.find((payment) => payment.amount === amount)?.returned;

describe('a refund on its way', () => {
  it('fails when the rail refuses: the money goes back to where it was, and can be refunded again', async () => {
    const order = await till.paid(4_001);
    const before = await balances();
    await rail('decline');
    const made = await refund(order.merchantOrderNumber, 4_001);
    const failed = await reviewed(made.merchantRefundNumber, '4');
    expect(failed).toMatchObject({ status: '03', failureReason: 'REFUSED_BY_BANK' });
    expect(await balances()).toEqual(before);
    expect(await held()).toBe(0);
    expect(await ana.call(getOrder, { params: { number: order.number } })).toMatchObject({ refundedAmount: 0 });
    await rail('approve');
    const again = await refund(order.merchantOrderNumber, 4_001);
    expect(await reviewed(again.merchantRefundNumber, '3')).toMatchObject({ fee: order.fee });
    expect((await balances()).pending).toBe(before.pending - order.net);
  });

  it.each(['twice', 'disorder'] as const)('ends once when the rail answers %s', async (mode) => {
    const order = await till.paid(2_002);
    const before = (await balances()).pending;
    await rail(mode);
    const made = await refund(order.merchantOrderNumber, 2_002);
    await reviewed(made.merchantRefundNumber, '3');
    expect((await balances()).pending).toBe(before - order.net);
    expect(await held()).toBe(0);
  });

  it('waits for a late rail, and holds the money meanwhile', async () => {
    const order = await till.paid(2_003);
    await rail('late');
    const made = await refund(order.merchantOrderNumber, 2_003);
    expect(await read(made.merchantRefundNumber)).toMatchObject({ review: '2', status: '01' });
    expect(await held()).toBe(2_003);
    await advance(11);
    await reviewed(made.merchantRefundNumber, '3');
    expect(await held()).toBe(0);
    expect(await returnedTo(2_003)).toBe(2_003);
  });

  it('asks a silent rail until it is known (rule: unknown-outcome)', async () => {
    const order = await till.paid(2_004);
    await rail('silent');
    const made = await refund(order.merchantOrderNumber, 2_004);
    expect(await read(made.merchantRefundNumber)).toMatchObject({ review: '2' });
    await advance(11);
    await reviewed(made.merchantRefundNumber, '3');
    expect(await returnedTo(2_004)).toBe(2_004);
  });

  it('is asked again under the same key when nobody knows whether the rail heard of it, and moves once', async () => {
    const order = await till.paid(2_005);
    await rail('silent');
    const pix = testApp.services.rails.rail('02');
    const giveBack = vi.spyOn(pix, 'giveBack').mockRejectedValueOnce(new Error('the line broke before it heard'));
    const made = await refund(order.merchantOrderNumber, 2_005);
    await until(
      async () => giveBack.mock.calls.length,
      (calls) => calls > 0,
    );
    await advance(11);
    await reviewed(made.merchantRefundNumber, '3');
    expect(new Set(giveBack.mock.calls.map(([{ key }]) => key))).toEqual(new Set([made.number]));
    expect(await returnedTo(2_005)).toBe(2_005);
  });

  it('ends right when the answer came and was lost before it was written down', async () => {
    const order = await till.paid(2_006);
    await rail('silent');
    const pix = testApp.services.rails.rail('02');
    const real = pix.giveBack;
    const giveBack = vi.spyOn(pix, 'giveBack').mockImplementationOnce(async (ask) => {
      await real(ask);
      throw new Error('the process ended here');
    });
    const made = await refund(order.merchantOrderNumber, 2_006);
    await until(
      async () => giveBack.mock.calls.length,
      (calls) => calls > 0,
    );
    await advance(11);
    await reviewed(made.merchantRefundNumber, '3');
    expect(await returnedTo(2_006)).toBe(2_006);
    expect(await held()).toBe(0);
  });

  it('believes no notification that speaks of another amount', async () => {
    const order = await till.paid(2_007);
    await rail('late');
    const made = await refund(order.merchantOrderNumber, 2_007);
    const { payment } = await ana.call(getOrder, { params: { number: order.number } });
    const body = JSON.stringify({
      eventId: `forged-${made.number}`,
      type: 'return.done',
      key: made.number,
      amount: 7,
      endToEndId: payment?.endToEndId,
      at: new Date().toISOString(),
      reason: null,
    });
    await testApp.services.rails.receive('02', body, signatureOf(testApp.platform.secrets, '02', body));
    expect(await read(made.merchantRefundNumber)).toMatchObject({ review: '2' });
    await advance(11);
    await reviewed(made.merchantRefundNumber, '3');
  });

  it('is told to the merchant’s server as it ends', async () => {
    await ana.call(addWebhook, { body: { url: hook.url } });
    const order = await till.paid(2_008);
    expect(JSON.parse((await hook.receive()).body)).toMatchObject({ type: 'order.paid' });
    const made = await refund(order.merchantOrderNumber, 1_000);
    const data = { number: made.number, review: '3', status: '02', amount: 1_000 };
    expect(JSON.parse((await hook.receive()).body)).toMatchObject({ type: 'refund.succeeded', data });
    await rail('decline');
    const bad = await refund(order.merchantOrderNumber, 1_000);
    const failure = { number: bad.number, review: '4', status: '03' };
    expect(JSON.parse((await hook.receive()).body)).toMatchObject({ type: 'refund.failed', data: failure });
  });
});

describe('where the money of a refund comes from', () => {
  /** Settles what an order brought in, and leaves so much of it available and in the reserve. */
  const settle = (number: string, net: number, { reserve, gone }: { reserve: number; gone: number }) =>
    transaction(testApp.platform.db, async (tx) => {
      await tx.$client.query('update "order" set settled_net = $1 where number = $2', [net, number]);
      const { post } = testApp.services.ledger;
      await post(tx, ana.merchantId, `test:${number}:settled`, [{ from: 'pending', to: 'available', amount: net }]);
      const parts = [
        { from: 'available', to: 'reserve', amount: reserve },
        { from: 'available', to: 'withdrawing', amount: gone },
      ] as const;
      const moved = parts.filter(({ amount }) => amount > 0);
      if (moved.length > 0) await post(tx, ana.merchantId, `test:${number}:moved`, moved);
    });

  it('is what is available and then the reserve, once the order is settled', async () => {
    const order = await till.paid(10_000);
    await settle(order.number, order.net, { reserve: 2_000, gone: order.net - 5_000 });
    const made = await refund(order.merchantOrderNumber, 4_000);
    await reviewed(made.merchantRefundNumber, '3');
    const { rows } = await testApp.platform.db.$client.query('select drawn from refund where number = $1', [
      made.number,
    ]);
    expect(rows[0]?.drawn).toEqual({ pending: 0, available: 3_000, reserve: 961, fee: 39 });
    await expect(refund(order.merchantOrderNumber, 4_000)).rejects.toMatchObject({ name: 'balance_insufficient' });
    expect(await ana.call(getOrder, { params: { number: order.number } })).toMatchObject({ refundedAmount: 4_000 });
  });

  it('never is another order’s: what is to be settled of others stays', async () => {
    const order = await till.paid(5_000);
    await till.paid(90_000);
    await settle(order.number, order.net, { reserve: 0, gone: order.net });
    await expect(refund(order.merchantOrderNumber, 5_000)).rejects.toMatchObject({ name: 'balance_insufficient' });
  });

  it('goes to one of two refunds that ask for the last of it at once', async () => {
    const [one, two] = [await till.paid(6_000), await till.paid(6_000)];
    await settle(one.number, one.net, { reserve: 0, gone: 0 });
    await settle(two.number, two.net, { reserve: 0, gone: two.net });
    const asked = await Promise.allSettled([one, two].map((order) => refund(order.merchantOrderNumber, 6_000)));
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the time to refund an order', () => {
  it('is ninety days for Pix', async () => {
    const order = await till.paid(1_500);
    await advance(90 * 86_400 - 60);
    const made = await refund(order.merchantOrderNumber, 100);
    await reviewed(made.merchantRefundNumber, '3');
    await advance(120);
    await expect(refund(order.merchantOrderNumber, 100)).rejects.toMatchObject({ name: 'refund_too_late' });
  });
});
