import { defaultPageSize, type ListSort, totalCountedAtMost } from '@balcao/contract/page';
import { cursorOf, numberKeys, placeOf, type Spot } from './cursor.ts';
import { type PageAsk, skipOf } from './page.ts';
import { refuseField } from './refusal.ts';
import { isByAmount } from './sorting.ts';

interface SortedAsk extends PageAsk {
  readonly sort?: ListSort | undefined;
}
interface SortedList<Row> {
  /** The form of its keys. */
  readonly keys: RegExp;
  readonly time: (row: Row) => Date;
  /** Centavos, or what else a list counts. */
  readonly amount: (row: Row) => number;
  /** An index puts them in order of the amount, so they are, however many there are. */
  readonly hasAmountIndex?: true;
  readonly key: (row: Row) => string;
  readonly read: (
    spot: Spot | undefined,
    limit: number,
    sort: ListSort | undefined,
    skip: number,
  ) => Promise<readonly Row[]>;
  /** No further than one more than {@link totalCountedAtMost}. */
  readonly count: () => Promise<number>;
}

/** What lists of things that have a business number and an amount have in common. */
export const byNumberAndAmount = {
  keys: numberKeys,
  amount: ({ amount }: { readonly amount: number }) => amount,
  key: ({ number }: { readonly number: string }) => number,
};

/** What a question says of the page, and what of the rows. */
export const askOf = <Query extends SortedAsk>({ pageNum, pageSize, cursor, sort, ...filter }: Query) => ({
  ask: { pageNum, pageSize, cursor, sort },
  filter,
});

/**
 * One page of a list, with its total and the way on. By amount there is no index to follow but where a list says so, so others of more
 * rows than are counted are not put in that order.
 * @throws Refusal `form_invalid` on `cursor` or `pageNum`, or on `sort` where there are too many rows.
 */
export const sortedPage = async <Row>(
  { pageNum = 1, pageSize = defaultPageSize, cursor, sort }: SortedAsk,
  list: SortedList<Row>,
) => {
  const skip = skipOf({ pageNum, pageSize, cursor });
  const isAmount = sort !== undefined && isByAmount(sort);
  const place = placeOf(cursor, list.keys);
  const spot = place && isAmount ? { ...place, at: place.at.getTime() } : place;
  const counting = list.count();
  if (isAmount && !list.hasAmountIndex && (await counting) > totalCountedAtMost) refuseField('sort', 'tooManyToSort');
  const [rows, counted] = await Promise.all([list.read(spot, pageSize + 1, sort, skip), counting]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const at = isAmount ? list.amount : list.time;
  return {
    list: page,
    total: Math.min(counted, totalCountedAtMost),
    totalIsCapped: counted > totalCountedAtMost,
    pageNum,
    pageSize,
    nextCursor: rows.length > pageSize && last ? cursorOf({ at: at(last), key: list.key(last) }) : null,
  };
};
