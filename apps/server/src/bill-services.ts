import { createBillService } from './modules/bill/bill.service.ts';
import { createBillFiles } from './modules/bill/bill-files.ts';
import { createBillMonthExport } from './modules/bill/bill-month-export.service.ts';
import { createBillReading } from './modules/bill/bill-reading.ts';
import type { CertificationService } from './modules/certification/certification.service.ts';
import type { ExportService } from './modules/export/export.service.ts';
import { createLedgerDays } from './modules/ledger/ledger-day.service.ts';
import { createStatementOwners } from './modules/ledger/statement-owner.service.ts';
import { createOrderFacts } from './modules/order/order-facts.service.ts';
import { createRefundFacts } from './modules/refund/refund-facts.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import type { WebhookService } from './modules/webhook/webhook.service.ts';
import type { Platform } from './platform/platform.ts';

interface Around {
  readonly exports: Pick<ExportService, 'register'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly certifications: Pick<CertificationService, 'certifiedAs'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}
/** The files of days and of months. */
export const openBills = (platform: Platform, { exports, webhooks, ...owners }: Around) => {
  const { config, db, clock, events, jobs } = platform;
  const ledgerDays = createLedgerDays({ db });
  const facts = { orderFacts: createOrderFacts({ db }), refundFacts: createRefundFacts({ db }) };
  const reader = createBillReading({ ledgerDays, ...facts });
  const ownerOf = createStatementOwners({ db, ...owners });
  exports.register('billMonth', createBillMonthExport({ clock, reader, ownerOf }));
  return createBillService({
    db,
    clock,
    events,
    jobs,
    webhooks,
    ledgerDays,
    reader,
    files: createBillFiles(config.dataDir),
  });
};
