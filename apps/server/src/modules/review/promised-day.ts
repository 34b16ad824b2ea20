import { addBankDays } from '@balcao/brazil/bank-days';
import { civilDayOf, DEFAULT_ZONE, dayEnd } from '@balcao/brazil/dates';
import { promisedBankDays, type SubjectType } from '@balcao/contract/review';

/**
 * Until when staff decide about something that came in now: the end of the bank day so many after the day in São Paulo on which it
 * came (rule: review-days).
 */
export const promisedUntil = (now: Date, type: SubjectType): Date => {
  const day = civilDayOf(now.toISOString(), DEFAULT_ZONE);
  return new Date(dayEnd(addBankDays(day, promisedBankDays[type]), DEFAULT_ZONE));
};
