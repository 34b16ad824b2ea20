import { type OrderDetail, OrderStatus } from '@balcao/contract/order';
import { Instant } from '@balcao/ui/instant.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import { useTranslations } from 'use-intl';
import { orderTones } from './order-tones.ts';

/** What happened to the order, in order; of a waiting one, what it waits for. */
export const OrderTimeline = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('order.timeline');
  const { status, createdAt, completedAt, expiresAt } = order;
  const isUnpaid = status === OrderStatus.enum.waiting || status === OrderStatus.enum.closed;
  return (
    <PanelSection title={t('title')}>
      <Timeline
        events={[
          { id: 'created', tone: 'good', title: t('created'), at: <Instant at={createdAt} form="full" /> },
          {
            id: 'now',
            tone: orderTones[status],
            title: t(status),
            ...(completedAt ? { at: <Instant at={completedAt} form="full" /> } : {}),
            ...(isUnpaid ? { detail: t.rich('until', { at: () => <Instant at={expiresAt} /> }) } : {}),
          },
        ]}
      />
    </PanelSection>
  );
};
