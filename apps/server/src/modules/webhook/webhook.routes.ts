import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@balcao/contract/webhook';
import { getDelivery, listDeliveries, resendDelivery } from '@balcao/contract/webhook-delivery';
import type { Implement } from '../../platform/implement.ts';
import type { WebhookService } from './webhook.service.ts';
import { webhookApprovals } from './webhook-approval.service.ts';
import type { WebhookEndpoints } from './webhook-endpoint.service.ts';

interface Services {
  readonly webhooks: WebhookService;
  readonly webhookEndpoints: WebhookEndpoints;
}

export const webhookRoutes = (implement: Implement, { webhooks, webhookEndpoints }: Services): void => {
  implement(listWebhooks, webhookEndpoints.list);
  implement(addWebhook, webhookEndpoints.add, webhookApprovals.save);
  implement(updateWebhook, webhookEndpoints.update, webhookApprovals.save);
  implement(rotateWebhookSecret, webhookEndpoints.rotate, webhookApprovals.known);
  implement(resumeWebhook, webhookEndpoints.resume);
  implement(removeWebhook, webhookEndpoints.remove, webhookApprovals.known);
  implement(testWebhook, webhooks.test);
  implement(listDeliveries, webhooks.deliveries);
  implement(getDelivery, webhooks.delivery);
  implement(resendDelivery, webhooks.resend);
};
