import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import type { Icon } from '@balcao/ui/icon';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import type { PagerProps } from '@balcao/ui/pager.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { useTranslations } from 'use-intl';

/** What the address of every list of a desk says in addition to its filters: the page, and the row that is open in the side panel. */
type DeskAddress = FilterValues & {
  readonly cursor?: string | undefined;
  readonly id?: string | undefined;
};
interface Empty {
  readonly icon: Icon;
  /** Where there is nothing at all. */
  readonly title: string;
  readonly text: string;
  /** Whether the address narrows the list: then it may be the filters that leave nothing. */
  readonly isNarrowed: boolean;
  /** The whole list, from its first page. */
  readonly onWhole: () => void;
}
interface DeskTableProps<Row, Address extends DeskAddress> {
  label: string;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** A query as TanStack Query gives it. */
  query: {
    readonly data: (NonNullable<PagerProps['page']> & { readonly list: readonly Row[] }) | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
    readonly isPlaceholderData: boolean;
  };
  address: Address;
  /** The address as its schema accepts it. */
  accept: (address: unknown) => Address;
  hrefOf: (address: Address) => string;
  onAddress: (address: Address) => void;
  empty: Empty;
  expectedRows: number;
}

/** A list of a desk of staff: filters, page and the open row stand in the address. */
export const DeskTable = <Row extends { readonly id: string }, Address extends DeskAddress>(
  props: DeskTableProps<Row, Address>,
) => {
  const { label, columns, filters, query, address, accept, hrefOf, onAddress, empty, expectedRows } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  const change = (changed: FilterValues) =>
    onAddress(accept({ ...address, ...changed, cursor: undefined, id: undefined }));
  return (
    <DataTable<Row>
      label={label}
      columns={columns}
      rows={data?.list}
      rowId={({ id }) => id}
      opening={{
        hrefOf: ({ id }) => hrefOf({ ...address, id }),
        onOpen: ({ id }) => onAddress({ ...address, id }),
        openId: address.id,
      }}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      filters={<FilterBar filters={filters} values={address} onChange={change} />}
      empty={<DeskEmpty {...empty} isPastEnd={address.cursor !== undefined} />}
      pager={{
        page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
        cursor: address.cursor,
        onCursor: (cursor) => onAddress({ ...address, cursor, id: undefined }),
      }}
      expectedRows={expectedRows}
    />
  );
};

const DeskEmpty = ({ icon, title, text, isNarrowed, isPastEnd, onWhole }: Empty & { isPastEnd: boolean }) => {
  const t = useTranslations('moderation');
  if (isPastEnd)
    return <PastTheEnd icon={icon} title={t('pastEnd.title')} first={t('pastEnd.first')} onFirst={onWhole} />;
  if (isNarrowed)
    return (
      <NothingFound title={t('none.title')} onClear={onWhole}>
        {t('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={icon} title={title}>
      {text}
    </EmptyState>
  );
};
