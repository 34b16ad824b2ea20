import { sortsOf } from '@balcao/contract/list-declaration';
import type { OrderEntry } from '@balcao/contract/order';
import { orderList } from '@balcao/contract/order-list';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf, narrows } from '../../lib/list-address.ts';
import { TransactionList } from '../../lib/transaction-list.tsx';
import { orderListOptions } from './order.queries.ts';
import { useOrderColumns } from './order-columns.tsx';
import { FirstOrderSteps } from './order-empty.tsx';
import { useOrderFilters } from './order-filters.tsx';
import { OrderSums } from './order-sums.tsx';
import { useOrderNews } from './use-order-news.ts';
import { useOrderSearch } from './use-order-search.ts';
import { usePaymentsHeard } from './use-payments-heard.ts';

interface OrderListPageProps {
  /** The order that is open, with what other parts of the product add to it. */
  Panel: ComponentType<{ number: string; onClose: () => void }>;
}

const numberOf = ({ number }: OrderEntry): string => number;

/** The orders of the past three months; one of them opens in a side panel with its own address. */
export const OrderListPage = ({ Panel }: OrderListPageProps) => {
  const t = useTranslations('order');
  const address = useOrderSearch();
  const { search } = address;
  const query = useQuery(orderListOptions(search));
  const { data, isPlaceholderData } = query;
  const list = JSON.stringify(search);
  const rows = isPlaceholderData ? undefined : data?.list;
  usePaymentsHeard(list, rows);
  const hasNone = data?.list.length === 0 && !narrows(search) && !search.cursor;
  return (
    <TransactionList
      name="order"
      title={t('title')}
      line={t('line')}
      address={address}
      query={query}
      columns={useOrderColumns(search.basis === '2')}
      sortIds={sortsOf(orderList, search.basis === '2')}
      filters={useOrderFilters()}
      numberOf={numberOf}
      empty={{
        icon: IconReceipt,
        title: t('empty.title'),
        text: t('empty.text'),
        nothing: t('nothing'),
        action: <FirstOrderSteps />,
      }}
      actions={<ExportButton subject="order" filter={filterOf(search)} />}
      above={
        hasNone ? (
          <CertifiedNotice needs="payment" />
        ) : (
          (data || !query.error) && <OrderSums filter={filterOf(search)} />
        )
      }
      changed={useOrderNews(list, rows)}
      panel={(number) => <Panel key={number} number={number} onClose={address.close} />}
    />
  );
};
