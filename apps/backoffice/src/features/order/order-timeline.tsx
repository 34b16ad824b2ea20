import { type OrderDetail, OrderStatus } from '@balcao/contract/order';
import type { RefundOfOrder } from '@balcao/contract/refund';
import { Instant } from '@balcao/ui/instant.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureWords } from './order-failure.ts';
import { orderTones } from './order-tones.ts';
import { useMoneyEvents } from './use-money-events.tsx';

type Event = ComponentProps<typeof Timeline>['events'][number];
const full = (at: string) => <Instant at={at} form="full" />;

interface OrderTimelineProps {
  order: OrderDetail;
  /** The order's refunds loaded so far; undefined for members who may not see them. */
  refunds: readonly RefundOfOrder[] | undefined;
}

/** What happened to the order, in order; of a waiting one, what it waits for. */
export const OrderTimeline = ({ order, refunds }: OrderTimelineProps) => {
  const t = useTranslations('order.timeline');
  const failure = useFailureWords();
  const { status, createdAt, completedAt, expiresAt, failureReason, isHeld } = order;
  const isUnpaid = status === OrderStatus.enum.waiting || status === OrderStatus.enum.closed;
  const now: Event = {
    id: 'now',
    tone: orderTones[status],
    title: t(status),
    ...(completedAt ? { at: full(completedAt) } : {}),
    ...(isUnpaid ? { detail: t.rich('until', { at: () => <Instant at={expiresAt} /> }) } : {}),
    ...(status === OrderStatus.enum.failed ? { detail: failure(failureReason) } : {}),
    // The time to pay is no longer what it waits for.
    ...(isHeld ? { title: t('held'), detail: t('heldText') } : {}),
  };
  return (
    <PanelSection title={t('title')}>
      <Timeline
        events={[
          { id: 'created', tone: 'good', title: t('created'), at: full(createdAt) },
          now,
          ...useMoneyEvents(order, refunds),
        ]}
      />
    </PanelSection>
  );
};
