import {
  getWebhook,
  listDeliveries,
  removeWebhook,
  resendDelivery,
  saveWebhook,
  testWebhook,
} from '@balcao/contract/webhook';
import type { Implement } from '../../platform/implement.ts';
import type { WebhookService } from './webhook.service.ts';

export const webhookRoutes = (implement: Implement, webhooks: WebhookService): void => {
  implement(getWebhook, webhooks.get);
  implement(saveWebhook, webhooks.save);
  implement(removeWebhook, webhooks.remove);
  implement(testWebhook, webhooks.test);
  implement(listDeliveries, webhooks.deliveries);
  implement(resendDelivery, webhooks.resend);
};
