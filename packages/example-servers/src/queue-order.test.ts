import { describe, expect, it } from 'vitest';
import { type Asked, ticketOf } from './queue-order.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 0, 5, 12, minutes));
const asked = (number: number, minutes: number, order: Partial<Asked['order']> = {}): Asked => ({
  record: {
    openId: `person-${number}`,
    merchantOrderNumber: `FILA-${number}`,
    service: 'corte',
    number,
    at: at(minutes).toISOString(),
  },
  order: { status: '02', refundedAmount: 0, payUrl: 'https://balcao.example/pay/x', ...order },
});
const [first, second, third] = [asked(1, 0), asked(2, 1), asked(3, 2)];
const all = [first, second, third];

describe('the queue', () => {
  it('calls one after the other, each when the one before is done', () => {
    expect(ticketOf(first, all, at(0))).toMatchObject({ number: 'A001', state: 'waiting', ahead: 0, minutes: 1 });
    expect(ticketOf(first, all, at(1))).toMatchObject({ state: 'called' });
    expect(ticketOf(second, all, at(2))).toMatchObject({ state: 'waiting', ahead: 0, minutes: 24 });
    expect(ticketOf(third, all, at(2))).toMatchObject({ state: 'waiting', ahead: 1, minutes: 49 });
    expect(ticketOf(first, all, at(10))).toMatchObject({ state: 'done' });
  });
  it('counts nobody who has not paid, or got the money back', () => {
    const unpaid = asked(2, 1, { status: '01' });
    const refunded = asked(2, 1, { refundedAmount: 4_500 });
    expect(ticketOf(unpaid, [first, unpaid, third], at(2))).toMatchObject({ state: 'unpaid' });
    expect(ticketOf(refunded, [first, refunded, third], at(2))).toMatchObject({ state: 'refunded' });
    expect(ticketOf(third, [first, unpaid, refunded, third], at(2))).toMatchObject({ ahead: 0 });
  });
});
