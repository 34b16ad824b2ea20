import { getOrder } from '@balcao/contract/order';
import { moneyOf } from '@balcao/contract/order-money';
import { getRefund, RefundReview, refundMoves, statusOfReview } from '@balcao/contract/refund';
import { createRefund } from '@balcao/contract/refund-open';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, getRefundable, rejectRefund, requestRefund } from '@balcao/contract/refund-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnOn, withCode } from '../../../test/factors.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let bia: Team;
let shop: MerchantServer;
let till: Till;
let refunds = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  bia = await member(testApp, ana, { permissions: [{ menuId: 'payment.refunds', permissionLevel: 'write' }] });
  shop = await merchantServer(testApp, ana);
  till = await openTill(testApp, shop);
});
afterAll(() => testApp.close());

const policy = async (automatic: boolean, secondPersonFrom: number | null) => {
  const { version } = await ana.call(getRefundPolicy, {});
  return ana.call(saveRefundPolicy, { body: { automatic, secondPersonFrom, version } });
};
const byServer = async (amount: number, paid = 10_000) => {
  const { merchantOrderNumber } = await till.paid(paid);
  refunds += 1;
  const body = { merchantOrderNumber, merchantRefundNumber: `D-${refunds}`, amount, reason: 'Desistiu' };
  return shop.call(createRefund, { body }, { idempotencyKey: body.merchantRefundNumber });
};
const byMember = async (who: Team, amount: number) => {
  const { number: orderNumber } = await till.paid(10_000);
  return who.call(requestRefund, { body: { orderNumber, amount, reason: 'Desistiu' } });
};
const seen = (who: Team, { number }: { number: string }) => who.call(getRefund, { params: { number } });
const approve = async (who: Team, refund: { number: string; version?: number }, idempotencyKey?: string) => {
  const version = refund.version ?? (await seen(ana, refund)).version;
  const to = { params: { number: refund.number }, body: { version } };
  return who.call(approveRefund, to, idempotencyKey === undefined ? {} : { idempotencyKey });
};
const reject = (who: Team, { number }: { number: string }, reason = 'Já foi trocado') =>
  who.call(rejectRefund, { params: { number }, body: { reason } });
const done = ({ number }: { number: string }) =>
  until(
    () => ana.call(getRefund, { params: { number } }),
    ({ review }) => review === '3',
  );
const orderOf = ({ orderNumber }: { orderNumber: string }) => ana.call(getOrder, { params: { number: orderNumber } });
/** What is given back or on its way, and what still waits for someone. */
const refundedOf = async (refund: { orderNumber: string }) => {
  const { refundedAmount, waitingRefundAmount } = await orderOf(refund);
  return [refundedAmount, waitingRefundAmount];
};
const pending = async () => (await testApp.services.ledger.balances(testApp.platform.db, ana.merchantId)).pending;
const refusal = (name: string) => expect.objectContaining({ name });

describe('the moves of a refund', () => {
  it('are those of the table, and the decision says where the money is (rule: refund-limits)', () => {
    expect(refundMoves).toEqual({ '0': ['1', '2'], '1': [], '2': ['3', '4'], '3': [], '4': [] });
    expect(RefundReview.options.map((review) => statusOfReview[review])).toEqual([null, null, '01', '02', '03']);
  });
});

