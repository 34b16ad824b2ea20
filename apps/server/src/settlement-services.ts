import type { Ledger } from './modules/ledger/ledger.service.ts';
import type { Notices } from './modules/notification/notices.service.ts';
import { createAgenda } from './modules/settlement/agenda.service.ts';
import type { BankCalendar } from './modules/settlement/bank-calendar.service.ts';
import { createCalendarDesk } from './modules/settlement/calendar-desk.service.ts';
import { createSettlementService } from './modules/settlement/settlement.service.ts';
import { createSettlementRun } from './modules/settlement/settlement-run.service.ts';
import type { StaffDeeds } from './modules/staff/staff-deed.service.ts';
import type { Platform } from './platform/platform.ts';

interface Around {
  readonly ledger: Ledger;
  readonly calendar: BankCalendar;
  readonly notices: Notices;
  readonly staffDeeds: StaffDeeds;
}

/** How what was paid becomes available, and the calendar by which it does. */
export const openSettlements = (platform: Platform, around: Around) => ({
  settlementRun: createSettlementRun({ ...platform, ...around }),
  settlements: createSettlementService(platform),
  agenda: createAgenda({ ...platform, ...around }),
  calendarDesk: createCalendarDesk({ ...platform, deeds: around.staffDeeds }),
});
