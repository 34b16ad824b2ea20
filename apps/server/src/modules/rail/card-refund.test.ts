import { randomUUID } from 'node:crypto';
import type { ChargedOrder } from '@balcao/contract/order';
import { capturePreauth, voidPreauth } from '@balcao/contract/preauth';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardTestApp, expectSound, openCardTestApp } from '../../../test/card-test-app.ts';
import { askHold, keyed, readHold } from '../../../test/preauths.ts';
import { until } from '../../../test/until.ts';

let made = 0;
let cards: CardTestApp;
beforeAll(async () => {
  cards = await openCardTestApp();
});
afterAll(() => cards.close());
afterEach(() => expectSound(cards));

const money = async () => {
  const { pending, available } = await cards.testApp.services.ledger.balances(
    cards.testApp.platform.db,
    cards.ana.merchantId,
  );
  return pending + available;
};
const saleOf = (order: Pick<ChargedOrder, 'payUrl' | 'amount'>) => {
  const [sale] = cards.acquirer.books.sales(cards.txidOf(order));
  return { id: sale?.Payment.PaymentId ?? '', payment: sale?.Payment };
};

describe('a refund to a card', () => {
  const paid = async (amount: number) => {
    const order = await cards.open(amount);
    expect(await cards.pay(order)).toMatchObject({ state: 'done' });
    await until(
      () => cards.shop.client.queryOrder(order.merchantOrderNumber),
      ({ status }) => status === '02',
    );
    return { order, ...saleOf(order) };
  };
  const refund = async ({ merchantOrderNumber }: ChargedOrder, amount: number, key?: string): Promise<string> => {
    made += 1;
    const merchantRefundNumber = key ?? `R-${made}`;
    const body = { merchantOrderNumber, merchantRefundNumber, amount, reason: 'Não veio o recheio' };
    await cards.shop.call(createRefund, { body }, { idempotencyKey: merchantRefundNumber });
    return merchantRefundNumber;
  };
  /** Others may be asked first: each is asked again after a pause. */
  const becomes = (merchantRefundNumber: string, status: string) =>
    until(
      async () => {
        await cards.advance(61);
        return cards.shop.call(queryRefund, { params: { merchantRefundNumber } });
      },
      (found) => found.status === status,
    );

  it('goes in parts to the last centavo, one after the other', async () => {
    const before = await money();
    const { order, id } = await paid(1_000);
    const parts = [await refund(order, 333), await refund(order, 666), await refund(order, 1)];
    for (const part of parts) await becomes(part, '02');
    expect(cards.acquirer.books.voids(id).toSorted((a, b) => a - b)).toEqual([1, 333, 666]);
    // The fee comes back with the whole: nothing of this order is left.
    expect(await money()).toBe(before);
  });

  it('asked for twenty times at once under one key moves once', async () => {
    const { order, id } = await paid(2_000);
    made += 1;
    const key = `R-${made}`;
    await Promise.allSettled(Array.from({ length: 20 }, () => refund(order, 500, key)));
    await becomes(key, '02');
    expect(cards.acquirer.books.voids(id)).toEqual([500]);
  });

  it.each(['lose', 'break', 'fail'] as const)('whose answer nobody has is done once: %s', async (how) => {
    const { order, id } = await paid(2_000);
    cards.acquirer.failNext('void', how);
    const number = await refund(order, 700);
    await becomes(number, '02');
    expect(cards.acquirer.books.voids(id)).toEqual([700]);
  });

  it('that the acquirer is still at is not sent again, and done once', async () => {
    const { order, id } = await paid(2_000);
    const before = cards.acquirer.calls.length;
    const since = (operation: string) => cards.acquirer.calls.slice(before).filter((call) => call === operation).length;
    // Longer than anyone waits for it.
    cards.acquirer.slowDown('void', cards.acquirer.config.answerMs * 3);
    const number = await refund(order, 700);
    await until(
      async () => since('void'),
      (sent) => sent === 1,
    );
    cards.acquirer.slowDown('void');
    // Queried by the rounds; the first query came before it was sent.
    await until(
      async () => {
        await cards.advance(2);
        return since('query');
      },
      (asked) => asked > 1,
      cards.acquirer.config.answerMs * 2,
    );
    await until(
      async () => cards.acquirer.isBusy(),
      (isBusy) => !isBusy,
    );
    expect(since('void')).toBe(1);
    await becomes(number, '02');
    expect(cards.acquirer.books.voids(id)).toEqual([700]);
  });

  it('of more than is left at the acquirer fails and says so, and the money is where it was', async () => {
    const { order, id } = await paid(3_000);
    const before = await money();
    // Someone has given it back in the acquirer's own portal.
    cards.acquirer.books.change(id, { VoidedAmount: 2_500 });
    const asked = cards.acquirer.calls.length;
    const number = await refund(order, 1_000);
    expect(await becomes(number, '03')).toMatchObject({ failureReason: 'AMOUNT_EXCEEDED' });
    expect(cards.acquirer.calls.slice(asked)).not.toContain('void');
    expect(cards.acquirer.books.voids(id)).toEqual([]);
    expect(await money()).toBe(before);
  });
});

