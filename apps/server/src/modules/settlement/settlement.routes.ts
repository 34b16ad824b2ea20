import {
  getSettlement,
  getSettlementAgenda,
  listMerchantSettlements,
  listSettlementItems,
  listSettlements,
} from '@balcao/contract/settlement';
import {
  addBankHoliday,
  getBankCalendar,
  previewBankHoliday,
  removeBankHoliday,
} from '@balcao/contract/settlement-calendar';
import type { Implement } from '../../platform/implement.ts';
import type { Agenda } from './agenda.service.ts';
import type { CalendarDesk } from './calendar-desk.service.ts';
import type { SettlementService } from './settlement.service.ts';

interface Services {
  readonly settlements: SettlementService;
  readonly agenda: Agenda;
  readonly calendarDesk: CalendarDesk;
}

export const settlementRoutes = (implement: Implement, { settlements, agenda, calendarDesk }: Services): void => {
  implement(listSettlements, settlements.list);
  implement(listMerchantSettlements, settlements.ofMerchant);
  implement(getSettlementAgenda, agenda.agenda);
  implement(getSettlement, settlements.get);
  implement(listSettlementItems, settlements.items);
  implement(getBankCalendar, calendarDesk.calendar);
  implement(previewBankHoliday, calendarDesk.preview);
  implement(addBankHoliday, calendarDesk.add);
  implement(removeBankHoliday, calendarDesk.remove);
};
