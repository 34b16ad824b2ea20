import type { Order } from '@balcao/contract/order';

type Seen = Pick<Order, 'number' | 'status'>;

/**
 * The orders of a page that have just changed: another status, or new above one that was there. An order that is new below them
 * all only moved up from the next page, and is no news.
 */
export const newsOf = (before: readonly Seen[], now: readonly Seen[]): ReadonlySet<string> => {
  const statuses = new Map(before.map(({ number, status }) => [number, status]));
  const lastKnown = now.findLastIndex(({ number }) => statuses.has(number));
  const end = before.length === 0 ? now.length : lastKnown;
  return new Set(
    now
      .filter(({ number, status }, index) => (statuses.has(number) ? statuses.get(number) !== status : index < end))
      .map(({ number }) => number),
  );
};
