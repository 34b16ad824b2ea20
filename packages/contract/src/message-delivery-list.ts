import { listOf } from './list-declaration.ts';
import type { MessageDelivery } from './message-delivery.ts';

/** A message that was sent, its title in the language of the reader. */
export interface DeliveryLine extends Omit<MessageDelivery, 'title'> {
  readonly title: string;
}

export const messageDeliveryList = listOf<DeliveryLine>()('messageDelivery', {
  columns: {
    title: { kind: 'text', of: ({ title }) => title },
    outcome: { kind: 'code', of: ({ outcome }) => outcome },
    reason: { kind: 'code', of: ({ reason }) => reason, fills: true },
    sentAt: { kind: 'instant', of: ({ sentAt }) => sentAt },
  },
  screen: ['title', 'outcome', 'reason', 'sentAt'],
});
