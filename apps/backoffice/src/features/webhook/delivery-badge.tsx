import type { WebhookDelivery } from '@balcao/contract/webhook';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { stateOf, stateTones } from './delivery-words.ts';

/** How far a notification is: its tone, icon and word. */
export const DeliveryBadge = ({ delivery }: { delivery: WebhookDelivery }) => {
  const t = useTranslations('webhook.state');
  const state = stateOf(delivery);
  return <StatusBadge tone={stateTones[state]}>{t(state)}</StatusBadge>;
};