describe('refunds that are decided by hand', () => {
  it('wait without moving money, leave when somebody agrees, and name who did', async () => {
    await policy(false, null);
    const before = await pending();
    const waiting = await byServer(4_000);
    const brought = (await pending()) - before;
    expect(waiting).toMatchObject({ review: '0', status: null });
    expect(await refundedOf(waiting)).toEqual([0, 4_000]);
    const order = await orderOf(waiting);
    expect({ ...moneyOf(order), net: order.net }).toMatchObject({ fee: order.fee, pending: order.net, refunding: 0 });
    const agreed = await approve(bia, waiting);
    expect(agreed).toMatchObject({ review: '2', status: '01' });
    expect((await pending()) - before).toBe(brought - 4_000 + agreed.fee);
    const { steps } = await done(waiting);
    expect(await refundedOf(waiting)).toEqual([4_000, 0]);
    expect(await orderOf(waiting)).toMatchObject({ fee: order.fee - agreed.fee, net: order.net - 4_000 + agreed.fee });
    expect(steps.map(({ kind }) => kind)).toEqual(['requested', 'approved', 'sent', 'done']);
    expect(steps[1]?.by).toEqual(expect.any(String));
  });

  it('end when somebody rejects them with a reason, and the order can be given back again', async () => {
    const waiting = await byServer(10_000);
    await expect(reject(bia, waiting, '')).rejects.toEqual(refusal('form_invalid'));
    const rejected = await reject(bia, waiting);
    expect(rejected).toMatchObject({ review: '1', status: null, rejectReason: 'Já foi trocado', drawn: null });
    expect(rejected.steps.at(-1)).toMatchObject({ kind: 'rejected', by: expect.any(String) });
    expect(await refundedOf(waiting)).toEqual([0, 0]);
    const body = { orderNumber: waiting.orderNumber, amount: 10_000, reason: 'De novo' };
    expect(await ana.call(requestRefund, { body })).toMatchObject({ review: '0' });
  });

  it('are decided once: every other move is refused', async () => {
    const waiting = await byServer(100);
    await reject(ana, waiting);
    await expect(approve(ana, waiting)).rejects.toEqual(refusal('colleague_first'));
    await expect(reject(ana, waiting)).rejects.toEqual(refusal('colleague_first'));
    const other = await byServer(100);
    await approve(ana, other);
    await done(other);
    await expect(approve(ana, other)).rejects.toEqual(refusal('colleague_first'));
    await expect(reject(ana, other)).rejects.toEqual(refusal('colleague_first'));
    await expect(approve(ana, { number: '0'.repeat(20), version: 1 })).rejects.toEqual(refusal('not_found'));
  });

  it('take one decision of many at once', async () => {
    const waiting = await seen(ana, await byServer(5_000));
    const before = await pending();
    const decided = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => approve(bia, waiting)),
      ...Array.from({ length: 5 }, () => reject(ana, waiting)),
    ]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { review, fee } = await ana.call(getRefund, { params: { number: waiting.number } });
    expect(await refundedOf(waiting)).toEqual([review === '1' ? 0 : 5_000, 0]);
    expect(await pending()).toBe(review === '1' ? before : before - 5_000 + fee);
    expect(await testApp.services.ledger.prove()).toMatchObject({ total: 0, negative: 0 });
  });
});

