import type { WebhookDelivery, WebhookEventType } from '@balcao/contract/webhook';
import type { Tone } from '@balcao/ui/tone.tsx';

/** The key of an event's words: the names on the wire have dots, which keys cannot. */
export const typeKeys = {
  'order.paid': 'orderPaid',
  'order.closed': 'orderClosed',
  'webhook.test': 'test',
} as const satisfies Readonly<Record<WebhookEventType, string>>;

export type DeliveryState = WebhookDelivery['state'] | 'retrying';

/** A notification that waits after an attempt is waiting for the next one; before the first it is on its way. */
export const stateOf = ({ state, attempts }: Pick<WebhookDelivery, 'state' | 'attempts'>): DeliveryState =>
  state === 'waiting' && attempts.length > 0 ? 'retrying' : state;

export const stateTones: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'moving',
  retrying: 'waiting',
  delivered: 'good',
  failed: 'bad',
};

/** The body laid out for reading; what is not JSON stays as it is. */
export const laidOut = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
};
