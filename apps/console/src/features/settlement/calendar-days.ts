import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';

/** The years that the calendar of the banks has. */
export const [firstYear, lastYear] = [2000, 2099] as const;

/** Today in São Paulo, `YYYYMMDD`. */
export const today = (): string => civilDayOf(new Date().toISOString(), DEFAULT_ZONE);
