import { civilDayOf, DEFAULT_ZONE, dayStart, monthsBack } from '@balcao/brazil/dates';
import { billMonths } from '@balcao/contract/bill';
import type { QueryOf } from '@balcao/contract/endpoint';
import { findDaysAtMost, type findOrders } from '@balcao/contract/order-find';
import { defaultPageSize } from '@balcao/contract/page';
import { cursorOf, numberKeys, type Place, placeOf } from './cursor.ts';
import { refuseField } from './refusal.ts';

const longestMs = findDaysAtMost * 86_400_000;

/** The period that a merchant's server asks about; without dates, the past 31 days. */
interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * A month at a time, as far back as there are bills (rule: search-window).
 * @throws Refusal `form_invalid` for a period that is longer, or lies further back.
 */
export const foundPeriod = ({ from, to }: AskedPeriod, now: Date): { from: Date; to: Date } => {
  const end = to ? new Date(to) : from ? new Date(Date.parse(from) + longestMs) : new Date(now.getTime() + 1);
  const begin = from ? new Date(from) : new Date(end.getTime() - longestMs);
  const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
  if (begin < new Date(dayStart(monthsBack(today, billMonths), DEFAULT_ZONE))) refuseField('from', 'yearBack');
  if (end.getTime() - begin.getTime() > longestMs) refuseField('to', 'monthAtMost');
  return { from: begin, to: end };
};

interface FoundRow {
  readonly number: string;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}
interface AskedPage {
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
  readonly basis?: QueryOf<typeof findOrders>['basis'];
}

/** One page of what has a number, newest first by the chosen date; `read` answers with up to so many rows from a place on. */
export const foundPage = async <Row extends FoundRow>(
  { pageSize = defaultPageSize, cursor, basis }: AskedPage,
  read: (from: Place | undefined, limit: number) => Promise<readonly Row[]>,
): Promise<{ rows: readonly Row[]; nextCursor: string | null }> => {
  const rows = await read(placeOf(cursor, numberKeys), pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const place = last && { at: (basis === '2' ? last.completedAt : null) ?? last.createdAt, key: last.number };
  return { rows: page, nextCursor: rows.length > pageSize && place ? cursorOf(place) : null };
};
