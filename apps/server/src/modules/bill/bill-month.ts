import { addDays, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { BillPart } from '@balcao/contract/bill-parts';
import { noSums, partsOf, type Sums } from './bill-lines.ts';
import type { BillReading } from './bill-reading.ts';

/** One day of a month, or the whole of it; centavos. */
export interface MonthRow extends Readonly<Record<BillPart, number>> {
  readonly opening: number;
  readonly closing: number;
}
export interface MonthDay extends MonthRow {
  readonly day: string;
}

/** The first and the last day of a month `YYYYMM`. */
export const daysOf = (month: string): { readonly first: string; readonly last: string } => {
  const first = `${month}01`;
  // Thirty-one days later it is the next month, whose first day is a day after the last of this one.
  return { first, last: addDays(`${addDays(first, 31).slice(0, 6)}01`, -1) };
};
/** In which the days of months are. */
export const monthZone = DEFAULT_ZONE;

/** Reads a month day by day; the month as a whole is the generator's last word. `movements` hears how many events were read. */
export async function* daysOfMonth(
  reader: Pick<BillReading, 'prepare' | 'sums'>,
  merchantId: string,
  month: string,
  movements: (more: number) => void,
): AsyncGenerator<MonthDay, MonthRow> {
  const { first, last } = daysOf(month);
  const whole: Sums = noSums();
  let opening: number | undefined;
  let closing = 0;
  await reader.prepare(merchantId);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const one = await reader.sums(merchantId, day, movements);
    if (opening !== undefined && one.opening !== closing)
      throw new Error(`${day} begins with ${one.opening}, the day before ended with ${closing}`);
    opening ??= one.opening;
    closing = one.closing;
    for (const kind of Object.keys(whole) as (keyof Sums)[]) whole[kind] += one.sums[kind];
    yield { day, ...partsOf(one.sums), opening: one.opening, closing };
  }
  return { ...partsOf(whole), opening: opening ?? 0, closing };
}
