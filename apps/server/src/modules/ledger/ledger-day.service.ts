import { addDays, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { Db } from '../../platform/db.ts';
import {
  type DayMovement,
  findMerchantsWithin,
  readOwnAround,
  readSpan,
  type Span,
  sumOfSpan,
} from './ledger-day.repository.ts';
import { foldDays } from './statement.repository.ts';

export type { DayMovement } from './ledger-day.repository.ts';

const readAtOnce = 5_000;

/** The smallest of all ids of journals that were posted at this instant or later. */
export const firstIdOf = (instant: string): string => {
  const hex = Date.parse(instant).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};
/** Ids of journals begin with the time of their posting, so that a day is one stretch of the primary key. */
const spanOf = (day: string): Span => ({
  after: firstIdOf(dayStart(day, DEFAULT_ZONE)),
  before: firstIdOf(dayStart(addDays(day, 1), DEFAULT_ZONE)),
});

/** What the ledger says of civil days in São Paulo, written `YYYYMMDD`. */
export const createLedgerDays = ({ db }: { readonly db: Db }) => ({
  /** Everything that was posted on the day, in the order of the ledger, a part at a time so that memory stays flat. */
  async *movements(merchantId: string, day: string): AsyncGenerator<readonly DayMovement[]> {
    let span = spanOf(day);
    for (;;) {
      const part = await readSpan(db, merchantId, span, readAtOnce);
      if (part.length > 0) yield part;
      const last = part.at(-1);
      if (!last || part.length < readAtOnce) return;
      span = { ...span, after: last.id };
    }
  },
  /** By how many centavos the merchant's own money grew on the day: one sum, which the movements must agree with. */
  growth: (merchantId: string, day: string): Promise<number> => sumOfSpan(db, merchantId, spanOf(day)),
  /** All of the merchant's own money before the first and after the last movement of the day, in centavos. */
  around: (merchantId: string, day: string) => readOwnAround(db, merchantId, day),
  /** Sums what is not in the sums of days yet, as is done all the time: for history that was brought in at once. */
  fold: (merchantId: string): Promise<void> => foldDays(db, merchantId),
  /** Merchants whose money moved on the day. */
  merchants: (day: string): Promise<string[]> => findMerchantsWithin(db, spanOf(day)),
});
export type LedgerDays = ReturnType<typeof createLedgerDays>;
