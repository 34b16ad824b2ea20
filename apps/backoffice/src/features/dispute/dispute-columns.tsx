import { type Dispute, isUndecided } from '@balcao/contract/dispute';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { DisputeBadge } from './dispute-badge.tsx';

/** The number first, status second, money right, time last. */
export const useDisputeColumns = (): readonly Column<Dispute>[] => {
  const t = useTranslations('dispute');
  const column = (id: keyof typeof cells, rest: Partial<Column<Dispute>> = {}): Column<Dispute> => ({
    id,
    header: t(`columns.${id}`),
    cell: cells[id],
    ...rest,
  });
  const cells = {
    number: (dispute: Dispute) => dispute.number,
    status: (dispute: Dispute) => <DisputeBadge status={dispute.status} />,
    kind: (dispute: Dispute) => t(`kind.${dispute.kind}`),
    order: (dispute: Dispute) => dispute.orderNumber,
    amount: (dispute: Dispute) => <Money centavos={dispute.amount} />,
    returned: (dispute: Dispute) => (dispute.returned === 0 ? '–' : <Money centavos={dispute.returned} />),
    until: (dispute: Dispute) => (isUndecided(dispute.status) ? <Instant at={dispute.evidenceUntil} /> : '–'),
    opened: (dispute: Dispute) => <Instant at={dispute.openedAt} form="full" />,
  };
  return [
    column('number'),
    column('status', { leads: 'state' }),
    column('kind', { fills: true }),
    column('order', { hidden: true }),
    column('amount', { align: 'end', leads: 'amount' }),
    column('returned', { align: 'end' }),
    column('until'),
    column('opened'),
  ];
};
