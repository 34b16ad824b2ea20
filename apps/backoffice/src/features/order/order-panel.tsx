import type { OrderDetail } from '@balcao/contract/order';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { isNotFound, orderOptions } from './order.queries.ts';
import { OrderBadge } from './order-badge.tsx';
import { OrderFacts, OrderHead, OrderPayment } from './order-facts.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderTimeline } from './order-timeline.tsx';

interface OrderPanelProps {
  number: string;
  onClose: () => void;
}

/** One order: its amount, what happened to it, who paid, and where the money is. */
const OrderPanel = ({ number, onClose }: OrderPanelProps) => {
  const t = useTranslations('order');
  const { data: order, error, refetch } = useQuery(orderOptions(number));
  return (
    <SidePanel
      title={t('panel.title', { number })}
      mark={order && <OrderBadge status={order.status} />}
      onClose={onClose}
    >
      {order ? (
        <Sections order={order} />
      ) : isNotFound(error) ? (
        <NotFound />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={12} />
      )}
    </SidePanel>
  );
};
export default OrderPanel;

const Sections = ({ order }: { order: OrderDetail }) => (
  <>
    <OrderHead order={order} />
    <OrderFacts order={order} />
    <OrderTimeline order={order} />
    {order.payment && <OrderPayment payment={order.payment} />}
    <OrderMoney order={order} />
  </>
);

/** Another team's order is as unknown here as one that never was (design §3). */
const NotFound = () => {
  const t = useTranslations('order.notFound');
  const menu = useTranslations('menu');
  const team = useCurrentUser().businessName ?? '';
  return (
    <EmptyState
      icon={IconReceiptOff}
      title={t('title')}
      action={
        <Link to="/teams" className="link">
          {menu('switchTeam')}
        </Link>
      }
    >
      {t('text', { team })}
    </EmptyState>
  );
};
