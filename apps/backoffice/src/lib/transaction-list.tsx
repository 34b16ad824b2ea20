import type { ListSort } from '@balcao/contract/page';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import type { Icon } from '@balcao/ui/icon';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { useHeadFirst } from '@balcao/ui/use-head-first';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { useBesideList } from './beside-list.ts';
import { narrows, withFilters } from './list-address.ts';
import { pagerOf } from './list-pager.ts';
import { type SortIds, sortOf } from './list-sort.ts';

interface Page<Row> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly totalIsCapped: boolean;
  readonly nextCursor: string | null;
}
type Address = FilterValues & { readonly cursor?: string | undefined; readonly sort?: ListSort | undefined };

interface TransactionListProps<Row extends Readonly<Record<string, unknown>>, Search extends Address> {
  /** Under this name the chosen columns are kept in the browser. */
  name: string;
  title: string;
  /** What the list is for, in one line. */
  line: string;
  /** Its filters, its page, and the row that is open in the side panel. */
  address: ReturnType<typeof useBesideList<Search>>;
  query: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  columns: readonly Column<Row>[];
  sortIds: SortIds;
  filters: readonly Filter[];
  /** The number by which a row is known and opened. */
  numberOf: (row: Row) => string;
  /** What is said where nothing is there yet, and where the filters let nothing through. */
  empty: { icon: Icon; title: string; text: string; nothing: string; action?: ReactNode };
  /** At the right end of the head. */
  actions?: ReactNode;
  /** Between the tabs and the table. */
  above?: ReactNode;
  /** Rows that have just changed by themselves. */
  changed?: ReadonlySet<string>;
  /** The row that is open. */
  panel: (number: string) => ReactNode;
}

/** A list of what happened to the team's payments: filtered, paged, and one of its rows open in a side panel with its own address. */
export const TransactionList = <Row extends Readonly<Record<string, unknown>>, Search extends Address>(
  props: TransactionListProps<Row, Search>,
) => {
  const { name, title, line, address, query, columns, sortIds, filters, numberOf, empty } = props;
  const { actions, above, changed, panel } = props;
  const { search, number, setSearch, hrefOf, open } = address;
  const { data, error, refetch, isPlaceholderData } = query;
  const isNext = useHeadFirst();
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  const toFilters = (next: FilterValues) => setSearch(withFilters(search, next) as Search);
  return (
    <>
      <PageHeader title={title} line={line} actions={actions} />
      {above}
      {isNext && (
        <DataTable<Row>
          name={name}
          label={title}
          columns={columns}
          {...sortOf(sortIds, search, setSearch)}
          rows={mistake ? [] : data?.list}
          rowId={numberOf}
          opening={{ hrefOf: (row) => hrefOf(numberOf(row)), onOpen: (row) => open(numberOf(row)), openId: number }}
          {...(changed ? { changed } : {})}
          isStale={isPlaceholderData}
          error={error}
          onRetry={() => void refetch()}
          filters={<FilterBar filters={filters} values={search} onChange={toFilters} />}
          empty={
            <EmptyList
              icon={empty.icon}
              title={empty.title}
              action={empty.action}
              filters={{
                nothing: empty.nothing,
                narrows: narrows(search),
                mistake,
                onClear: () => setSearch({} as Search),
              }}
              cursor={search.cursor}
              onFirst={() => pager.onCursor(undefined)}
            >
              {empty.text}
            </EmptyList>
          }
          pager={pager}
        />
      )}
      {number && <Suspense>{panel(number)}</Suspense>}
    </>
  );
};
