import type { ListSort } from '@balcao/contract/page';
import type { Sort } from '@balcao/ui/data-table.tsx';
import { withFilters } from './list-address.ts';

/** The columns by which a list can be put in order. */
export interface SortIds {
  readonly time: string;
  /** Undefined where the list goes by time alone. */
  readonly amount?: string;
}
interface Sorted {
  readonly sort?: ListSort | undefined;
}

/** What a table needs to show the order of the address and to change it: another order is another list, from its first page. */
export const sortOf = <Search extends Sorted>(ids: SortIds, search: Search, setSearch: (changed: Search) => void) => {
  const { sort = '-time' } = search;
  return {
    sort: { id: (sort.endsWith('amount') && ids.amount) || ids.time, desc: sort.startsWith('-') },
    onSort: ({ id, desc }: Sort): void => {
      const chosen: ListSort = `${desc ? '-' : ''}${id === ids.amount ? 'amount' : 'time'}`;
      setSearch(withFilters(search, { sort: chosen === '-time' ? undefined : chosen }) as Search);
    },
  };
};
