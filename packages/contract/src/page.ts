import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { Cursor, queryWhole } from './scalars.ts';

/** What every list takes: pages by number for short lists, `cursor` for lists that grow without bound. */
export const PageQuery = z.strictObject({
  pageNum: z.optional(queryWhole(1, 100_000)),
  pageSize: z.optional(queryWhole(1, 100)),
  cursor: z.optional(Cursor),
});

/** By time or by amount, up or, with `-`, down: `-time` is the newest first, which is how a list goes unless it is asked otherwise. */
export const ListSort = codes(['-time', 'time', '-amount', 'amount']);
export type ListSort = z.infer<typeof ListSort>;
/**
 * A list of money that can be put in another order. By amount it goes only as far as its total is counted, {@link totalCountedAtMost}
 * rows: beyond that a filter is needed.
 */
export const SortedPageQuery = z.extend(PageQuery, { sort: z.optional(ListSort) });

/** By time alone, up or, with `-`, down: the newest first unless it is asked otherwise. */
export const TimeSort = codes(['-time', 'time']);
export type TimeSort = z.infer<typeof TimeSort>;
/** A list whose rows have no amount to go by. */
export const TimeSortedPageQuery = z.extend(PageQuery, { sort: z.optional(TimeSort) });

export const defaultPageSize = 20;
/** Totals are counted up to here; beyond it a list says "more than". Counting further would cost time for a figure without use. */
export const totalCountedAtMost = 3_000;

/** A page of a list: `nextCursor` is null on the last one. */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({
    list: z.array(row),
    total: z.int(),
    totalIsCapped: z.boolean(),
    pageNum: z.int(),
    pageSize: z.int(),
    nextCursor: z.nullable(z.string()),
  });
