/** What moved in the available balance: its number among all movements there, and the balance after it. Centavos. */
interface Moved {
  readonly sequence: number;
  readonly balanceAfter: number;
  /** With its sign. */
  readonly amount: number;
}

/** What of an order came into the available balance, or left it for a refund. */
export interface OrderShare extends Moved {
  /** The slice of the movement that belongs to the order, in centavos; without it, the whole movement, as the order was settled alone. */
  readonly part?: { readonly from: number; readonly upTo: number };
}
/** A withdrawal that took its amount out of the balance, or, negative, one that failed and brought it back. */
export interface BankMove {
  readonly number: string;
  readonly sequence: number;
  readonly amount: number;
}

/** An interval of the balance as it was, counted from what had been in it the longest; `sign` is that of the order's movement. */
interface Interval {
  readonly sequence: number;
  readonly sign: 1 | -1;
  readonly from: number;
  readonly upTo: number;
}

const intervalOf = ({ sequence, balanceAfter, amount, part }: OrderShare): Interval => {
  const size = Math.abs(amount);
  // What comes lies on top of what was there; what goes leaves the place where it would have come to lie.
  const bottom = amount > 0 ? balanceAfter - size : balanceAfter;
  const { from, upTo } = part ?? { from: 0, upTo: size };
  return { sequence, sign: amount > 0 ? 1 : -1, from: bottom + from, upTo: bottom + upTo };
};

export interface OrderAtBank {
  /** Centavos of the order that each withdrawal took, the first one first. */
  readonly taken: ReadonlyMap<string, number>;
  /** What of it is in the balance still. */
  readonly left: number;
}

/**
 * Which withdrawals took an order's money, and what is left of it: what came into the available balance first leaves it first for the
 * bank (decision 029). A withdrawal takes the oldest interval of what the balance holds; a movement for a refund has a place of its own
 * in the row, negative, and leaves with the withdrawal that gets there. One that failed took nothing. `moves` are all those after the
 * order's first movement, oldest first.
 */
export const shareOf = (shares: readonly OrderShare[], moves: readonly BankMove[]): OrderAtBank => {
  const taken = new Map<string, number>();
  const failed = new Set(moves.flatMap(({ number, amount }) => (amount < 0 ? [number] : [])));
  let left = 0;
  for (const { sequence, sign, from, upTo } of shares.map(intervalOf)) {
    const later = moves.filter((move) => move.sequence > sequence);
    const asked = new Set(later.flatMap(({ number, amount }) => (amount > 0 ? [number] : [])));
    // What was on its way to the bank then and came back had been there before.
    const back = later
      .filter(({ number, amount }) => amount < 0 && !asked.has(number))
      .reduce((sum, { amount }) => sum - amount, 0);
    let gone = 0;
    let rest = upTo - from;
    for (const { number, amount } of later) {
      if (failed.has(number)) continue;
      const took = Math.min(gone + amount, upTo + back) - Math.max(gone, from + back);
      gone += amount;
      if (took <= 0) continue;
      taken.set(number, (taken.get(number) ?? 0) + sign * took);
      rest -= took;
    }
    left += sign * rest;
  }
  return { taken, left };
};
