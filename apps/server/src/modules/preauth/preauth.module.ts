import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ExportService } from '../export/export.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { OrderHolds } from '../order/order-hold.service.ts';
import type { OrderOutcomes } from '../order/order-outcome.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { UnknownOutcomes } from '../rail/unknown.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { preauthRoutes } from './preauth.routes.ts';
import { createPreauthService } from './preauth.service.ts';
import { createPreauthExport } from './preauth-export.service.ts';
import { createPreauthListService } from './preauth-list.service.ts';
import { unknownHolds, unknownStrays } from './preauth-unknown.repository.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'log' | 'events'>;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly webhooks: WebhookService;
  readonly rails: RailService;
  readonly unknownOutcomes: UnknownOutcomes;
  readonly products: ProductService;
  readonly orders: OrderService;
  readonly outcomes: OrderOutcomes;
  readonly holdOrders: OrderHolds;
  readonly payUrlOf: Parameters<typeof createPreauthService>[0]['payUrlOf'];
}

/** Amounts that a card holds until the merchant takes them or lets go. */
export const preauthModule = (needs: Needs) => {
  const { platform, logs, exports, webhooks, rails, unknownOutcomes, products, orders, outcomes, payUrlOf } = needs;
  const { db, clock, jobs, log, events } = platform;
  const holds = needs.holdOrders;
  const preauths = createPreauthService({
    db,
    clock,
    events,
    jobs,
    log,
    payUrlOf,
    products,
    rails,
    webhooks,
    orders,
    outcomes,
    holds,
    logs,
  });
  const lists = createPreauthListService({ db, holds });
  exports.register('preauth', createPreauthExport({ db, clock, lists }));
  unknownOutcomes.register(unknownHolds, unknownStrays);
  return {
    services: { preauths },
    routes: (implement: Implement) => preauthRoutes(implement, preauths, lists),
  } satisfies Module;
};
