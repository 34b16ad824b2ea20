import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { OrderFigures } from '../order/order-figures.service.ts';
import type { RefundFigures } from '../refund/refund-figures.service.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { createDashboardService } from './dashboard.service.ts';
import { createDashboardExport } from './dashboard-export.service.ts';
import { createSales } from './sales.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs'>;
  readonly certificates: CertificateService;
  readonly exports: ExportService;
  readonly ledger: Ledger;
  readonly orderFigures: OrderFigures;
  readonly refundFigures: RefundFigures;
}

/** The figures of sales, on screens and as a file. */
export const dashboardModule = (needs: Needs) => {
  const { platform, certificates, exports, ledger } = needs;
  const { orderFigures: orders, refundFigures: refunds } = needs;
  const { db, clock, jobs } = platform;
  const sales = createSales({ db, jobs, orders, refunds });
  exports.register('dashboard', createDashboardExport({ clock, sales }));
  const dashboards = createDashboardService({ db, sales, ledger, refunds, certificates });
  return { services: {}, routes: (implement: Implement) => dashboardRoutes(implement, dashboards) } satisfies Module;
};
