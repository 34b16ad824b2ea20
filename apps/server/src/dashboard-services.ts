import { createCertificateEndings } from './modules/certificate/certificate-endings.service.ts';
import { createDashboardService } from './modules/dashboard/dashboard.service.ts';
import { createDashboardExport } from './modules/dashboard/dashboard-export.service.ts';
import { createSales } from './modules/dashboard/sales.service.ts';
import type { ExportService } from './modules/export/export.service.ts';
import type { Ledger } from './modules/ledger/ledger.service.ts';
import type { OrderFigures } from './modules/order/order-figures.service.ts';
import { createRefundFigures } from './modules/refund/refund-figures.service.ts';
import type { Platform } from './platform/platform.ts';

interface Known {
  readonly ledger: Ledger;
  readonly orders: OrderFigures;
  readonly exports: Pick<ExportService, 'register'>;
}

/** The figures of sales, on screens and as a file. */
export const openDashboard = (platform: Platform, { ledger, orders, exports }: Known) => {
  const { db, clock } = platform;
  const refunds = createRefundFigures({ db });
  const sales = createSales({ ...platform, orders, refunds });
  exports.register('dashboard', createDashboardExport({ clock, sales }));
  const certificates = createCertificateEndings({ db });
  return { sales, dashboards: createDashboardService({ db, sales, ledger, refunds, certificates }) };
};
