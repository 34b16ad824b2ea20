import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { AutomaticRun, AutomaticSettings, AutomaticTrigger } from '@balcao/contract/withdrawal-automatic';
import type { WithdrawalTerms } from '@balcao/contract/withdrawal-request';
import type { AutomaticRow, AutomaticRunRow } from './automatic.tables.ts';

const hourMs = 3_600_000;
/** The hour in São Paulo at which the automatic withdrawal looks every day, whether or not money has become available. */
const lookHour = 9;

/** The first time after `now` that it looks by the clock. */
export const nextLookAfter = (now: Date): Date => {
  const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
  const at = (day: string): Date => new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + lookHour * hourMs);
  return at(today) > now ? at(today) : at(addDays(today, 1));
};

/** The trigger of the daily look. */
export const dailyTrigger = (now: Date): string => `daily:${civilDayOf(now.toISOString(), DEFAULT_ZONE)}`;

export const presentSettings = (row: AutomaticRow): AutomaticSettings => ({
  enabled: row.enabled,
  threshold: row.threshold,
  deposit: row.deposit,
  minimum: row.minimum,
  single: row.single,
  daily: row.daily,
  destinationId: row.destinationId,
  version: row.version,
});

/** R$ 1.000,00: what is proposed to start from, in centavos. */
const firstThreshold = 100_000;

/** What stands in the form until someone saves it: off, with everything that the platform allows. */
export const settingsOfNobody = ({ single, daily, minimum }: WithdrawalTerms): AutomaticSettings => ({
  enabled: false,
  threshold: Math.max(firstThreshold, minimum),
  deposit: 0,
  minimum,
  single,
  daily,
  destinationId: null,
  version: 0,
});

const triggerOf = (cause: string): AutomaticTrigger => {
  if (cause.startsWith('daily:')) return 'daily';
  if (cause.startsWith('settlement:')) return 'settlement';
  if (cause.startsWith('withdrawal:')) return 'withdrawalBack';
  if (cause.startsWith('order:') || cause.startsWith('refund:')) return 'refundBack';
  return cause.startsWith('reserve:') ? 'reserve' : 'other';
};

export const presentRun = (row: AutomaticRunRow): AutomaticRun => ({
  id: row.id,
  at: row.at.toISOString(),
  trigger: triggerOf(row.trigger),
  outcome: row.outcome,
  reason: row.reason,
  figures: row.figures,
  withdrawalNumber: row.withdrawalNumber,
});
