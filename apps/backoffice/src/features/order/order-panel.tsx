import type { OrderDetail } from '@balcao/contract/order';
import type { RefundOfOrder } from '@balcao/contract/refund';
import type { OrderAtBank } from '@balcao/contract/withdrawal-order';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { orderOptions } from './order.queries.ts';
import { OrderBadge } from './order-badge.tsx';
import { OrderClose } from './order-close.tsx';
import { OrderFacts, OrderHead, OrderMetadata, OrderPayment } from './order-facts.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderWrongAmount } from './order-wrong-amount.tsx';

/** What other parts of the product add to an order; the route puts them in. */
export interface OrderParts {
  /** Buttons at the panel's foot, in addition to the order's own. */
  readonly actions?: (order: OrderDetail) => ReactNode;
  /** Renders the order's refunds; undefined for members who may not see them. */
  readonly withRefunds: (
    order: OrderDetail,
    show: (refunds: readonly RefundOfOrder[] | undefined) => ReactNode,
  ) => ReactNode;
  /** Renders the withdrawals that paid out the order's settled money; undefined for members who may not see them. */
  readonly withBank: (
    order: OrderDetail,
    show: (atBank: OrderAtBank | undefined, withdrawals: ReactNode) => ReactNode,
  ) => ReactNode;
  /** Sections below the order's own. */
  readonly sections?: (order: OrderDetail) => ReactNode;
}
interface OrderPanelProps {
  number: string;
  parts: OrderParts;
  onClose: () => void;
}

/** One order: its amount, what happened to it, where the money is, and who paid. */
export const OrderPanel = ({ number, parts, onClose }: OrderPanelProps) => {
  const t = useTranslations('order');
  const { data: order, error, refetch } = useQuery(orderOptions(number));
  return (
    <SidePanel
      title={t('panel.title', { number })}
      mark={order && <OrderBadge order={order} />}
      footer={
        order && (
          <>
            <OrderClose order={order} />
            {parts.actions?.(order)}
          </>
        )
      }
      onClose={onClose}
    >
      {order ? (
        <>
          <Sections order={order} withRefunds={parts.withRefunds} withBank={parts.withBank} />
          {parts.sections?.(order)}
        </>
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

type SectionsProps = { order: OrderDetail } & Pick<OrderParts, 'withRefunds' | 'withBank'>;
const Sections = ({ order, withRefunds, withBank }: SectionsProps) => (
  <>
    <OrderHead order={order} />
    <OrderWrongAmount order={order} />
    <OrderFacts order={order} />
    {withRefunds(order, (refunds) => (
      <OrderTimeline order={order} refunds={refunds} />
    ))}
    {withBank(order, (atBank, withdrawals) => (
      <OrderMoney order={order} atBank={atBank} withdrawals={withdrawals} />
    ))}
    <OrderPayment order={order} />
    <OrderMetadata order={order} />
  </>
);

/** Another team's order is as unknown here as one that never was. */
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
