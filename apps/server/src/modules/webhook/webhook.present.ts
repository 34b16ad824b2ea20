import type { WebhookDelivery, WebhookEndpoint } from '@balcao/contract/webhook';
import type { NamedDelivery } from './delivery.repository.ts';
import type { EndpointRow } from './webhook.tables.ts';

/** An address as its team sees it at a moment; `held`: how many notifications wait for it. */
export const presentEndpoint = (row: EndpointRow, held: number, now: Date): WebhookEndpoint => ({
  id: row.id,
  name: row.name,
  url: row.url,
  state: row.state,
  types: row.types,
  lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
  lastFailureAt: row.lastFailureAt?.toISOString() ?? null,
  failingSince: row.failingSince?.toISOString() ?? null,
  held,
  previousUntil: row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

export const presentDelivery = (row: NamedDelivery): WebhookDelivery => ({
  id: row.id,
  messageId: row.messageId,
  type: row.type,
  endpointId: row.endpointName === null ? null : row.endpointId,
  endpointName: row.endpointName,
  endpointState: row.endpointState,
  url: row.url,
  state: row.state,
  orderNumber: row.orderNumber,
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  body: row.body,
});
