import type { Bill } from '@balcao/contract/bill';
import { reaches } from '@balcao/contract/menus';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { pagerOf } from '../../lib/list-pager.ts';
import { sortOf } from '../../lib/list-sort.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { type BillSearch, billListOptions } from './bill.queries.ts';
import { useBillColumns } from './bill-columns.tsx';
import { BillDayForm } from './bill-day-form.tsx';
import { BillMonthCard } from './bill-month-card.tsx';

/** The statements of past days: what moved, and the file with every line of it. */
export const BillList = () => {
  const t = useTranslations('bill');
  // What a month says is what statements say.
  const seesMoney = reaches(useCurrentUser(), 'payment.financial', 'read');
  const search: BillSearch = useSearch({ from: '/team/payment/transaction/bills' });
  const navigate = useNavigate();
  const setSearch = (changed: BillSearch) => void navigate({ to: '/payment/transaction/bills', search: changed });
  const { data, error, refetch, isPlaceholderData } = useQuery(billListOptions(search));
  const pager = pagerOf({ data, isPlaceholderData }, search, setSearch);
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      {seesMoney && <BillMonthCard />}
      <DataTable<Bill>
        label={t('title')}
        columns={useBillColumns()}
        {...sortOf({ time: 'day' }, search, setSearch)}
        rows={data?.list}
        rowId={({ day }) => day}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={<BillDayForm />}
        empty={
          <EmptyList
            icon={IconFileSpreadsheet}
            title={t('empty.title')}
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
