import { civilDayOf, DEFAULT_ZONE, dayStart, monthsBack } from '@balcao/brazil/dates';

const monthsSearched = 3;

/**
 * The first instant that searches of orders and refunds reach: three calendar months back, to the start of the day in São Paulo. UTC,
 * in the form of ISO 8601.
 */
export const searchedFrom = (now: string): string =>
  dayStart(monthsBack(civilDayOf(now, DEFAULT_ZONE), monthsSearched), DEFAULT_ZONE);