describe('refunds above the amount that asks for a second person', () => {
  it('of a member wait for somebody else', async () => {
    await policy(true, 5_000);
    expect(await byMember(bia, 4_999)).toMatchObject({ review: '2', needsSecond: false });
    const waiting = await byMember(bia, 5_000);
    expect(waiting).toMatchObject({ review: '0', needsSecond: true, firstApprovedBy: bia.accountId });
    await expect(approve(bia, waiting)).rejects.toEqual(refusal('refund_same_person'));
    expect(await approve(ana, waiting)).toMatchObject({ review: '2' });
    const { steps } = await done(waiting);
    expect(steps.map(({ kind }) => kind)).toEqual(['requested', 'approved', 'sent', 'done']);
  });

  it('of a server wait for two people', async () => {
    const waiting = await byServer(9_000);
    expect(waiting).toMatchObject({ review: '0' });
    expect(await approve(bia, waiting)).toMatchObject({ review: '0', firstApprovedBy: bia.accountId });
    await expect(approve(bia, waiting)).rejects.toEqual(refusal('refund_same_person'));
    expect(await approve(ana, waiting)).toMatchObject({ review: '2' });
    const { steps } = await done(waiting);
    expect(steps.map(({ kind }) => kind)).toEqual(['requested', 'firstApproved', 'approved', 'sent', 'done']);
  });

  it('do not leave by somebody who was told that one more person is needed', async () => {
    const waiting = await seen(ana, await byServer(9_000));
    expect(await approve(bia, waiting)).toMatchObject({ review: '0', firstApprovedBy: bia.accountId });
    await expect(approve(ana, waiting)).rejects.toEqual(refusal('changed_elsewhere'));
    expect(await seen(ana, waiting)).toMatchObject({ review: '0', status: null, firstApprovedBy: bia.accountId });
    expect(await approve(ana, await seen(ana, waiting))).toMatchObject({ review: '2' });
  });

  it('take one first approval of two that come at once, and are told apart', async () => {
    const waiting = await seen(ana, await byServer(9_000));
    const told = await Promise.allSettled([approve(bia, waiting), approve(ana, waiting)]);
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(told.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('changed_elsewhere') });
    expect(await seen(ana, waiting)).toMatchObject({ review: '0', status: null });
  });

  it('are agreed to once however often the same is sent', async () => {
    const waiting = await seen(ana, await byServer(9_000));
    const [first, again] = [await approve(bia, waiting, 'K-1'), await approve(bia, waiting, 'K-1')];
    expect(again).toEqual(first);
  });

  it('are no way around it in small pieces: what was given back of the order before counts', async () => {
    await policy(true, 5_000);
    const { number: orderNumber } = await till.paid(9_000);
    const ask = (amount: number) => bia.call(requestRefund, { body: { orderNumber, amount, reason: 'x' } });
    expect(await ask(2_600)).toMatchObject({ review: '2', needsSecond: false });
    const { secondPersonFrom } = await bia.call(getRefundable, { params: { number: orderNumber } });
    expect(secondPersonFrom).toBe(2_400);
    expect(await ask(2_399)).toMatchObject({ review: '2', needsSecond: false });
    expect(await ask(1)).toMatchObject({ review: '0', needsSecond: true, firstApprovedBy: bia.accountId });
  });

  it('do not leave when one person agrees twice at the same instant', async () => {
    const waiting = await seen(ana, await byServer(9_000));
    await Promise.allSettled(Array.from({ length: 6 }, () => approve(bia, waiting)));
    expect(await ana.call(getRefund, { params: { number: waiting.number } })).toMatchObject({ review: '0' });
  });

  it('keep the rule under which they were asked for', async () => {
    const waiting = await byMember(bia, 6_000);
    await policy(true, null);
    await expect(approve(bia, waiting)).rejects.toEqual(refusal('refund_same_person'));
  });
});

describe('PUT /admin/v3.0/refund/policy', () => {
  it('is for super admins, and tells who was late', async () => {
    const { version } = await ana.call(getRefundPolicy, {});
    const body = { automatic: true, secondPersonFrom: null, version };
    await expect(bia.call(saveRefundPolicy, { body })).rejects.toEqual(refusal('permission_missing'));
    const saved = await Promise.allSettled(Array.from({ length: 4 }, () => ana.call(saveRefundPolicy, { body })));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bia.call(getRefundPolicy, {})).toEqual({ ...body, version: version + 1 });
  });
});

describe('moving money out (rule: approved-by-code)', () => {
  it('asks people whose two-step verification is on for a fresh code, and nobody else', async () => {
    const careful = await member(testApp, ana, { isAdmin: true });
    const { secret } = await turnOn(testApp, careful);
    const { number: orderNumber } = await till.paid(1_000);
    const body = { orderNumber, amount: 10, reason: 'x' };
    await expect(careful.call(requestRefund, { body })).rejects.toEqual(refusal('proof_missing'));
    await policy(false, null);
    const waiting = await byServer(10);
    await expect(approve(careful, waiting)).rejects.toEqual(refusal('proof_missing'));
    await expect(reject(careful, waiting)).rejects.toEqual(refusal('proof_missing'));
    expect(await withCode(testApp, careful, secret, () => approve(careful, waiting))).toMatchObject({ review: '2' });
    expect(await bia.call(requestRefund, { body })).toMatchObject({ review: '0' });
  });
});
