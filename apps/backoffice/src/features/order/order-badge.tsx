import type { Order, OrderStatus } from '@balcao/contract/order';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { orderTones } from './order-tones.ts';

/** The status of an order: its tone, icon and word. */
export const OrderBadge = ({ status }: { status: OrderStatus }) => {
  const t = useTranslations('order.status');
  return <StatusBadge tone={orderTones[status]}>{t(status)}</StatusBadge>;
};

/** The same, or, where a bank took money of it by itself, just that. */
export const PaidBadge = ({ order }: { order: Pick<Order, 'status' | 'paidAmount' | 'bankReturnedAmount'> }) => {
  const t = useTranslations('order.bankReturned');
  const { status, paidAmount, bankReturnedAmount } = order;
  if (bankReturnedAmount === 0) return <OrderBadge status={status} />;
  return <StatusBadge tone="bad">{t(bankReturnedAmount === paidAmount ? 'whole' : 'part')}</StatusBadge>;
};
