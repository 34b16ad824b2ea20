import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import { createWebhookListeners } from './listener.service.ts';
import { createDeliverer } from './webhook.jobs.ts';
import { webhookRoutes } from './webhook.routes.ts';
import { createWebhookService } from './webhook.service.ts';
import { createWebhookBacklog } from './webhook-backlog.service.ts';
import { createWebhookEndpoints } from './webhook-endpoint.service.ts';
import { createWebhookHistory } from './webhook-history.service.ts';
import { keepDeliveries } from './webhook-rounds.ts';
import { createStandings } from './webhook-standing.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'log' | 'events' | 'secrets' | 'outbound'>;
  readonly notices: Notices;
  readonly logs: LogService;
}

/** What merchants' servers are told. */
export const webhookModule = ({ platform, notices, logs }: Needs) => {
  const { db, clock, jobs, log, events, secrets, outbound } = platform;
  const standings = createStandings({ events, notices, logs });
  const deliverer = createDeliverer({ db, clock, log, secrets, jobs, events, outbound, standings });
  keepDeliveries({ db, clock, jobs });
  const webhooks = createWebhookService({ db, clock, events, deliverer });
  const webhookEndpoints = createWebhookEndpoints({ db, events, secrets, outbound, logs });
  return {
    services: {
      webhooks,
      webhookListeners: createWebhookListeners({ db, clock, jobs, secrets }),
      webhookEndpoints,
      webhookHistory: createWebhookHistory({ secrets }),
      webhookBacklog: createWebhookBacklog({ db }),
    },
    routes: (implement: Implement) => webhookRoutes(implement, { webhooks, webhookEndpoints }),
    serve: (app: FastifyInstance) => {
      app.addHook('onReady', async () => deliverer.open());
      app.addHook('onClose', deliverer.drain);
    },
  } satisfies Module;
};
