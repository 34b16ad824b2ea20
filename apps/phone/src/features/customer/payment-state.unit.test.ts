import type { Payment } from '@balcao/contract/customer';
import { describe, expect, it } from 'vitest';
import { askAgainMs, type PaymentState, paymentStates, statesMark } from './payment-state.ts';

const payment = (state: PaymentState, id = '01900000-0000-7000-8000-000000000001'): Payment => ({
  id,
  endToEndId: 'E0000000020261121120000000000001',
  merchantName: 'Padaria Pão Quente',
  goodsName: 'Café da manhã',
  amount: 1_234,
  method: '02',
  card: null,
  instalments: 1,
  captured: null,
  returned: 0,
  returns: [],
  hold: false,
  failureReason: null,
  state,
  createdAt: '2026-11-21T12:00:00Z',
});
const pages = (...states: PaymentState[]) => states.map((state) => ({ list: [payment(state)] }));

describe('what a payment shows', () => {
  it.each([
    ['waiting', 'moving', 'waitingText'],
    ['done', 'good', 'doneText'],
    ['refused', 'bad', 'refusedText'],
    ['returned', 'ended', 'returnedText'],
  ] as const)('%s looks %s and says %s', (state, tone, text) => {
    expect(paymentStates[state]).toMatchObject({ tone, text });
  });
});

describe('a list of payments', () => {
  it('asks again while a payment waits, on whichever page it is', () => {
    expect(askAgainMs(pages('done', 'waiting'))).toBe(1_000);
  });
  it.each([
    ['nothing has come yet', undefined],
    ['there are none', pages()],
    ['all have ended', pages('done', 'refused', 'returned')],
  ])('asks less often when %s', (_, known) => expect(askAgainMs(known)).toBe(5_000));
  it('is another one when a payment ends', () => {
    expect(statesMark(pages('waiting'))).not.toBe(statesMark(pages('done')));
    expect(statesMark(pages('done'))).toBe(statesMark(pages('done')));
  });
});
