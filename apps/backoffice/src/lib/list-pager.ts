import type { PagerProps } from '@balcao/ui/pager.tsx';
import type { UseQueryResult } from '@tanstack/react-query';

type Page = NonNullable<PagerProps['page']>;
interface Paged {
  readonly cursor?: string | undefined;
}

/** What the pager of a list shows; while the rows are still those of the question before, there is no way on. */
export const pagerOf = <Search extends Paged>(
  { data, isPlaceholderData }: Pick<UseQueryResult<Page>, 'data' | 'isPlaceholderData'>,
  search: Search,
  setSearch: (changed: Search) => void,
): PagerProps => ({
  page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
  cursor: search.cursor,
  onCursor: (cursor) => setSearch({ ...search, cursor }),
});
