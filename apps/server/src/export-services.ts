import type { CertificationService } from './modules/certification/certification.service.ts';
import { createExportService, type ExportService } from './modules/export/export.service.ts';
import { createInstalmentService } from './modules/instalment/instalment.service.ts';
import { createInstalmentExport } from './modules/instalment/instalment-export.service.ts';
import { createSandboxIssuer } from './modules/instalment/sandbox-issuer.service.ts';
import type { Ledger } from './modules/ledger/ledger.service.ts';
import { createStatements } from './modules/ledger/statement.service.ts';
import { createStatementExport } from './modules/ledger/statement-export.service.ts';
import { createStatementOwners } from './modules/ledger/statement-owner.service.ts';
import type { OrderService } from './modules/order/order.service.ts';
import { createOrderExport } from './modules/order/order-export.service.ts';
import { createOrderFacts } from './modules/order/order-facts.service.ts';
import { createOrderListService } from './modules/order/order-list.service.ts';
import type { OrderOutcomes } from './modules/order/order-outcome.service.ts';
import { createOrderRefunds } from './modules/order/order-refund.service.ts';
import type { RailService } from './modules/rail/rail.service.ts';
import type { SandboxRails } from './modules/rail/sandbox-rail.service.ts';
import type { BankCalendar } from './modules/settlement/bank-calendar.service.ts';
import { createSettlementFacts } from './modules/settlement/settlement.service.ts';
import { createSettlementExport, createSettlementItemExport } from './modules/settlement/settlement-export.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import type { Platform } from './platform/platform.ts';

interface Payments {
  readonly ledger: Ledger;
  readonly calendar: BankCalendar;
  readonly rails: RailService;
  readonly sandboxRails: SandboxRails;
  readonly outcomes: OrderOutcomes;
  readonly orders: OrderService;
}

/** What members find of payments, and have as a file: whoever has another list registers it with `exports`. */
export const openLists = (platform: Platform, { sandboxRails, ...payments }: Payments) => {
  const { config } = platform;
  const refundable = createOrderRefunds(payments);
  const instalments = createInstalmentService({ ...platform, ...payments, refundable });
  if (config.sandbox) createSandboxIssuer({ ...platform, rails: sandboxRails });
  const orderLists = createOrderListService({ ...platform, ...payments, settlements: createSettlementFacts() });
  const exports = createExportService({ ...platform, dataDir: config.dataDir });
  exports.register('order', createOrderExport({ ...platform, lists: orderLists }));
  exports.register('settlement', createSettlementExport(platform));
  exports.register('settlementItem', createSettlementItemExport(platform));
  exports.register('instalment', createInstalmentExport(platform));
  return { instalments, orderLists, exports, refundable };
};

interface Owners {
  readonly exports: ExportService;
  readonly teams: TeamService;
  readonly certifications: CertificationService;
}
/** Statements of the merchants' accounts, on screens and as files. */
export const openStatements = (platform: Platform, { exports, ...owners }: Owners) => {
  const statements = createStatements(platform);
  const orderFacts = createOrderFacts(platform);
  const ownerOf = createStatementOwners({ db: platform.db, ...owners });
  exports.register('ledger', createStatementExport({ ...platform, ownerOf, statements, orderFacts }));
  return statements;
};
