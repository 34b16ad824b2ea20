import type { OrderDetail, OrderMovement } from './order.ts';

/** Where what was paid for an order is now, in centavos. The places sum to what was paid. */
export interface OrderMoney {
  readonly paid: number;
  /** What the platform keeps. */
  readonly fee: number;
  /** Paid, not yet settled. */
  readonly pending: number;
  /** In the merchant's hands: settled, less what refunds took from there. */
  readonly settled: number;
  /** On its way back to whoever paid. */
  readonly refunding: number;
  readonly refunded: number;
}

const received = new Set(['paid', 'captured']);
const held = new Set(['available', 'reserve', 'withdrawing']);
const sumOf = (movements: readonly OrderMovement[]): number => movements.reduce((sum, { amount }) => sum + amount, 0);

/** Finds the places of an order's money from its movements in the ledger. What nobody expected is no money of the order. */
export const moneyOf = ({ movements, settledNet }: Pick<OrderDetail, 'movements' | 'settledNet'>): OrderMoney => {
  const own = movements.filter(
    ({ kind, account }) => account !== 'suspense' && (received.has(kind) || kind === 'refund'),
  );
  const at = (isThere: (account: string) => boolean): number => sumOf(own.filter(({ account }) => isThere(account)));
  return {
    paid: sumOf(own.filter(({ kind }) => received.has(kind))),
    fee: at((account) => account === 'fee_revenue'),
    pending: at((account) => account === 'pending') - settledNet,
    settled: at((account) => held.has(account)) + settledNet,
    refunding: at((account) => account === 'refunding'),
    // What a refund has taken out of all accounts that are shown has gone to whoever paid.
    refunded: 0 - sumOf(own.filter(({ kind }) => kind === 'refund')),
  };
};

/** One refund as the order's movements tell of it. */
export interface OrderRefund {
  readonly number: string;
  readonly amount: number;
  readonly heldAt: string;
  /** When it ended; null while it is on its way. */
  readonly endedAt: string | null;
  /** It came to nothing, and the money is back where it was. */
  readonly failed: boolean;
}

/** The refunds of an order that have moved money, oldest first. */
export const refundsOf = ({ movements }: Pick<OrderDetail, 'movements'>): OrderRefund[] => {
  const byNumber = Map.groupBy(
    movements.filter(({ kind }) => kind === 'refund'),
    ({ of }) => of,
  );
  return [...byNumber].map(([number, all]) => {
    const holding = all.filter(({ account, amount }) => account === 'refunding' && amount > 0);
    const ended = all.filter(({ account, amount }) => account === 'refunding' && amount < 0);
    return {
      number,
      amount: sumOf(holding),
      heldAt: holding[0]?.at ?? all[0]?.at ?? '',
      endedAt: ended[0]?.at ?? null,
      failed: ended.length > 0 && sumOf(all) === 0,
    };
  });
};
