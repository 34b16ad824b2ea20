import { sortsOf } from '@balcao/contract/list-declaration';
import type { Withdrawal } from '@balcao/contract/withdrawal';
import { withdrawalList } from '@balcao/contract/withdrawal-list';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { FrozenNotice } from '../../lib/frozen-notice.tsx';
import { filterOf, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { sortOf } from '../../lib/list-sort.ts';
import { type WithdrawalSearch, withdrawalListOptions } from './withdrawal.queries.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalFigures } from './withdrawal-figures.tsx';
import { useWithdrawalFilters } from './withdrawal-filters.ts';

const list = '/payment/financial/withdrawals';
const one = '/payment/withdrawal/$number';

/** Every withdrawal of the team; each has a page of its own. */
export const WithdrawalSection = () => {
  const t = useTranslations('withdrawal');
  const tabs = useTranslations('financial.tabs');
  const search: WithdrawalSearch = useSearch({ from: '/team/payment/financial/withdrawals' });
  const navigate = useNavigate();
  const router = useRouter();
  const client = useQueryClient();
  const { data, error, isPlaceholderData } = useQuery(withdrawalListOptions(search));
  const setSearch = (changed: WithdrawalSearch) => void navigate({ to: list, search: changed });
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  const target = ({ number }: Withdrawal) => ({ to: one, params: { number } }) as const;
  return (
    <>
      <FrozenNotice />
      <WithdrawalFigures filter={filterOf(search)} />
      <DataTable<Withdrawal>
        name="withdrawal"
        label={tabs('withdrawals')}
        columns={useWithdrawalColumns(search.basis === '2')}
        {...sortOf(sortsOf(withdrawalList, search.basis === '2'), search, setSearch)}
        rows={mistake ? [] : data?.list}
        rowId={({ number }) => number}
        opening={{
          hrefOf: (row) => router.buildLocation(target(row)).href,
          onOpen: (row) => void navigate(target(row)),
        }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void client.refetchQueries({ queryKey: ['withdrawal'], type: 'active' })}
        filters={
          <FilterBar
            filters={useWithdrawalFilters()}
            values={search}
            onChange={(changed) => setSearch(withFilters(search, changed))}
          />
        }
        actions={<ExportButton subject="withdrawal" filter={filterOf(search)} />}
        empty={
          <EmptyList
            icon={IconBuildingBank}
            title={t('empty.title')}
            filters={{ nothing: t('nothing'), narrows: narrows(search), mistake, onClear: () => setSearch({}) }}
            cursor={search.cursor}
            onFirst={() => pager.onCursor(undefined)}
          >
            {t('empty.text')}
          </EmptyList>
        }
        pager={pager}
      />
    </>
  );
};
