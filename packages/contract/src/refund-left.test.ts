import { describe, expect, it } from 'vitest';
import { canBeRefunded, leftToRefund } from './refund-left.ts';

const paid = {
  status: '02',
  method: '02',
  completedAt: '2026-03-02T12:00:00.000Z',
  paidAmount: 1_000,
  refundedAmount: 100,
  waitingRefundAmount: 200,
  bankReturnedAmount: 300,
} as const;
const soon = new Date('2026-03-03T12:00:00.000Z');

describe('what is left to give back of an order', () => {
  it('is what came in less refunds, less those that wait, less what the bank took', () => {
    expect(leftToRefund(paid)).toBe(400);
    expect(leftToRefund({ ...paid, bankReturnedAmount: 1_000 })).toBe(0);
    expect(leftToRefund({ ...paid, paidAmount: null })).toBe(0);
  });

  it('is nothing where the bank took back the whole, or the time is over', () => {
    expect(canBeRefunded(paid, soon)).toBe(true);
    const taken = { ...paid, refundedAmount: 0, waitingRefundAmount: 0, bankReturnedAmount: 1_000 };
    expect(canBeRefunded(taken, soon)).toBe(false);
    expect(canBeRefunded(paid, new Date('2026-05-31T12:00:00.000Z'))).toBe(false);
    expect(canBeRefunded({ ...paid, status: '01' }, soon)).toBe(false);
  });
});
