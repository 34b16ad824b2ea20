import type { RefundEntry } from '@balcao/contract/refund';
import { refundList } from '@balcao/contract/refund-list';
import { type Action, ActionMenu } from '@balcao/ui/action-menu.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { useTranslations } from 'use-intl';
import { RefundBadge } from './refund-badge.tsx';

/** The number first, status second, money right, time last; what can be decided at the row's end. */
export const useRefundColumns = (
  byCompletion: boolean,
  actionsOf: (refund: RefundEntry) => readonly Action[],
): readonly Column<RefundEntry>[] => {
  const t = useTranslations('refund');
  const order = useTranslations('order');
  return useListColumns(refundList, {
    byCompletion,
    title: (id) => t(`columns.${id}`),
    cells: {
      status: (refund) => <RefundBadge refund={refund} />,
      method: ({ method }) => order(`method.${method}`),
      actions: (refund) => {
        const some = actionsOf(refund);
        return some.length > 0 && <ActionMenu label={t('actionsOf', { number: refund.number })} actions={some} />;
      },
    },
  });
};
