import type { WebhookDelivery, WebhookEndpoint } from '@balcao/contract/webhook';
import type { z } from 'zod';
import type { DeliveryRow, EndpointRow } from './webhook.tables.ts';

export const presentEndpoint = (row: Pick<EndpointRow, 'url' | 'createdAt'>): z.infer<typeof WebhookEndpoint> => ({
  url: row.url,
  enabled: true,
  createdAt: row.createdAt.toISOString(),
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  messageId: row.messageId,
  type: row.type,
  url: row.url,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  body: row.body,
});
