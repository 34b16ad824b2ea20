import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { CertificationService } from '../certification/certification.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { ConsentEmails } from '../staff/consent-emails.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { ledgerRoutes } from './ledger.routes.ts';
import { createLedger, type Ledger } from './ledger.service.ts';
import { createLedgerBalances } from './ledger-balance.service.ts';
import { createLedgerCloses } from './ledger-close.service.ts';
import { createLedgerDays } from './ledger-day.service.ts';
import { createLedgerDrift } from './ledger-drift.service.ts';
import { createLedgerMerchants } from './ledger-merchants.ts';
import { ledgerProofRoutes } from './ledger-proof.routes.ts';
import { createLedgerProofs } from './ledger-proof.service.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';
import { createReconciliationDesk } from './reconciliation-desk.service.ts';
import { createReconciliationEmails } from './reconciliation-emails.ts';
import { createReconciliationRun, type UnidentifiedPayments } from './reconciliation-run.service.ts';
import { reserveRoutes } from './reserve.routes.ts';
import { createReserveService } from './reserve.service.ts';
import { reversalRoutes } from './reversal.routes.ts';
import { createReversals } from './reversal.service.ts';
import { createStatements } from './statement.service.ts';
import { createStatementExport } from './statement-export.service.ts';
import { createStatementLines, type OrdersOfStatements, type SettlementsOfStatements } from './statement-lines.ts';
import { createStatementOwners } from './statement-owner.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'events' | 'mailer' | 'longWork'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly consentEmails: ConsentEmails;
  readonly certifications: CertificationService;
  readonly exports: ExportService;
  readonly rails: RailService;
  readonly freezes: Freezes;
}

/** Statements of the merchants' accounts, on screens and as files. */
const openStatements = ({ platform: { db, clock, jobs }, teams, certifications, exports }: Needs) => {
  const orderPort = createPort<OrdersOfStatements>('the orders of statements');
  const orders: OrdersOfStatements = { byNumbers: (...ask) => orderPort.get().byNumbers(...ask) };
  const settlementPort = createPort<SettlementsOfStatements>('the settlements of statements');
  const settlements: SettlementsOfStatements = { partCounts: (...ask) => settlementPort.get().partCounts(...ask) };
  const linesOf = createStatementLines({ orders, settlements });
  const statements = createStatements({ db, clock, jobs, linesOf });
  const statementOwners = createStatementOwners({ db, teams, certifications });
  exports.register('ledger', createStatementExport({ db, clock, statements, linesOf, ownerOf: statementOwners }));
  return { orderPort, settlementPort, statements, statementOwners };
};

/** What watches over the ledger: its proofs, its closes, whose balances drift, and what rails say. */
const openWatch = ({ platform, teams, staffNames: names, auditEvents, rails }: Needs, ledger: Ledger) => {
  const { config, db, clock, jobs, log, mailer, longWork } = platform;
  const unidentifiedPort = createPort<UnidentifiedPayments>('payments that no order waits for');
  const unidentified: UnidentifiedPayments = {
    takeIn: (...ask) => unidentifiedPort.get().takeIn(...ask),
    wentBack: (...ask) => unidentifiedPort.get().wentBack(...ask),
  };
  const merchants = createLedgerMerchants({ db, teams });
  const closes = createLedgerCloses({ longWork });
  const ledgerDrift = createLedgerDrift({ db, clock, jobs, log });
  const watched = { closes, drift: ledgerDrift, merchants, names };
  const emails = createReconciliationEmails({ mailer, publicBaseUrl: config.publicBaseUrl, names });
  const run = createReconciliationRun({ db, clock, jobs, log, ledger, rails, emails, unidentified });
  return {
    unidentifiedPort,
    ledgerDrift,
    ledgerProofs: createLedgerProofs({ db, clock, jobs, log, longWork, ...watched }),
    ledgerBalances: createLedgerBalances({ db, merchants }),
    reconciliationRun: run,
    reconciliationDesk: createReconciliationDesk({ db, clock, run, auditEvents, names, merchants }),
  };
};

/** Whose money is where, to the centavo. */
export const ledgerModule = (needs: Needs) => {
  const { platform, names, teams, staffNames, auditEvents, consentEmails, freezes } = needs;
  const { db, clock, jobs, events } = platform;
  const ledger = createLedger({ db, clock, jobs });
  const { orderPort, settlementPort, statements, statementOwners } = openStatements(needs);
  const { unidentifiedPort, ledgerDrift, ledgerProofs, ledgerBalances, reconciliationRun, reconciliationDesk } =
    openWatch(needs, ledger);
  const reserve = createReserveService({ db, events, names, ledger, freezes, logs: needs.logs });
  const reversals = createReversals({
    ...{ db, clock, jobs, events, ledger, teams, auditEvents, staffNames, consentEmails },
  });
  const ledgerDays = createLedgerDays({ db });
  return {
    services: { ledger, ledgerDays, statementOwners, ledgerDrift, ledgerProofs, reconciliationRun, reserve, reversals },
    ports: { orders: orderPort, settlements: settlementPort, unidentified: unidentifiedPort },
    routes: (implement: Implement) => {
      ledgerRoutes(implement, statements);
      ledgerProofRoutes(implement, { ledgerProofs, ledgerBalances });
      reconciliationRoutes(implement, reconciliationDesk);
      reserveRoutes(implement, reserve);
      reversalRoutes(implement, reversals);
    },
  } satisfies Module;
};
