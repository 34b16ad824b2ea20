import type { RefundEntry } from '@balcao/contract/refund';
import { type Action, ActionMenu } from '@balcao/ui/action-menu.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import { RefundBadge } from './refund-badge.tsx';

/** The number first, status second, money right, time last; what can be decided at the row's end. */
export const useRefundColumns = (
  byCompletion: boolean,
  actionsOf: (refund: RefundEntry) => readonly Action[],
): readonly Column<RefundEntry>[] => {
  const t = useTranslations('refund');
  const order = useTranslations('order');
  const column = (id: keyof typeof cells, rest: Partial<Column<RefundEntry>> = {}): Column<RefundEntry> => ({
    id,
    header: t(`columns.${id}`),
    cell: cells[id],
    ...rest,
  });
  const actions = (refund: RefundEntry) => {
    const some = actionsOf(refund);
    return some.length > 0 && <ActionMenu label={t('actionsOf', { number: refund.number })} actions={some} />;
  };
  const cells = {
    number: (refund: RefundEntry) => refund.number,
    status: (refund: RefundEntry) => <RefundBadge refund={refund} />,
    goods: (refund: RefundEntry) => refund.goodsName,
    order: (refund: RefundEntry) => refund.orderNumber,
    ownNumber: (refund: RefundEntry) => refund.merchantRefundNumber ?? '–',
    method: (refund: RefundEntry) => order(`method.${refund.method}`),
    amount: (refund: RefundEntry) => <Money centavos={refund.amount} />,
    fee: (refund: RefundEntry) => <Money centavos={refund.fee} />,
    paid: (refund: RefundEntry) => <Money centavos={refund.paidAmount} />,
    created: (refund: RefundEntry) => <Instant at={refund.createdAt} />,
    completed: (refund: RefundEntry) => (refund.completedAt ? <Instant at={refund.completedAt} /> : '–'),
    actions,
  };
  return [
    column('number'),
    column('status'),
    column('goods', { fills: true }),
    column('order', { hidden: true }),
    column('ownNumber', { hidden: true }),
    column('method'),
    column('amount', { align: 'end', sortable: true }),
    column('paid', { align: 'end', hidden: true }),
    column('fee', { align: 'end', hidden: true }),
    column('created', { hidden: byCompletion, sortable: !byCompletion }),
    column('completed', { hidden: !byCompletion, sortable: byCompletion }),
    column('actions'),
  ];
};
