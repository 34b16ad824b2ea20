import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { split } from '@balcao/brazil/money';

const daysBetween = 30;

/** What was paid in parts, in centavos. */
export interface PaidInParts {
  readonly paidAmount: number;
  readonly fee: number;
  readonly instalments: number;
  readonly completedAt: Date;
}
export interface Part {
  readonly sequence: number;
  readonly amount: number;
  readonly net: number;
  readonly dueOn: string;
}

/**
 * The monthly parts of a payment: they sum to what was paid and to its net. Due 30, 60, 90, ... days after the civil day in São
 * Paulo on which it was paid; what falls on a day on which banks are closed is due on the next bank day (brazil.md 6), by the calendar of the banks.
 */
export const partsOf = (
  { paidAmount, fee, instalments, completedAt }: PaidInParts,
  addBankDays: (day: string, bankDays: number) => string,
): Part[] => {
  const amounts = split(paidAmount, instalments);
  const nets = split(paidAmount - fee, instalments);
  const day = civilDayOf(completedAt.toISOString(), DEFAULT_ZONE);
  return amounts.map((amount, index) => ({
    sequence: index + 1,
    amount,
    net: nets[index] ?? 0,
    dueOn: addBankDays(addDays(day, daysBetween * (index + 1)), 0),
  }));
};

type Waiting = Pick<Part, 'sequence' | 'amount' | 'net'>;

/** Shares centavos among amounts in proportion, by the largest remainder: the sum never changes, and none gets more than it is. */
const shareOut = (centavos: number, among: readonly number[]): number[] => {
  const whole = BigInt(among.reduce((sum, one) => sum + one, 0));
  if (whole === 0n) return among.map(() => 0);
  const exact = among.map((one) => BigInt(centavos) * BigInt(one));
  const shares = exact.map((one) => Number(one / whole));
  const order = exact.map((one, index) => ({ index, rest: one % whole })).sort((a, b) => (a.rest < b.rest ? 1 : -1));
  const odd = centavos - shares.reduce((sum, one) => sum + one, 0);
  for (const { index } of order.slice(0, odd)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

/**
 * What is left of the parts that are waited for when so much was given back, and so much of the fee: they shrink from the last one
 * backwards. What is more than all of them was paid by the issuer already, and stays as it is.
 */
export const shrunk = (waiting: readonly Waiting[], refunded: number, feeReturned: number): Waiting[] => {
  const latestFirst = [...waiting].sort((a, b) => b.sequence - a.sequence);
  let left = refunded;
  const amounts = latestFirst.map(({ amount }) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return amount - taken;
  });
  const amount = amounts.reduce((sum, one) => sum + one, 0);
  const net = waiting.reduce((sum, one) => sum + one.net, 0) - (refunded - left - feeReturned);
  const nets = shareOut(Math.min(Math.max(net, 0), amount), amounts);
  return latestFirst.map(({ sequence }, index) => ({
    sequence,
    amount: amounts[index] ?? 0,
    net: nets[index] ?? 0,
  }));
};
