import { z } from 'zod';
import { Cursor, queryWhole } from './scalars.ts';

/** What every list takes: pages by number for short lists, `cursor` for lists that grow without bound (design §3). */
export const PageQuery = z.strictObject({
  pageNum: queryWhole(1, 100_000).optional(),
  pageSize: queryWhole(1, 100).optional(),
  cursor: Cursor.optional(),
});

/** By time or by amount, up or, with `-`, down: `-time` is the newest first, which is how a list goes unless it is asked otherwise. */
export const ListSort = z.enum(['-time', 'time', '-amount', 'amount']);
export type ListSort = z.infer<typeof ListSort>;
/**
 * A list of money that can be put in another order. By amount it goes only as far as its total is counted, {@link totalCountedAtMost}
 * rows: whoever asks for more narrows it down first.
 */
export const SortedPageQuery = PageQuery.extend({ sort: ListSort.optional() });

/** By time alone, up or, with `-`, down: the newest first unless it is asked otherwise. */
export const TimeSort = z.enum(['-time', 'time']);
export type TimeSort = z.infer<typeof TimeSort>;
/** A list whose rows have no amount to go by. */
export const TimeSortedPageQuery = PageQuery.extend({ sort: TimeSort.optional() });

export const defaultPageSize = 20;
/** Totals are counted up to here; beyond it a list says "more than". Counting further would cost what nobody reads. */
export const totalCountedAtMost = 3_000;

/** A page of a list: `nextCursor` is null on the last one. */
export const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({
    list: z.array(row),
    total: z.int(),
    totalIsCapped: z.boolean(),
    pageNum: z.int(),
    pageSize: z.int(),
    nextCursor: z.string().nullable(),
  });
