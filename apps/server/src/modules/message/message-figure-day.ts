import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';

/** The day on which something is counted: that of São Paulo (rule: civil-days). */
export const figureDayOf = (now: Date): string => civilDayOf(now.toISOString(), DEFAULT_ZONE);
