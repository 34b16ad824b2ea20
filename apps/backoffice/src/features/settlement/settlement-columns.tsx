import type { Settlement } from '@balcao/contract/settlement';
import { settlementList } from '@balcao/contract/settlement-list';
import type { Column } from '@balcao/ui/data-table.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { useTranslations } from 'use-intl';
import { SettlementBadge } from './settlement-badge.tsx';

/** The number first, status second, money right, time last. */
export const useSettlementColumns = (): readonly Column<Settlement>[] => {
  const t = useTranslations('settlement');
  const order = useTranslations('order');
  return useListColumns(settlementList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      status: ({ status }) => <SettlementBadge status={status} />,
      method: ({ method }) => order(`method.${method}`),
    },
  });
};
