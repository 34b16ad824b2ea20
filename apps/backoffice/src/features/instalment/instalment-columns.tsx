import { type InstalmentPlan, statusOfPlan } from '@balcao/contract/instalment';
import { instalmentList } from '@balcao/contract/instalment-list';
import type { Column } from '@balcao/ui/data-table.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { useTranslations } from 'use-intl';
import { PartsOf } from '../../lib/parts-of.tsx';
import { InstalmentBadge } from './instalment-badge.tsx';
import { InstalmentProgress } from './instalment-progress.tsx';

/** The order's number first, status second, money right, time last. */
export const useInstalmentColumns = (): readonly Column<InstalmentPlan>[] => {
  const t = useTranslations('instalment');
  return useListColumns(instalmentList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      status: (plan) => <InstalmentBadge standing={statusOfPlan(plan)} />,
      card: ({ card }) => (card ? `${card.brand} •••• ${card.last4}` : '–'),
      progress: (plan) => <InstalmentProgress {...plan} />,
      perPeriod: (plan) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          <PartsOf centavos={plan.paidAmount} parts={plan.periods} isShort />
        </span>
      ),
    },
  });
};
