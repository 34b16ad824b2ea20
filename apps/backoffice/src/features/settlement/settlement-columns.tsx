import type { Settlement } from '@balcao/contract/settlement';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { SettlementBadge } from './settlement-badge.tsx';

/** The number first, status second, money right, time last. */
export const useSettlementColumns = (): readonly Column<Settlement>[] => {
  const t = useTranslations('settlement.columns');
  const order = useTranslations('order');
  const format = useFormatter();
  return [
    { id: 'number', header: t('number'), cell: ({ number }) => number },
    { id: 'status', header: t('status'), cell: ({ status }) => <SettlementBadge status={status} /> },
    { id: 'day', header: t('day'), cell: ({ day }) => <Instant at={day} form="date" />, sortable: true },
    { id: 'method', header: order('columns.method'), cell: ({ method }) => order(`method.${method}`), fills: true },
    { id: 'count', header: t('count'), cell: ({ count }) => format.number(count), align: 'end' },
    {
      id: 'amount',
      header: t('amount'),
      cell: ({ amount }) => <Money centavos={amount} />,
      align: 'end',
      hidden: true,
    },
    { id: 'fee', header: t('fee'), cell: ({ fee }) => <Money centavos={fee} />, align: 'end' },
    { id: 'net', header: t('net'), cell: ({ net }) => <Money centavos={net} />, align: 'end', sortable: true },
    {
      id: 'completedAt',
      header: t('completedAt'),
      cell: ({ completedAt }) => (completedAt ? <Instant at={completedAt} /> : '–'),
      hidden: true,
    },
  ];
};
