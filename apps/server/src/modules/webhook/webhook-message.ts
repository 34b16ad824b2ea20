import type { Announcement } from '@balcao/contract/webhook-event';
import { newId } from '../../platform/ids.ts';
import type { NewDelivery } from './delivery.repository.ts';

/** The event and its recipient. */
export interface Told {
  readonly merchantId: string;
  readonly event: Announcement;
}

/** The order that an event is about, by our number and by the merchant's own. */
const orderOf = ({ type, data }: Announcement): Pick<NewDelivery, 'orderNumber' | 'merchantOrderNumber'> => {
  const said = data as { number?: unknown; orderNumber?: unknown; merchantOrderNumber?: unknown };
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  // A pre-authorisation has the number of its order.
  const own = /^(order|preauth)\./.test(type) ? text(said.number) : null;
  return { orderNumber: text(said.orderNumber) ?? own, merchantOrderNumber: text(said.merchantOrderNumber) };
};

/** What is told of something that happened at `at`: the text that is signed, under an id of its own. */
export const messageOf = ({ merchantId, event }: Told, at: Date) => {
  const body = JSON.stringify({ type: event.type, timestamp: at.toISOString(), data: event.data });
  const messageId = `msg_${newId(at).replaceAll('-', '')}`;
  return { merchantId, messageId, type: event.type, body, ...orderOf(event), createdAt: at };
};
