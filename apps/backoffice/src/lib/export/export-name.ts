import { addDays, civilDayOf } from '@balcao/brazil/dates';
import type { FileExport } from '@balcao/contract/export';

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
const endsMonth = (day: string): boolean => addDays(day, 1).endsWith('01');

/** The days in a file as its name says them: a whole month, a day, or from one to another; where it is of none, the day it was asked for. */
export const daysInName = ({ period, createdAt }: Pick<FileExport, 'period' | 'createdAt'>, zone: string): string => {
  if (!period) return dashed(civilDayOf(createdAt, zone));
  const { from, to } = period;
  const isMonth = from.endsWith('01') && from.slice(0, 6) === to.slice(0, 6) && endsMonth(to);
  if (isMonth) return dashed(from).slice(0, 7);
  // Two hyphens between two days, as ISO 8601 has it where there can be no slash.
  return from === to ? dashed(from) : `${dashed(from)}--${dashed(to)}`;
};
