import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { OrderOutcomes } from '../order/order-outcome.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import { instalmentRoutes } from './instalment.routes.ts';
import { createInstalmentService } from './instalment.service.ts';
import { createInstalmentExport } from './instalment-export.service.ts';
import { createSandboxIssuer } from './sandbox-issuer.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events'>;
  readonly exports: ExportService;
  readonly rails: RailService;
  readonly sandboxRails: SandboxRails;
  readonly calendar: BankCalendar;
  readonly orders: OrderService;
  readonly outcomes: OrderOutcomes;
  readonly refundable: OrderRefunds;
}

/** Orders that are paid in parts by card. */
export const instalmentModule = (needs: Needs) => {
  const { platform, exports, rails, sandboxRails, calendar, orders, outcomes, refundable } = needs;
  const { config, db, clock, jobs, events } = platform;
  const instalments = createInstalmentService({ db, clock, events, rails, outcomes, orders, refundable, calendar });
  if (config.sandbox) createSandboxIssuer({ db, clock, jobs, rails: sandboxRails });
  exports.register('instalment', createInstalmentExport({ db }));
  return {
    services: { instalments },
    routes: (implement: Implement) => instalmentRoutes(implement, instalments),
  } satisfies Module;
};
