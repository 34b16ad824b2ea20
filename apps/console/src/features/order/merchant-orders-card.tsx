import { localeOf } from '@balcao/contract/locale';
import type { OrderStatus } from '@balcao/contract/order';
import { methodNames } from '@balcao/contract/order-method-names';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { FoundByNumber, useNumberPlace } from '../../lib/found-by-number.tsx';
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

/** The orders of a merchant, newest first: found by number when someone asks about one; `looked`: the one that is asked about now. */
export const MerchantOrdersCard = ({ id, looked }: { id: string; looked?: string | undefined }) => {
  const t = useTranslations('merchant.orders');
  const place = useNumberPlace(looked);
  const query = useQuery(merchantOrdersOptions(id, place.number, place.cursor));
  return (
    <FoundByNumber<DeskOrder>
      title={t('title')}
      search={t('search')}
      columns={useColumns()}
      query={query}
      place={place}
      empty={{ none: t('none'), notFound: t('notFound') }}
    />
  );
};
