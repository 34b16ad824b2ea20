import { civilDayOf } from '@balcao/brazil/dates';
import type { LogEntry } from '@balcao/contract/log';

/** Lines of one day. */
export interface LogDay {
  /** `YYYYMMDD` in the reader's zone. */
  readonly day: string;
  readonly entries: readonly LogEntry[];
}

/** Lines, newest first, gathered by the days of the zone. */
export const daysOf = (entries: readonly LogEntry[], zone: string): LogDay[] => {
  const days: { day: string; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const day = civilDayOf(entry.at, zone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
};
