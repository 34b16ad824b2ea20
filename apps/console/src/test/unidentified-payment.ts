import type { UnidentifiedPayment } from '@balcao/contract/unidentified-payment';

const at = '2026-01-05T12:00:00.000Z';

/** A payment of so many centavos by Pix that belongs to no order and waits for finance. */
export const waitingPayment = (amount: number): UnidentifiedPayment => ({
  endToEndId: 'E12345678202601051200abcdefghijk',
  method: '02',
  amount,
  txid: '',
  state: 'waiting',
  refusal: null,
  arrivedAt: at,
  paidAt: at,
  payerName: 'Marina',
  matched: null,
  returnAskedAt: null,
  returnedAt: null,
  failureReason: null,
  closed: null,
  asked: null,
});
