import { WithdrawalStatus, WithdrawalType } from '@balcao/contract/withdrawal';
import type { Filter } from '@balcao/ui/filter';
import { useTranslations } from 'use-intl';
import type { WithdrawalSearch } from './withdrawal.queries.ts';

/** What narrows the list. */
export const useWithdrawalFilters = (): readonly Filter<keyof WithdrawalSearch>[] => {
  const t = useTranslations('withdrawal');
  return [
    { kind: 'text', id: 'number', label: t('filters.number'), maxLength: 64 },
    {
      kind: 'select',
      id: 'status',
      label: t('columns.status'),
      options: WithdrawalStatus.options.map((status) => ({ value: status, label: t(`status.${status}`) })),
    },
    {
      kind: 'select',
      id: 'type',
      label: t('columns.type'),
      options: WithdrawalType.options.map((type) => ({ value: type, label: t(`type.${type}`) })),
    },
    {
      kind: 'date',
      fromId: 'from',
      toId: 'to',
      label: t('filters.date'),
      basis: {
        id: 'basis',
        options: [
          { value: '1', label: t('columns.applied') },
          { value: '2', label: t('columns.completed') },
        ],
      },
    },
  ];
};