describe('what a card holds', () => {
  const held = async (amount = 10_000) => {
    const asked = await askHold(cards.shop, amount);
    expect(await cards.pay(asked)).toMatchObject({ state: 'held', failureReason: null });
    const hold = await until(
      () => readHold(cards.shop, asked),
      ({ status }) => status === 'authorised',
    );
    return { hold, ...saleOf(asked) };
  };
  const status = async (hold: { readonly merchantOrderNumber: string }, wanted: string) =>
    until(
      async () => {
        await cards.advance(61);
        return readHold(cards.shop, hold);
      },
      (now) => now.status === wanted,
    );
  const capture = (merchantOrderNumber: string, amount: number, key = keyed()) =>
    cards.shop.call(capturePreauth, { params: { merchantOrderNumber }, body: { amount } }, key);

  it('moves no money, is captured in part once, and the rest is let go', async () => {
    const before = await money();
    const { hold, payment } = await held();
    expect(payment).toMatchObject({ Capture: false, Status: 1, Amount: 10_000 });
    expect(await money()).toBe(before);
    const key = { idempotencyKey: randomUUID() };
    await Promise.allSettled([1, 2, 3].map(() => capture(hold.merchantOrderNumber, 6_000, key)));
    expect(await status(hold, 'captured')).toMatchObject({ captured: 6_000 });
    expect(payment).toMatchObject({ Status: 2, CapturedAmount: 6_000 });
    expect(await money()).toBeGreaterThan(before);
    expect(cards.acquirer.calls.filter((call) => call === 'capture')).toHaveLength(1);
  });

  it('is let go, and nothing was taken', async () => {
    const before = await money();
    const { hold, payment } = await held();
    await cards.shop.call(voidPreauth, { params: { merchantOrderNumber: hold.merchantOrderNumber } }, keyed());
    await status(hold, 'released');
    expect(payment).toMatchObject({ Status: 10 });
    expect(payment?.CapturedAmount).toBeUndefined();
    expect(await money()).toBe(before);
  });

  it.each(['lose', 'break'] as const)('is captured once when the answer is not heard: %s', async (how) => {
    const { hold, payment } = await held(5_000);
    cards.acquirer.failNext('capture', how);
    await capture(hold.merchantOrderNumber, 5_000);
    expect(await status(hold, 'captured')).toMatchObject({ captured: 5_000 });
    expect(payment).toMatchObject({ Status: 2, CapturedAmount: 5_000 });
  });

  it('of an order that nobody waits for any more is let go', async () => {
    const asked = await askHold(cards.shop, 3_000);
    const before = cards.acquirer.calls.length;
    cards.acquirer.slowDown('authorise', 1_500);
    const paying = cards.pay(asked);
    await until(
      async () => cards.acquirer.calls.slice(before),
      (calls) => calls.includes('authorise'),
    );
    await cards.shop.client.closeOrder(asked.merchantOrderNumber);
    cards.acquirer.slowDown('authorise');
    await paying;
    await until(
      async () => {
        await cards.advance(61);
        return saleOf(asked).payment?.Status;
      },
      (now) => now === 10,
    );
  });
});
