import type { Order } from '@balcao/contract/order';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { filterMistake, orderListOptions } from './order.queries.ts';
import { useOrderColumns } from './order-columns.tsx';
import { NoneFound, NoOrders, OrdersEnd } from './order-empty.tsx';
import { OrderExportButton } from './order-export-button.tsx';
import { useOrderFilters } from './order-filters.tsx';
import { filterOf, narrows, withFilters } from './order-search.ts';
import { useOrderNews } from './use-order-news.ts';
import { useOrderSearch } from './use-order-search.ts';

const OrderPanel = lazy(() => import('./order-panel.tsx'));

/** The orders of the past three months; one of them opens in a panel beside the list, at an address of its own. */
export const OrderListPage = () => {
  const t = useTranslations('order');
  const { search, number, setSearch, hrefOf, open, close } = useOrderSearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(orderListOptions(search));
  const filters = useOrderFilters();
  const news = useOrderNews(JSON.stringify(search), isPlaceholderData ? undefined : data?.list);
  const mistake = filterMistake(error);
  const clear = () => setSearch({});
  const toCursor = (cursor: string | undefined) => setSearch({ ...search, cursor });
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} actions={<OrderExportButton filter={filterOf(search)} />} />
      {data?.list.length === 0 && !narrows(search) && !search.cursor && <CertifiedNotice needs="payment" />}
      <DataTable<Order>
        name="order"
        label={t('title')}
        columns={useOrderColumns(search.basis === '2')}
        rows={mistake ? [] : data?.list}
        rowId={(order) => order.number}
        opening={{ hrefOf: (order) => hrefOf(order.number), onOpen: (order) => open(order.number), openId: number }}
        changed={news}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={filters}
            values={search}
            onChange={(changed) => setSearch(withFilters(search, changed))}
          />
        }
        empty={
          mistake || (narrows(search) && !search.cursor) ? (
            <NoneFound mistake={mistake} onClear={clear} />
          ) : search.cursor ? (
            <OrdersEnd onFirst={() => toCursor(undefined)} />
          ) : (
            <NoOrders />
          )
        }
        pager={{
          page: data && !mistake ? { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor } : undefined,
          cursor: search.cursor,
          onCursor: toCursor,
        }}
      />
      {number && (
        <Suspense>
          <OrderPanel key={number} number={number} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
