import { addDays, civilDayOf, monthsBack } from '@balcao/brazil/dates';
import type { FileExport } from '@balcao/contract/export';
import type { ExportRow } from './export.tables.ts';

type Asked = Pick<ExportRow, 'filter' | 'timeZone' | 'createdAt'>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
/** A filter has civil days, or instants; the second instant is exclusive. */
const dayOf = (value: string, timeZone: string, isEnd: boolean): string =>
  value.includes('T') ? civilDayOf(new Date(Date.parse(value) - (isEnd ? 1 : 0)).toISOString(), timeZone) : value;

/** The civil days in the reader's zone that the filter of a file is of; null where it says nothing about when they begin. */
export const periodOf = ({ filter, timeZone, createdAt }: Asked): FileExport['period'] => {
  const month = textOf(filter.month);
  if (month) return { from: `${month}01`, to: addDays(monthsBack(`${month}01`, -1), -1) };
  const from = textOf(filter.from ?? filter.dayFrom ?? filter.first);
  if (!from) return null;
  const to = textOf(filter.to ?? filter.dayTo ?? filter.last) ?? civilDayOf(createdAt.toISOString(), timeZone);
  return { from: dayOf(from, timeZone, false), to: dayOf(to, timeZone, true) };
};
