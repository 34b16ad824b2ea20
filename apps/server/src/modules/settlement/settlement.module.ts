import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BankCalendar, Holidays } from '../calendar/calendar.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import { createAgenda } from './agenda.service.ts';
import { createCalendarDesk } from './calendar-desk.service.ts';
import { settlementRoutes } from './settlement.routes.ts';
import { createSettlementFacts, createSettlementPartCounts, createSettlementService } from './settlement.service.ts';
import { createSettlementExport, createSettlementItemExport } from './settlement-export.service.ts';
import { createSettlementRun } from './settlement-run.service.ts';
import { createSettlementStanding } from './settlement-standing.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'events'>;
  readonly notices: Notices;
  readonly auditEvents: AuditEvents;
  readonly exports: ExportService;
  readonly ledger: Ledger;
  readonly calendar: BankCalendar;
  readonly holidays: Holidays;
}

/** How what was paid becomes available. */
export const settlementModule = (needs: Needs) => {
  const { platform, notices, auditEvents, exports, ledger, calendar, holidays } = needs;
  const { db, clock, jobs, events } = platform;
  const settlements = createSettlementService({ db });
  const agenda = createAgenda({ db, clock, calendar });
  const calendarDesk = createCalendarDesk({ db, clock, events, jobs, auditEvents, holidays });
  const settlementRun = createSettlementRun({ db, clock, jobs, events, ledger, calendar, notices });
  exports.register('settlement', createSettlementExport({ db }));
  exports.register('settlementItem', createSettlementItemExport({ db }));
  return {
    services: {
      settlementRun,
      settlementPartCounts: createSettlementPartCounts({ db }),
      settlementFacts: createSettlementFacts(),
      settlementStanding: createSettlementStanding({ db }),
    },
    routes: (implement: Implement) => settlementRoutes(implement, { settlements, agenda, calendarDesk }),
  } satisfies Module;
};
