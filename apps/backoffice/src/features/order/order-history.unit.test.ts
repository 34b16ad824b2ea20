import type { OrderMovement } from '@balcao/contract/order-movement';
import type { RefundOfOrder } from '@balcao/contract/refund';
import { describe, expect, it } from 'vitest';
import { historyOf } from './order-history.ts';

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
const line = (kind: string, of: string, step: string, day: number) => (account: string, amount: number) =>
  ({ journal: '', rail: '', account, amount, at: at(day), kind, of, step }) satisfies OrderMovement;
const [paid, held, ended] = [line('paid', '', '', 1), line('refund', 'R', 'held', 7), line('refund', 'R', 'ended', 8)];
/** Paid, settled, then refunded from the balance; and before that an unexpected payment arrived. */
const movements = [
  ...[paid('pending', 990), paid('fee_revenue', 10)],
  ...[held('available', -990), held('fee_revenue', -10), held('refunding', 1_000), ended('refunding', -1_000)],
  line('unexpected', 'E', '', 2)('suspense', 500),
  line('returned', 'E', '', 3)('suspense', -500),
];
const settlements = [{ number: '1', day: '20261103', sequence: null, net: 990, at: at(4) }];

describe('what happened to the money of an order', () => {
  it('is told in the order of time, whatever it was', () => {
    expect(historyOf({ movements, settlements }).map(({ kind }) => kind)).toEqual([
      ...['strayCame', 'strayReturned', 'settled', 'refundSent', 'refundDone'],
    ]);
  });

  it('says of a refund that is not over that it is on its way, and of one that failed that it did', () => {
    const open = [held('available', -990), held('refunding', 990)];
    expect(historyOf({ movements: open, settlements: [] }).map(({ kind }) => kind)).toEqual(['refundHeld']);
    const failed = [...open, ended('available', 990), ended('refunding', -990)];
    expect(historyOf({ movements: failed, settlements: [] }).map(({ kind }) => kind)).toEqual([
      ...['refundSent', 'refundFailed'],
    ]);
  });
});

describe('a refund that waits for people', () => {
  const waiting = { number: 'W', review: '0', createdAt: at(5) } as RefundOfOrder;
  it('is told when it was asked for, among what moved the money', () => {
    expect(historyOf({ movements, settlements }, [waiting]).map(({ kind }) => kind)).toEqual([
      ...['strayCame', 'strayReturned', 'settled', 'refundAsked', 'refundSent', 'refundDone'],
    ]);
  });

  it('is told no more once somebody has decided', () => {
    const decided = (['1', '2', '3', '4'] as const).map((review) => ({ ...waiting, review }));
    expect(historyOf({ movements: [], settlements: [] }, decided)).toEqual([]);
  });
});
