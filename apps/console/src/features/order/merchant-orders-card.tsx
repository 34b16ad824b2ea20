import { localeOf } from '@balcao/contract/locale';
import type { OrderStatus } from '@balcao/contract/order';
import { methodNames } from '@balcao/contract/order-method-names';
import { Card } from '@balcao/ui/card.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type DeskOrder, merchantOrdersOptions } from './merchant-orders.queries.ts';

const tones: Readonly<Record<OrderStatus, Tone>> = { '01': 'waiting', '02': 'good', '03': 'bad', '04': 'ended' };

const useColumns = (): readonly Column<DeskOrder>[] => {
  const t = useTranslations('merchant.orders');
  const locale = localeOf(useLocale());
  return [
    {
      id: 'number',
      header: t('columns.number'),
      cell: ({ number }) => <CopyValue value={number} what={t('theNumber')} isOneLine />,
      fills: true,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>,
    },
    { id: 'method', header: t('columns.method'), cell: ({ method }) => methodNames[locale][method] },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: ({ amount, paidAmount }) => <Money centavos={paidAmount ?? amount} />,
    },
    {
      id: 'refunded',
      header: t('columns.refunded'),
      align: 'end',
      cell: ({ refundedAmount }) => (refundedAmount > 0 ? <Money centavos={refundedAmount} /> : '–'),
    },
    { id: 'created', header: t('columns.created'), cell: ({ createdAt }) => <Instant at={createdAt} /> },
  ];
};

/** The orders of a merchant, newest first: found by number when somebody asks about one; `looked`: the one that is asked about now. */
export const MerchantOrdersCard = ({ id, looked = '' }: { id: string; looked?: string | undefined }) => {
  const t = useTranslations('merchant.orders');
  const [number, setNumber] = useState(looked);
  const [cursor, setCursor] = useState<string>();
  const { data, error, refetch, isPlaceholderData } = useQuery(merchantOrdersOptions(id, number, cursor));
  return (
    <Card title={t('title')}>
      <DataTable<DeskOrder>
        label={t('title')}
        columns={useColumns()}
        rows={data?.list}
        rowId={(order) => order.number}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={[{ kind: 'text', id: 'number', label: t('search'), maxLength: 64 }]}
            values={{ number: number || undefined }}
            onChange={({ number: typed }) => {
              setNumber(typeof typed === 'string' ? typed : '');
              setCursor(undefined);
            }}
          />
        }
        empty={<p>{t(number ? 'notFound' : 'none')}</p>}
        pager={{ page: data, cursor, onCursor: setCursor }}
        expectedRows={5}
      />
    </Card>
  );
};
