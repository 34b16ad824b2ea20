import { type InstalmentPlan, statusOfPlan } from '@balcao/contract/instalment';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { PartsOf } from '../../lib/parts-of.tsx';
import { InstalmentBadge } from './instalment-badge.tsx';
import { InstalmentProgress } from './instalment-progress.tsx';

/** The order's number first, status second, money right, time last. */
export const useInstalmentColumns = (): readonly Column<InstalmentPlan>[] => {
  const t = useTranslations('instalment');
  const column = (id: keyof typeof cells, rest: Partial<Column<InstalmentPlan>> = {}): Column<InstalmentPlan> => ({
    id,
    header: t(`columns.${id}`),
    cell: cells[id],
    ...rest,
  });
  const cells = {
    order: (plan: InstalmentPlan) => plan.orderNumber,
    status: (plan: InstalmentPlan) => <InstalmentBadge standing={statusOfPlan(plan)} />,
    goods: (plan: InstalmentPlan) => plan.goodsName,
    card: (plan: InstalmentPlan) => (plan.card ? `${plan.card.brand} •••• ${plan.card.last4}` : '–'),
    progress: (plan: InstalmentPlan) => <InstalmentProgress {...plan} />,
    perPeriod: (plan: InstalmentPlan) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <PartsOf centavos={plan.paidAmount} parts={plan.periods} isShort />
      </span>
    ),
    repaid: (plan: InstalmentPlan) => <Money centavos={plan.repaid} />,
    waiting: (plan: InstalmentPlan) => <Money centavos={plan.waiting} />,
    refunded: (plan: InstalmentPlan) => <Money centavos={plan.refunded} />,
    nextDue: (plan: InstalmentPlan) => (plan.nextDueOn ? <Instant at={plan.nextDueOn} form="date" /> : '–'),
    paidAt: (plan: InstalmentPlan) => <Instant at={plan.paidAt} />,
  };
  return [
    column('order'),
    column('status'),
    column('goods', { fills: true }),
    column('card', { hidden: true }),
    column('progress'),
    column('perPeriod', { align: 'end' }),
    column('repaid', { align: 'end' }),
    column('waiting', { align: 'end' }),
    column('refunded', { align: 'end', hidden: true }),
    column('nextDue'),
    column('paidAt', { hidden: true, sortable: true }),
  ];
};
