import type { Order } from '@balcao/contract/order';
import { shownStatusOf } from '@balcao/contract/order-shown-status';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { orderTones } from './order-tones.ts';

/** The status of an order: its tone, icon and word; a paid one says what of it was given back. */
export const OrderBadge = ({ order }: { order: Pick<Order, 'status' | 'paidAmount' | 'refundedAmount'> }) => {
  const t = useTranslations('order.status');
  const status = shownStatusOf(order);
  return <StatusBadge tone={orderTones[status]}>{t(status)}</StatusBadge>;
};
