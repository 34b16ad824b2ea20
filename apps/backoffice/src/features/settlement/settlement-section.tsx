import { sortsOf } from '@balcao/contract/list-declaration';
import { FilteredMethod } from '@balcao/contract/order';
import { type Settlement, SettlementStatus } from '@balcao/contract/settlement';
import { settlementList } from '@balcao/contract/settlement-list';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf as filterOfList, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { sortOf } from '../../lib/list-sort.ts';
import { Agenda } from './agenda.tsx';
import { settlementListOptions } from './settlement.queries.ts';
import { useSettlementColumns } from './settlement-columns.tsx';
import type { SettlementSearch } from './settlement-search.ts';

const SettlementPanel = lazy(() => import('./settlement-panel.tsx'));

const useFilters = (): readonly Filter<keyof SettlementSearch>[] => {
  const t = useTranslations('settlement');
  const order = useTranslations('order');
  return [
    {
      kind: 'select',
      id: 'method',
      label: order('columns.method'),
      options: FilteredMethod.options.map((method) => ({ value: method, label: order(`method.${method}`) })),
    },
    {
      kind: 'select',
      id: 'status',
      label: t('columns.status'),
      options: SettlementStatus.options.map((status) => ({ value: status, label: t(`status.${status}`) })),
    },
    { kind: 'days', fromId: 'dayFrom', toId: 'dayTo', label: t('columns.day') },
  ];
};
const filterOf = ({ open: _open, ...search }: SettlementSearch) => filterOfList(search);

interface SettlementSectionProps {
  /** What the address says, and how it changes. */
  search: SettlementSearch;
  setSearch: (changed: SettlementSearch) => void;
  hrefOf: (search: SettlementSearch) => string;
}

/** What became available, and what is going to: the agenda above, every settlement below. */
export const SettlementSection = ({ search, setSearch, hrefOf }: SettlementSectionProps) => {
  const t = useTranslations('settlement');
  const { data, error, refetch, isPlaceholderData } = useQuery(settlementListOptions(search));
  const filter = filterOf(search);
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  return (
    <Stack gap={24}>
      <Agenda />
      <DataTable<Settlement>
        name="settlement"
        label={t('title')}
        columns={useSettlementColumns()}
        {...sortOf(sortsOf(settlementList), search, setSearch)}
        rows={mistake ? [] : data?.list}
        rowId={({ number }) => number}
        opening={{
          hrefOf: ({ number }) => hrefOf({ ...search, open: number }),
          onOpen: ({ number }) => setSearch({ ...search, open: number }),
          openId: search.open,
        }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useFilters()}
            values={filter}
            onChange={(changed) => setSearch(withFilters({ ...search, open: undefined }, changed))}
          />
        }
        actions={<ExportButton subject="settlement" filter={filter} />}
        empty={
          <EmptyList
            icon={IconCalendarCheck}
            title={t('empty.title')}
            filters={{ nothing: t('nothing'), narrows: narrows(filter), mistake, onClear: () => setSearch({}) }}
            cursor={search.cursor}
            onFirst={() => pager.onCursor(undefined)}
          >
            {t('empty.text')}
          </EmptyList>
        }
        pager={pager}
      />
      {search.open && (
        <Suspense>
          <SettlementPanel
            key={search.open}
            number={search.open}
            onClose={() => setSearch({ ...search, open: undefined })}
          />
        </Suspense>
      )}
    </Stack>
  );
};
