import { TeamType } from '@balcao/contract/team';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Filter } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconBuildingStore, IconInboxOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type DeskMerchant, merchantListOptions } from './merchant.queries.ts';
import { type MerchantPart, MerchantSearch, merchantParts } from './merchant-search.ts';
import { MerchantState } from './merchant-state.tsx';

interface MerchantListPageProps {
  search: MerchantSearch;
  onSearch: (search: MerchantSearch) => void;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

const useColumns = (): readonly Column<DeskMerchant>[] => {
  const t = useTranslations('merchant');
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, fills: true },
    { id: 'number', header: t('columns.number'), cell: ({ number }) => number },
    { id: 'status', header: t('columns.status'), cell: (one) => <MerchantState {...one} /> },
    { id: 'type', header: t('columns.type'), cell: ({ type }) => t(`types.${type}`) },
    { id: 'document', header: t('columns.document'), cell: ({ document }) => document ?? '–' },
    { id: 'created', header: t('columns.created'), cell: ({ createdAt }) => <Instant at={createdAt} form="date" /> },
  ];
};

const useFilters = (): readonly Filter<keyof MerchantSearch>[] => {
  const t = useTranslations('merchant');
  return [
    { kind: 'text', id: 'search', label: t('search'), maxLength: 80 },
    {
      kind: 'select',
      id: 'type',
      label: t('columns.type'),
      options: TeamType.options.map((value) => ({ value, label: t(`types.${value}`) })),
    },
  ];
};

const Empty = ({ search, onSearch }: Pick<MerchantListPageProps, 'search' | 'onSearch'>) => {
  const t = useTranslations('merchant');
  const { show, cursor } = search;
  if (cursor)
    return (
      <PastTheEnd
        icon={IconInboxOff}
        title={t('pastEnd.title')}
        first={t('pastEnd.first')}
        onFirst={() => onSearch({ ...search, cursor: undefined })}
      />
    );
  if (search.search !== undefined || search.type !== undefined)
    return (
      <NothingFound title={t('none.title')} onClear={() => onSearch(show ? { show } : {})}>
        {t('none.text')}
      </NothingFound>
    );
  return (
    <EmptyState icon={IconBuildingStore} title={t(`empty.${show ?? 'all'}.title`)}>
      {t(`empty.${show ?? 'all'}.text`)}
    </EmptyState>
  );
};

/** Every merchant of the platform: found by name, number or document; whose money is frozen, or is to be. */
export const MerchantListPage = ({ search, onSearch, hrefOf, onOpen }: MerchantListPageProps) => {
  const t = useTranslations('merchant');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { data, error, refetch, isPlaceholderData } = useQuery(merchantListOptions(search));
  const part = (show?: MerchantPart) => {
    const address: Readonly<Record<string, string>> = show ? { show } : {};
    return {
      to: '/merchant',
      search: address,
      label: t(`parts.${show ?? 'all'}`),
      count: show && data?.[show],
      isCurrent: search.show === show,
    };
  };
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <TabLinks label={t('parts.label')} tabs={[part(), ...merchantParts.map((show) => part(show))]} />
      <DataTable<DeskMerchant>
        label={t(`parts.${search.show ?? 'all'}`)}
        columns={useColumns()}
        rows={data?.list}
        rowId={({ merchantId }) => merchantId}
        opening={{
          hrefOf: ({ merchantId }) => hrefOf(merchantId),
          onOpen: ({ merchantId }) => onOpen(merchantId),
        }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useFilters()}
            values={search}
            onChange={(changed) => onSearch(MerchantSearch.parse({ ...search, ...changed, cursor: undefined }))}
          />
        }
        empty={<Empty search={search} onSearch={onSearch} />}
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor: search.cursor,
          onCursor: (cursor) => onSearch({ ...search, cursor }),
        }}
        expectedRows={8}
      />
    </>
  );
};
