import type { MovementKind, StatementAccount, StatementLine } from '@balcao/contract/ledger-statement';
import type { MovementRow } from './statement.repository.ts';

type Told = Pick<
  StatementLine,
  'kind' | 'movement' | 'orderNumber' | 'refundNumber' | 'settlementNumber' | 'withdrawalNumber'
>;
type Seen = Pick<MovementRow, 'cause' | 'amount' | 'met_rail'>;
const nothing = { orderNumber: null, refundNumber: null, settlementNumber: null, withdrawalNumber: null } as const;

/**
 * What happened, read from the cause: `order:<number>:paid`, `order:<number>:refund:<number>:held|ended`,
 * `order:<number>:bank-return:<id>`, `order:<number>:dispute:<number>:blocked|unblocked`, `debt:<id>:paid`,
 * `credit:<id of a payment>`, `settlement:<number>:…`, `withdrawal:<number>:held|done|failed`, `reserve:<id>`. What is none of them is `other`.
 */
const tellers: Readonly<Record<string, (parts: readonly string[], row: Seen, account: StatementAccount) => Told>> = {
  order: ([, number = '', kind, of = '', step], row, account) => {
    if (kind === 'paid') return { ...nothing, kind: 'sale', movement: 'sale', orderNumber: number };
    if (kind === 'bank-return') return { ...nothing, kind: 'dispute', movement: 'bank_return', orderNumber: number };
    if (kind === 'dispute') {
      const movement = step === 'blocked' ? 'dispute_blocked' : 'dispute_unblocked';
      return { ...nothing, kind: 'dispute', movement, orderNumber: number };
    }
    if (kind !== 'refund') return { ...nothing, kind: 'other', movement: 'other', orderNumber: number };
    const about = { ...nothing, kind: 'refund', orderNumber: number, refundNumber: of } as const;
    // As a whole, money that is held for a refund has not left yet: what comes then is the fee, which the platform gives back.
    if (account === 'own' && step === 'held') return { ...about, movement: 'fee_returned' };
    if (step === 'held') return { ...about, movement: 'refund_held' };
    if (row.met_rail) return { ...about, movement: 'refund_done' };
    return { ...about, movement: account === 'own' ? 'fee_kept' : 'refund_returned' };
  },
  settlement: ([, number = '']) => ({
    ...nothing,
    kind: 'settlement',
    movement: 'settlement',
    settlementNumber: number,
  }),
  withdrawal: ([, number = '', step]) => {
    const about = { ...nothing, kind: 'withdrawal', withdrawalNumber: number } as const;
    if (step === 'held') return { ...about, movement: 'withdrawal_held' };
    return { ...about, movement: step === 'failed' ? 'withdrawal_returned' : 'withdrawal_done' };
  },
  credit: () => ({ ...nothing, kind: 'other', movement: 'credit' }),
  debt: () => ({ ...nothing, kind: 'dispute', movement: 'debt_paid' }),
  reserve: (_, { amount }, account) => {
    const isFilled = (account === 'reserve') === amount > 0;
    return { ...nothing, kind: 'reserve', movement: isFilled ? 'reserve_filled' : 'reserve_taken' };
  },
};
const other = { ...nothing, kind: 'other' as MovementKind, movement: 'other' } as const;

const businessNumber = /^\d{20}$/;
const linked = (number: string | null): string | null =>
  number !== null && businessNumber.test(number) ? number : null;

const tell = (row: Seen, account: StatementAccount): Told => {
  const parts = row.cause.split(':');
  return tellers[parts[0] ?? '']?.(parts, row, account) ?? other;
};

/** What a reversal takes back, as the statement told it: the same amount, the other way. */
const correctedBy = ({ original, original_at: at, amount, met_rail }: MovementRow, account: StatementAccount) =>
  original !== null && at !== null
    ? { movement: tell({ cause: original, amount: -amount, met_rail }, account).movement, at }
    : null;

/** A line without what only the orders and settlements that it is of can say. */
export type BareLine = Omit<StatementLine, 'scene' | 'count'>;

/** A movement as a statement shows it. */
export const lineOf = (row: MovementRow, account: StatementAccount): BareLine => {
  const corrects = correctedBy(row, account);
  const told = corrects ? { ...other, movement: 'correction' as const } : tell(row, account);
  const { id, at, amount, balance, sequence } = row;
  return {
    ...told,
    orderNumber: linked(told.orderNumber),
    refundNumber: linked(told.refundNumber),
    withdrawalNumber: linked(told.withdrawalNumber),
    corrects,
    id,
    at,
    amount,
    balance,
    sequence,
    direction: amount > 0 ? '1' : '-1',
  };
};
