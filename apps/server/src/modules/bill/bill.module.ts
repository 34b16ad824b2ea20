import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ExportService } from '../export/export.service.ts';
import type { LedgerDays } from '../ledger/ledger-day.service.ts';
import type { StatementOwners } from '../ledger/statement-owner.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { billRoutes } from './bill.routes.ts';
import { createBillService } from './bill.service.ts';
import { createBillFiles } from './bill-files.ts';
import { createBillMonthExport } from './bill-month-export.service.ts';
import { createBillReading } from './bill-reading.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events'>;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly webhooks: WebhookService;
  readonly ledgerDays: LedgerDays;
  readonly statementOwners: StatementOwners;
  readonly orderFacts: Parameters<typeof createBillReading>[0]['orderFacts'];
  readonly refundFacts: Parameters<typeof createBillReading>[0]['refundFacts'];
}

/** The files of days and of months. */
export const billModule = (needs: Needs) => {
  const { platform, exports, webhooks, ledgerDays, statementOwners: ownerOf, orderFacts, refundFacts } = needs;
  const { config, db, clock, jobs, events } = platform;
  const reader = createBillReading({ ledgerDays, orderFacts, refundFacts });
  const files = createBillFiles(config.dataDir);
  exports.register('billMonth', createBillMonthExport({ clock, reader, ownerOf }));
  const bills = createBillService({ db, clock, events, jobs, logs: needs.logs, webhooks, ledgerDays, reader, files });
  return { services: { bills }, routes: (implement: Implement) => billRoutes(implement, bills) } satisfies Module;
};
