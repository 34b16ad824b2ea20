import type { Withdrawal } from '@balcao/contract/withdrawal';
import { withdrawalList } from '@balcao/contract/withdrawal-list';
import type { Column } from '@balcao/ui/data-table.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { useTranslations } from 'use-intl';
import { useDestinationWords } from './destination-words.ts';
import { WithdrawalBadge } from './withdrawal-badge.tsx';

/** The number first, status second, money right, time last. */
export const useWithdrawalColumns = (byCompletion: boolean): readonly Column<Withdrawal>[] => {
  const t = useTranslations('withdrawal');
  return useListColumns(withdrawalList, {
    byCompletion,
    title: (id) => t(`columns.${id}`),
    cells: {
      status: ({ status }) => <WithdrawalBadge status={status} />,
      destination: useDestinationWords(),
      type: ({ type }) => t(`type.${type}`),
      applicant: ({ applicant }) => applicant ?? t('facts.automatic'),
    },
  });
};
