import type { DeskChannel } from '@balcao/contract/moderation-channel';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { IconBroadcast } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CaseSearch } from './case-search.ts';
import { useChannelColumns } from './channel-columns.tsx';
import { channelsOptions } from './moderation.queries.ts';

interface ChannelTableProps {
  search: CaseSearch;
  onSearch: (search: CaseSearch) => void;
}

const useFilters = (): readonly Filter<keyof CaseSearch>[] => {
  const t = useTranslations('moderation');
  return [{ kind: 'text', id: 'search', label: t('searchChannel'), maxLength: 100 }];
};

const Empty = ({ search, onSearch }: ChannelTableProps) => {
  const t = useTranslations('moderation');
  const first = () => onSearch({ part: 'channels' });
  if (search.cursor)
    return <PastTheEnd icon={IconBroadcast} title={t('pastEnd.title')} first={t('pastEnd.first')} onFirst={first} />;
  if (search.search)
    return (
      <NothingFound title={t('none.title')} onClear={first}>
        {t('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={IconBroadcast} title={t('empty.channels.title')}>
      {t('empty.channels.text')}
    </EmptyState>
  );
};

/** The channels of every team, found by their names. */
export const ChannelTable = ({ search, onSearch }: ChannelTableProps) => {
  const t = useTranslations('moderation');
  const router = useRouter();
  const { data, error, refetch, isPlaceholderData } = useQuery(channelsOptions(search));
  return (
    <DataTable<DeskChannel>
      label={t('parts.channels')}
      columns={useChannelColumns()}
      rows={data?.list}
      rowId={({ id }) => id}
      opening={{
        hrefOf: ({ id }) => router.buildLocation({ to: '/channel', search: { ...search, id } }).href,
        onOpen: ({ id }) => onSearch({ ...search, id }),
        openId: search.id,
      }}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      filters={
        <FilterBar
          filters={useFilters()}
          values={search}
          onChange={(changed: FilterValues) =>
            onSearch(CaseSearch.parse({ ...search, ...changed, cursor: undefined, id: undefined }))
          }
        />
      }
      empty={<Empty search={search} onSearch={onSearch} />}
      pager={{
        page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
        cursor: search.cursor,
        onCursor: (cursor) => onSearch({ ...search, cursor, id: undefined }),
      }}
      expectedRows={6}
    />
  );
};
