import type { MessageDelivery } from '@balcao/contract/message-delivery';
import type { Listed } from './message-delivery.repository.ts';
import { titleOf } from './message-title.ts';

/** A message as its team sees it. */
export const presentDelivery = ({
  delivery: { id, templateId, reason, sentAt },
  template,
}: Listed): MessageDelivery => ({
  id,
  templateId,
  title: titleOf(template),
  reason,
  outcome: reason ? 'refused' : 'delivered',
  sentAt: sentAt.toISOString(),
});
