import { describe, expect, it } from 'vitest';
import { shownStatusOf } from './order-shown-status.ts';

describe('the status that people read', () => {
  it.each([
    [{ status: '01', paidAmount: null, refundedAmount: 0 }, '01'],
    [{ status: '02', paidAmount: 100, refundedAmount: 0 }, '02'],
    [{ status: '02', paidAmount: 100, refundedAmount: 1 }, 'refundedInPart'],
    [{ status: '02', paidAmount: 100, refundedAmount: 100 }, 'refunded'],
    [{ status: '04', paidAmount: null, refundedAmount: 0 }, '04'],
  ] as const)('of %j is %s', (order, shown) => {
    expect(shownStatusOf(order)).toBe(shown);
  });
});
