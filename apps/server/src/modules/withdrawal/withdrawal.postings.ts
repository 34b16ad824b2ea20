import type { Posting } from '../ledger/ledger.service.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

type Amounts = Pick<WithdrawalRow, 'amount' | 'fee' | 'credited'>;

/** Requested: the whole amount is reserved. */
export const withdrawalHeld = ({ amount }: Amounts): Posting[] => [{ from: 'available', to: 'withdrawing', amount }];

/** Paid out: what arrives leaves by the bank, the fee is the platform's. */
export const withdrawalDone = ({ fee, credited }: Amounts): Posting[] => {
  const sent: Posting = { from: 'withdrawing', to: 'payout_clearing', amount: credited };
  return fee > 0 ? [sent, { from: 'withdrawing', to: 'fee_revenue', amount: fee }] : [sent];
};

/** The bank refused: the whole amount comes back, the fee included (rule: automatic-withdrawal). */
export const withdrawalFailed = ({ amount }: Amounts): Posting[] => [{ from: 'withdrawing', to: 'available', amount }];

/** The natural key of what happens to a withdrawal's money. */
export const causeOf = (number: string, part: 'held' | 'done' | 'failed') => `withdrawal:${number}:${part}` as const;
