import type { OrderDetail } from './order.ts';
import type { OrderMovement } from './order-movement.ts';
import type { OrderAtBank } from './withdrawal-order.ts';

/** Where what was paid for an order is now, in centavos. The places sum to what was paid. */
export interface OrderMoney {
  readonly paid: number;
  /** What the platform keeps. */
  readonly fee: number;
  /** Paid, not yet settled. */
  readonly pending: number;
  /** In the merchant's hands: settled, less what refunds and banks took from there; what is owed for it counts as taken. */
  readonly settled: number;
  /** Blocked while a bank decides on a dispute. */
  readonly blocked: number;
  /** What banks took back by themselves. */
  readonly bankReturned: number;
  /** On its way back to the person who paid. */
  readonly refunding: number;
  readonly refunded: number;
}

const received = new Set(['paid', 'captured']);
/** What banks move by themselves. */
const byBanks = new Set(['bankReturn', 'dispute']);
const held = new Set(['available', 'reserve', 'withdrawing', 'debt']);
/** What a rail owes or is given is where money came from or went: no place of it. */
const isPlace = (account: string): boolean => account !== 'suspense' && account !== 'rail_clearing';
const sumOf = (movements: readonly OrderMovement[]): number => movements.reduce((sum, { amount }) => sum + amount, 0);

/** Finds the places of an order's money from its movements in the ledger. Unexpected payments are not counted. */
export const moneyOf = ({ movements, settledNet }: Pick<OrderDetail, 'movements' | 'settledNet'>): OrderMoney => {
  const isOwn = (kind: string): boolean => received.has(kind) || kind === 'refund' || byBanks.has(kind);
  const own = movements.filter(({ kind, account }) => isPlace(account) && isOwn(kind));
  const at = (isThere: (account: string) => boolean): number => sumOf(own.filter(({ account }) => isThere(account)));
  return {
    paid: sumOf(own.filter(({ kind }) => received.has(kind))),
    fee: at((account) => account === 'fee_revenue'),
    pending: at((account) => account === 'pending') - settledNet,
    settled: at((account) => held.has(account)) + settledNet,
    blocked: at((account) => account === 'dispute'),
    bankReturned: 0 - sumOf(own.filter(({ kind }) => kind === 'bankReturn')),
    refunding: at((account) => account === 'refunding'),
    // What a refund has taken out of all accounts that are shown has gone to the person who paid.
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
  /** It failed, and the money is back where it was. */
  readonly failed: boolean;
}

/** The refunds of an order that have moved money, oldest first. */
export const refundsOf = ({ movements }: Pick<OrderDetail, 'movements'>): OrderRefund[] => {
  const byNumber = Map.groupBy(
    movements.filter(({ kind, account }) => kind === 'refund' && isPlace(account)),
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

/** Where the settled money of an order is, in centavos. The places sum to it; a negative place is what refunds took from there. */
export interface SettledMoney {
  readonly withdrawn: number;
  /** With a withdrawal that is on its way. */
  readonly sending: number;
  readonly balance: number;
  readonly reserve: number;
}

/** Finds the places of what was settled, by the withdrawals that took it. */
export const settledMoneyOf = (
  order: Pick<OrderDetail, 'movements' | 'settledNet'>,
  { withdrawals }: Pick<OrderAtBank, 'withdrawals'>,
): SettledMoney => {
  const shareOf = (isMeant: boolean): number =>
    withdrawals.reduce((sum, { status, share }) => sum + ((status === '0') === isMeant ? share : 0), 0);
  const [sending, withdrawn] = [shareOf(true), shareOf(false)];
  const reserve = sumOf(order.movements.filter(({ account, kind }) => account === 'reserve' && kind !== 'settled'));
  return { withdrawn, sending, reserve, balance: moneyOf(order).settled - withdrawn - sending - reserve };
};
