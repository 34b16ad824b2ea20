import { Webhook } from 'standardwebhooks';
import type { Secrets } from '../../platform/secrets.ts';
import type { DeliveryRow, EndpointRow } from './webhook.tables.ts';

/** What goes along with a notification that leaves at `sentAt`, signed by every secret that holds then (Standard Webhooks). */
export const signedHeaders = (
  secrets: Pick<Secrets, 'open'>,
  sealed: readonly EndpointRow['sealedSecret'][],
  { messageId, body }: Pick<DeliveryRow, 'messageId' | 'body'>,
  sentAt: Date,
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Balcao-Webhook/1.0',
  'webhook-id': messageId,
  'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
  'webhook-signature': sealed.map((one) => new Webhook(secrets.open(one)).sign(messageId, sentAt, body)).join(' '),
});
