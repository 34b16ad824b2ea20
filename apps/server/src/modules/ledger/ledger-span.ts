import { addDays, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { firstIdOf } from './ledger-day.service.ts';

/** The id before which journals of a civil day in São Paulo, and of those before it, end: ids begin with the time of posting. */
export const endIdOf = (day: string): string => firstIdOf(dayStart(addDays(day, 1), DEFAULT_ZONE));
