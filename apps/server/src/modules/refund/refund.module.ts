import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { InstalmentService } from '../instalment/instalment.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { UnknownOutcomes } from '../rail/unknown.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { refundRoutes } from './refund.routes.ts';
import { createRefundService } from './refund.service.ts';
import type { WhenRefunded } from './refund-ending.ts';
import { createRefundFacts, createRefundFigures } from './refund-figures.service.ts';
import { unknownRefunds } from './refund-unknown.repository.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'log' | 'events'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly notices: Notices;
  readonly exports: ExportService;
  readonly webhooks: WebhookService;
  readonly rails: RailService;
  readonly unknownOutcomes: UnknownOutcomes;
  readonly ledger: Ledger;
  readonly refundable: OrderRefunds;
  readonly instalments: InstalmentService;
}

/** What goes back of paid orders because someone here asked for it. */
export const refundModule = (needs: Needs) => {
  const { platform, names, logs, notices, exports, webhooks, rails, unknownOutcomes, ledger, instalments } = needs;
  const { db, clock, jobs, log, events } = platform;
  const orders = needs.refundable;
  const done = createPort<WhenRefunded>('what follows when money has gone back');
  const refunds = createRefundService({
    db,
    clock,
    jobs,
    log,
    events,
    names,
    logs,
    ledger,
    orders,
    rails,
    webhooks,
    notices,
    instalments,
    exports,
    whenDone: (...ask) => done.get()(...ask),
  });
  unknownOutcomes.register(unknownRefunds);
  return {
    services: { refunds, refundFacts: createRefundFacts({ db }), refundFigures: createRefundFigures({ db }) },
    ports: { done },
    routes: (implement: Implement) => refundRoutes(implement, refunds),
  } satisfies Module;
};
