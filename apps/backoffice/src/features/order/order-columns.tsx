import type { Order } from '@balcao/contract/order';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { OrderBadge } from './order-badge.tsx';
import { useGoodsWords } from './order-goods.ts';

/** From here on a table has room for what the panel shows anyway. */
const roomy = '(min-width: 100em)';

/**
 * The number first, status second, money right, time last. `byCompletion`: the list is one of complete times, so that is the
 * time that shows.
 */
export const useOrderColumns = (byCompletion: boolean): readonly Column<Order>[] => {
  const t = useTranslations('order');
  const goods = useGoodsWords();
  const isRoomy = useMediaQuery(roomy, false, { getInitialValueInEffect: false }) ?? false;
  const column = (id: keyof typeof cells, rest: Partial<Column<Order>> = {}): Column<Order> => ({
    id,
    header: t(`columns.${id}`),
    cell: cells[id],
    ...rest,
  });
  const cells = {
    number: (order: Order) => order.number,
    status: (order: Order) => <OrderBadge order={order} />,
    goods,
    method: (order: Order) => t(`method.${order.method}`),
    product: (order: Order) => t(`product.${order.product}`),
    ownNumber: (order: Order) => order.merchantOrderNumber,
    amount: (order: Order) => <Money centavos={order.amount} />,
    paid: (order: Order) => (order.paidAmount === null ? '–' : <Money centavos={order.paidAmount} />),
    refunded: (order: Order) => (order.refundedAmount === 0 ? '–' : <Money centavos={order.refundedAmount} />),
    card: (order: Order) => (order.card ? `${order.card.brand} •••• ${order.card.last4}` : '–'),
    device: (order: Order) => order.deviceSerial ?? '–',
    fee: (order: Order) => <Money centavos={order.fee} />,
    net: (order: Order) => <Money centavos={order.net} />,
    created: (order: Order) => <Instant at={order.createdAt} />,
    completed: (order: Order) => (order.completedAt ? <Instant at={order.completedAt} /> : '–'),
  };
  return [
    column('number'),
    column('status'),
    column('goods', { fills: true }),
    column('method'),
    column('product', { hidden: !isRoomy }),
    column('ownNumber', { hidden: true }),
    column('card', { hidden: true }),
    column('device', { hidden: true }),
    column('amount', { align: 'end', sortable: true }),
    column('paid', { align: 'end', hidden: true }),
    column('refunded', { align: 'end', hidden: true }),
    column('fee', { align: 'end', hidden: true }),
    column('net', { align: 'end', hidden: true }),
    column('created', { hidden: byCompletion, sortable: !byCompletion }),
    column('completed', { hidden: !byCompletion, sortable: byCompletion }),
  ];
};
