import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { Centavos } from './scalars.ts';
import { type TransferFee, transferFeeOf, type WithdrawalTerms } from './withdrawal-request.ts';

/** Why the automatic withdrawal leaves the money where it is. */
export const AutomaticReason = codes([
  'not_eligible',
  'not_certified',
  'frozen',
  'unavailable',
  'destination_missing',
  'destination_held',
  'previous_failed',
  'below_threshold',
  'kept_for_refunds',
  'daily_used_up',
  'below_minimum',
  'below_fee',
  'changed_meanwhile',
]);
export type AutomaticReason = z.infer<typeof AutomaticReason>;

/** What the team has decided, in centavos. */
export const AutomaticRules = z.object({
  /** The available balance from which on money is withdrawn. */
  threshold: Centavos,
  /** What stays for refunds: the refund deposit. */
  deposit: Centavos,
  minimum: Centavos,
  single: Centavos,
  daily: Centavos,
});
export type AutomaticRules = z.infer<typeof AutomaticRules>;

/** What the automatic withdrawal goes by; centavos. */
export interface AutomaticFacts {
  /** The available balance, before anything is kept. */
  readonly balance: number;
  /** What the day's withdrawals come to already, by hand and automatic, failed ones excluded. */
  readonly dailyUsed: number;
  readonly terms: Pick<WithdrawalTerms, 'single' | 'daily' | 'minimum'>;
  readonly fee: TransferFee;
  /** Why no amount can be withdrawn; null where withdrawals are possible. */
  readonly block: AutomaticReason | null;
}

/** Each step of the calculation, in centavos. */
export const AutomaticFigures = z.object({
  balance: Centavos,
  threshold: Centavos,
  deposit: Centavos,
  /** What must stay of the balance: the whole deposit. Runs of earlier versions kept less, by what lay in the reserve. */
  kept: Centavos,
  /** What the balance has beyond that; below zero when it has not even that. */
  free: Centavos,
  single: Centavos,
  daily: Centavos,
  dailyLeft: Centavos,
  minimum: Centavos,
  /** The amount that would be withdrawn; 0 for none. */
  amount: Centavos,
  fee: Centavos,
  credited: Centavos,
});
export type AutomaticFigures = z.infer<typeof AutomaticFigures>;

/** What `automaticAmount` goes by; `deposit` is what must stay of the balance itself. */
interface Weighed {
  readonly balance: number;
  readonly deposit: number;
  readonly threshold: number;
  readonly minimum: number;
  readonly single: number;
  readonly dailyLeft: number;
}

/**
 * How much is withdrawn, in centavos (rule: automatic-withdrawal): from the threshold on, the balance less what stays for refunds, at most the single
 * limit and what is left of the day's; less than the minimum is not worth a transfer. 0 comes with the reason.
 */
export const automaticAmount = ({
  balance,
  deposit,
  threshold,
  minimum,
  single,
  dailyLeft,
}: Weighed): { readonly amount: number; readonly reason: AutomaticReason | null } => {
  if (balance < threshold) return { amount: 0, reason: 'below_threshold' };
  if (balance - deposit <= 0) return { amount: 0, reason: 'kept_for_refunds' };
  const amount = Math.min(balance - deposit, single, dailyLeft);
  if (amount > 0 && amount >= minimum) return { amount, reason: null };
  return { amount: 0, reason: dailyLeft < Math.max(1, minimum) ? 'daily_used_up' : 'below_minimum' };
};

/** The whole calculation, the same on the server and on the screen. The platform's limits bound the team's settings. */
export const assess = (
  { balance, dailyUsed, terms, fee, block }: AutomaticFacts,
  rules: AutomaticRules,
): { readonly figures: AutomaticFigures; readonly reason: AutomaticReason | null } => {
  const single = Math.min(rules.single, terms.single);
  const daily = Math.min(rules.daily, terms.daily);
  const minimum = Math.max(rules.minimum, terms.minimum);
  const dailyLeft = Math.max(0, daily - dailyUsed);
  const { threshold, deposit } = rules;
  const assessed = automaticAmount({ balance, deposit, threshold, minimum, single, dailyLeft });
  const cost = transferFeeOf(fee, assessed.amount);
  const eatsAll = assessed.amount > 0 && cost >= assessed.amount;
  const reason = block ?? (eatsAll ? 'below_fee' : assessed.reason);
  const amount = reason ? 0 : assessed.amount;
  const bounds = { single, daily, dailyLeft, minimum };
  const figures = { balance, threshold, deposit, kept: deposit, free: balance - deposit, ...bounds, amount };
  return { figures: { ...figures, fee: reason ? 0 : cost, credited: reason ? 0 : amount - cost }, reason };
};
