import { civilDayOf, DEFAULT_ZONE, dayEnd } from '@balcao/brazil/dates';
import { withdrawalBankDays } from '@balcao/contract/withdrawal';
import { transferFeeOf, type WithdrawalTerms } from '@balcao/contract/withdrawal-request';
import type { Queries } from '../../platform/db.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { DestinationRow, WithdrawalRow } from './withdrawal.tables.ts';
import type { WithdrawalTermsService } from './withdrawal-terms.service.ts';

interface Needs {
  readonly teams: Pick<TeamService, 'payee'>;
  readonly freezes: Pick<Freezes, 'isFrozen'>;
  readonly rails: Pick<RailService, 'payouts'>;
  readonly terms: Pick<WithdrawalTermsService, 'of'>;
}

/** The civil day of São Paulo whose limit counts at an instant, `YYYYMMDD`. */
export const limitDayOf = (now: Date): string => civilDayOf(now.toISOString(), DEFAULT_ZONE);

/** Until when a withdrawal that was asked for now has arrived: the end of a bank day (rule: withdrawal-days). */
export const promisedUntil = async (calendar: Pick<BankCalendar, 'addBankDays'>, now: Date): Promise<Date> =>
  new Date(dayEnd(await calendar.addBankDays(limitDayOf(now), withdrawalBankDays), DEFAULT_ZONE));

/** What of an amount arrives, and what it costs. @throws Refusal `withdrawal_below_fee` when nothing would arrive. */
const creditOf = (terms: WithdrawalTerms, amount: number, kind: DestinationRow['kind']) => {
  const fee = transferFeeOf(terms.fee[kind], amount);
  return fee < amount ? { fee, credited: amount - fee } : refuse('withdrawal_below_fee');
};

/** Whether an amount may be withdrawn as far as that does not depend on what else is withdrawn at the same moment. */
export const createEligibility = ({ teams, freezes, rails, terms }: Needs) => ({
  /** @throws Refusal that says what stands in the way. */
  assess: async (
    queries: Queries,
    { merchantId, amount, type }: Pick<WithdrawalRow, 'merchantId' | 'amount' | 'type'>,
    kind: DestinationRow['kind'],
  ) => {
    const payee = (await teams.payee(queries, merchantId)) ?? refuse('not_found');
    if (payee.lack) refuseUncertified(payee.lack);
    if (await freezes.isFrozen(queries, merchantId)) refuse('merchant_frozen');
    if (!rails.payouts) refuse('withdrawal_unavailable');
    const found = await terms.of(queries, merchantId);
    if (type === '01' && !found.automatic) refuse('withdrawal_not_automatic');
    if (type === '01' && amount < found.minimum) refuse('withdrawal_under_minimum');
    if (amount > found.single) refuse('withdrawal_over_single_limit');
    return { terms: found, ...creditOf(found, amount, kind) };
  },

  /** Why a merchant cannot withdraw at all, for any amount; null where it can. */
  blockOf: async (queries: Queries, merchantId: string) => {
    if ((await teams.payee(queries, merchantId))?.lack) return 'not_certified';
    if (await freezes.isFrozen(queries, merchantId)) return 'merchant_frozen';
    return rails.payouts ? null : 'withdrawal_unavailable';
  },
});
export type Eligibility = ReturnType<typeof createEligibility>;
