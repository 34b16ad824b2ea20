import { isBankDay } from '@balcao/brazil/bank-days';
import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Submission } from '@balcao/contract/review';

/** How far a promise to decide is, in bank days as the calendar of São Paulo shows them. */
interface Promised {
  /** The civil day `YYYYMMDD` by whose end it is decided. */
  readonly day: string;
  /** Bank days from the one after the submission to that day. */
  readonly all: number;
  /** Of those, the ones that have begun; never more than `all`. */
  readonly begun: number;
  readonly isLate: boolean;
}

/** What was promised of a submission, and how far it is at an instant in milliseconds. */
export const promisedOf = (
  { submittedAt, dueAt }: Pick<Submission, 'submittedAt' | 'dueAt'>,
  now: number,
): Promised => {
  const day = civilDayOf(dueAt, DEFAULT_ZONE);
  const today = civilDayOf(new Date(now).toISOString(), DEFAULT_ZONE);
  const days: string[] = [];
  for (let next = addDays(civilDayOf(submittedAt, DEFAULT_ZONE), 1); next <= day; next = addDays(next, 1))
    if (isBankDay(next)) days.push(next);
  const begun = days.filter((one) => one <= today).length;
  return { day, all: days.length, begun, isLate: now > Date.parse(dueAt) };
};
