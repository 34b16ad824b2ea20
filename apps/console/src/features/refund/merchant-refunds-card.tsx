import { localeOf } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import type { RefundReview } from '@balcao/contract/refund';
import { refundList } from '@balcao/contract/refund-list';
import { Card } from '@balcao/ui/card.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { merchantRefundsOptions, type RefundEntry } from './merchant-refunds.queries.ts';

const tones: Readonly<Record<RefundReview, Tone>> = {
  '0': 'waiting',
  '1': 'ended',
  '2': 'moving',
  '3': 'good',
  '4': 'bad',
};

const useColumns = () => {
  const t = useTranslations('support.refunds');
  const locale = localeOf(useLocale());
  const columns = useListColumns(refundList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      number: ({ number }) => <CopyValue value={number} what={t('theNumber')} isOneLine />,
      status: ({ review }) => <StatusBadge tone={tones[review]}>{t(`status.${review}`)}</StatusBadge>,
      method: ({ method }) => methodNames[locale][method],
    },
  });
  // Staff decide on no refund of a merchant.
  return columns.filter(({ id }) => id !== 'actions').map((column) => ({ ...column, sortable: false }));
};

/** The refunds of a merchant, newest first; `looked`: the number that is asked about now. */
export const MerchantRefundsCard = ({ id, looked = '' }: { id: string; looked?: string | undefined }) => {
  const t = useTranslations('support.refunds');
  const [number, setNumber] = useState(looked);
  const [cursor, setCursor] = useState<string>();
  const { data, error, refetch, isPlaceholderData } = useQuery(merchantRefundsOptions(id, number, cursor));
  return (
    <Card title={t('title')}>
      <DataTable<RefundEntry>
        name="console-refunds"
        label={t('title')}
        columns={useColumns()}
        rows={data?.list}
        rowId={(refund) => refund.number}
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
