import { addDays, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';

/** What began before midnight has been posted by then: transactions are cut long before. */
const settlingMs = 10 * 60_000;

/** Milliseconds until everything of a civil day in São Paulo stands in the ledger; not above zero once it does. */
export const settlesIn = (day: string, now: Date): number =>
  Date.parse(dayStart(addDays(day, 1), DEFAULT_ZONE)) + settlingMs - now.getTime();

/** Whether everything of the day stands in the ledger. */
export const hasSettled = (day: string, now: Date): boolean => settlesIn(day, now) <= 0;
