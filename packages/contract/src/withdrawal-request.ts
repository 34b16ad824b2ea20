import { feeOf } from '@balcao/brazil/money';
import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import type { RefusalName } from './refusal.ts';
import { Amount, Centavos, centavos, Id, Instant, queryAmount } from './scalars.ts';
import { WithdrawalDetail } from './withdrawal.ts';

/** What a transfer costs: so many centavos, and so many hundredths of a percent of the amount. */
export const TransferFee = z.object({ fixed: Centavos, basisPoints: z.int().check(z.gte(0), z.lte(10_000)) });
export type TransferFee = z.infer<typeof TransferFee>;
/** The fee of an amount in centavos, half a centavo rounded up; never more than the amount (rule: no-centavo-lost). */
export const transferFeeOf = ({ fixed, basisPoints }: TransferFee, amount: number): number =>
  feeOf(amount, basisPoints, fixed);

/** What a merchant may withdraw and what it costs: by staff, or what holds for everyone. Centavos. */
export const WithdrawalTerms = z.object({
  single: Centavos,
  daily: Centavos,
  /** The least that the automatic withdrawal sends; a member may ask for less. */
  minimum: Centavos,
  fee: z.object({ pix: TransferFee, bank: TransferFee }),
  /** Whether the merchant may have money withdrawn automatically. */
  automatic: z.boolean(),
});
export type WithdrawalTerms = z.infer<typeof WithdrawalTerms>;

/** Why no amount can be withdrawn. */
export const WithdrawalBlock = codes([
  'not_certified',
  'merchant_frozen',
  'withdrawal_unavailable',
] satisfies RefusalName[]);
export type WithdrawalBlock = z.infer<typeof WithdrawalBlock>;

/** What the money allows now; centavos. */
export const Withdrawable = z.object({
  terms: WithdrawalTerms,
  available: Centavos,
  /** The refund reserve that was set aside. */
  reserve: Centavos,
  /** What may still be withdrawn of the day's limit, by the calendar of São Paulo. */
  dailyLeft: Centavos,
  /** The most that one withdrawal may take now. */
  most: Centavos,
  block: z.nullable(WithdrawalBlock),
});
export type Withdrawable = z.infer<typeof Withdrawable>;

/**
 * What someone should know before asking. `dips_into_reserve`: less is left than what should stay for refunds;
 * `nothing_for_refunds`: neither the available balance nor the reserve has anything left.
 */
export const WithdrawalWarning = codes(['dips_into_reserve', 'nothing_for_refunds']);
export type WithdrawalWarning = z.infer<typeof WithdrawalWarning>;

/** What a withdrawal would cost and when it would arrive. */
export const WithdrawalQuote = z.object({
  amount: Centavos,
  fee: Centavos,
  credited: Centavos,
  /** The available balance afterwards. */
  availableAfter: Centavos,
  dailyLeftAfter: Centavos,
  /** How long it usually takes: by Pix minutes, to a bank account within the bank day. */
  usually: z.enum(['minutes', 'bankDay']),
  /** Until when it has arrived at the latest: the end of a bank day. */
  promisedUntil: Instant,
  warnings: z.array(WithdrawalWarning),
});
export type WithdrawalQuote = z.infer<typeof WithdrawalQuote>;

/** Why a withdrawal cannot be requested, for every caller. */
export const refusedWithdrawals = [
  'not_found',
  'not_certified',
  'merchant_frozen',
  'withdrawal_unavailable',
  'destination_held',
  'withdrawal_over_single_limit',
  'withdrawal_over_daily_limit',
  'withdrawal_below_fee',
  'balance_insufficient',
] as const satisfies RefusalName[];

const read = { face: 'admin', access: { menu: 'payment.financial', level: 'read' }, rate: 'read' } as const;

export const getWithdrawable = endpoint({
  ...read,
  id: 'withdrawal.withdrawable',
  method: 'GET',
  path: '/withdrawal/withdrawable',
  summary: 'What may be withdrawn now: the balance, the limits, the fee',
  reply: Withdrawable,
  refusals: [],
});

export const quoteWithdrawal = endpoint({
  ...read,
  id: 'withdrawal.quote',
  method: 'GET',
  path: '/withdrawal/quote',
  summary: 'What a withdrawal would cost and when it would arrive; refuses what asking for it would refuse',
  query: z.strictObject({
    amount: queryAmount(1),
    destinationId: Id,
  }),
  reply: WithdrawalQuote,
  refusals: [...refusedWithdrawals],
});

export const requestWithdrawal = endpoint({
  id: 'withdrawal.request',
  face: 'admin',
  method: 'POST',
  path: '/withdrawal',
  summary: 'Withdraws money of the available balance to one of the team’s destinations',
  access: { menu: 'payment.financial', level: 'write' },
  rate: 'write',
  idempotency: 'optional',
  proof: 'factor',
  body: z.strictObject({
    amount: Amount,
    destinationId: Id,
    /** The fee that was shown: a different one is refused, so that no one pays a fee they did not see. */
    fee: z.optional(centavos(0)),
  }),
  reply: WithdrawalDetail,
  refusals: [...refusedWithdrawals, 'changed_elsewhere'],
});
