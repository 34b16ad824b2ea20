import type { OrderStatus } from '@balcao/contract/order';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { orderTones } from './order-tones.ts';

/** The status of an order: its tone, icon and word. */
export const OrderBadge = ({ status }: { status: OrderStatus }) => {
  const t = useTranslations('order.status');
  return <StatusBadge tone={orderTones[status]}>{t(status)}</StatusBadge>;
};
