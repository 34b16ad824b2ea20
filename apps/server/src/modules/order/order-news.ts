import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import type { PresentCharged } from './order.present.ts';
import type { OrderRow } from './order.tables.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly webhooks: Pick<WebhookService, 'announceAll' | 'listening'>;
  readonly presentCharged: PresentCharged;
  readonly whenPaid: WhenPaid;
}
/** What is to happen when orders are paid, in the same transaction. It may read, and queue: payments wait for it. */
export type WhenPaid = (
  tx: Tx,
  paid: readonly Pick<OrderRow, 'merchantId' | 'number' | 'paidAmount'>[],
) => Promise<void>;
type Ending = 'order.paid' | 'order.closed' | 'order.failed';

/** Tells the merchants' servers and screens how orders have ended, in the transaction in which they do. */
export const createOrderNews =
  ({ events, webhooks, presentCharged, whenPaid }: Needs) =>
  async (tx: Tx, some: readonly OrderRow[], type: Ending): Promise<void> => {
    const listening = await webhooks.listening(
      tx,
      some.map(({ merchantId }) => merchantId),
    );
    const told = some.filter(({ merchantId }) => listening.has(merchantId));
    if (told.length > 0)
      await webhooks.announceAll(
        tx,
        told.map((order) => ({ merchantId: order.merchantId, event: { type, data: presentCharged(order) } })),
      );
    if (type === 'order.paid') await whenPaid(tx, some);
    for (const { merchantId, number } of some) events.publish(tx, merchantId, { topic: 'order', key: number });
  };
export type OrderNews = ReturnType<typeof createOrderNews>;
