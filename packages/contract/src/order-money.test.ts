import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyOf, refundsOf, settledMoneyOf } from './order-money.ts';
import type { OrderMovement } from './order-movement.ts';
import type { WithdrawalOfOrder } from './withdrawal-order.ts';

const at = '2026-11-22T12:00:00.000Z';
const line =
  (kind: string, of: string, step: string) =>
  (account: string, amount: number): OrderMovement => ({
    journal: '',
    rail: '',
    account,
    amount,
    at,
    kind,
    of,
    step,
  });

interface Story {
  readonly movements: OrderMovement[];
  readonly settledNet: number;
  readonly returned: number;
  readonly underWay: number;
}
type Ending = 'done' | 'failed' | 'open';

/**
 * An order with refunds as the ledger posts them: held from what is pending first, then from the merchant's balance and from the
 * platform's fee in proportion; given back from there; and everything moved back when one fails.
 */
const tell = (
  paid: number,
  fee: number,
  settledShare: number,
  refunds: readonly (readonly [number, Ending])[],
): Story => {
  const pay = line('paid', '', '');
  const movements = [pay('rail_clearing', -paid), pay('pending', paid - fee), pay('fee_revenue', fee)];
  const settledNet = Math.floor((paid - fee) * settledShare);
  let [pending, left, feeLeft, returned, underWay] = [paid - fee - settledNet, paid, fee, 0, 0];
  for (const [index, [share, ending]] of refunds.entries()) {
    const amount = Math.floor(left * share);
    if (amount === 0) continue;
    const back = Number((BigInt(feeLeft) * BigInt(amount)) / BigInt(left));
    const fromPending = Math.min(pending, amount - back);
    const drawn = [
      ['pending', -fromPending],
      ['available', fromPending + back - amount],
      ['fee_revenue', -back],
      ['refunding', amount],
    ] as const;
    const held = line('refund', `R${index}`, 'held');
    const ended = line('refund', `R${index}`, 'ended');
    movements.push(...drawn.map(([account, moved]) => held(account, moved)));
    if (ending === 'failed') movements.push(...drawn.map(([account, moved]) => ended(account, -moved)));
    else [left, pending, feeLeft] = [left - amount, pending - fromPending, feeLeft - back];
    if (ending === 'open') underWay += amount;
    if (ending === 'done') {
      movements.push(ended('refunding', -amount), ended('rail_clearing', amount));
      returned += amount;
    }
  }
  return { movements: movements.filter(({ amount }) => amount !== 0), settledNet, returned, underWay };
};

const share = fc.double({ min: 0, max: 1, noNaN: true });
const stories = fc.tuple(
  fc.integer({ min: 1, max: 99_999_999_999 }),
  share,
  share,
  fc.array(fc.tuple(share, fc.constantFrom<Ending>('done', 'failed', 'open')), { maxLength: 8 }),
);

describe('where the money of an order is', () => {
  it('sums to what was paid to the centavo, whatever was settled and given back', () => {
    fc.assert(
      fc.property(stories, ([paid, feeShare, settledShare, refunds]) => {
        const story = tell(paid, Math.floor(paid * feeShare), settledShare, refunds);
        const money = moneyOf(story);
        const { fee, pending, settled, refunding, refunded } = money;
        expect(money.paid).toBe(paid);
        expect(fee + pending + settled + refunding + refunded).toBe(paid);
        expect({ refunding, refunded }).toEqual({ refunding: story.underWay, refunded: story.returned });
        expect(Math.min(fee, pending, settled, refunding, refunded)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is nowhere while nothing was paid, and takes nothing for the order’s that came unexpected', () => {
    const stray = line('unexpected', 'E1', '')('suspense', 500);
    const nothing = { paid: 0, fee: 0, pending: 0, settled: 0, refunding: 0, refunded: 0, blocked: 0, bankReturned: 0 };
    expect(moneyOf({ movements: [stray], settledNet: 0 })).toEqual(nothing);
  });
});

describe('where the settled money of an order is', () => {
  it('is with withdrawals that came to their end, with those on their way, and in the balance for the rest', () => {
    const { movements, settledNet } = tell(10_000, 100, 1, [[0.1, 'done']]);
    const taken = (status: '0' | '1', share: number) => ({ status, share }) as WithdrawalOfOrder;
    const places = settledMoneyOf({ movements, settledNet }, { withdrawals: [taken('1', 9_000), taken('0', 500)] });
    expect(places).toEqual({ withdrawn: 9_000, sending: 500, reserve: 0, balance: 8_910 - 9_500 });
    const fromReserve = line('refund', 'R9', 'held')('reserve', -40);
    expect(settledMoneyOf({ movements: [...movements, fromReserve], settledNet }, { withdrawals: [] })).toEqual({
      withdrawn: 0,
      sending: 0,
      reserve: -40,
      balance: 8_910,
    });
  });
});

describe('the refunds that movements tell of', () => {
  it('are on their way, done, or come to nothing', () => {
    const { movements } = tell(10_000, 100, 0, [
      [0.1, 'done'],
      [0.1, 'failed'],
      [0.1, 'open'],
    ]);
    expect(refundsOf({ movements })).toMatchObject([
      { number: 'R0', amount: 1_000, endedAt: at, failed: false },
      { number: 'R1', amount: 900, endedAt: at, failed: true },
      { number: 'R2', amount: 900, endedAt: null, failed: false },
    ]);
  });
});
