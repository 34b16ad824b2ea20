import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';

/** The day on which something is counted, YYYYMMDD: that of São Paulo (rule: civil-days). */
export const countedDayOf = (now: Date): string => civilDayOf(now.toISOString(), DEFAULT_ZONE);
