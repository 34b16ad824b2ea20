import { addDays, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { type CalendarDays, instantAt, type SettlementCycle, timetableOf } from '../calendar/calendar.service.ts';
import type { PaidWindow, Plan } from './realign.repository.ts';

/** The longest time from a payment to its settlement, and the longest row of days on which banks are closed, with room. */
const longestDays = 46;
const longestClosed = 16;

/**
 * When everything is to be settled that a change of this day of the calendar may touch: by the day of the payment, before the hour
 * of the run or from it on. What should have come by now is left alone: it came back later, and has a day of its own.
 */
export const planAround = (day: string, cycles: readonly SettlementCycle[], days: CalendarDays, now: Date): Plan => {
  const timetable = timetableOf(cycles, days);
  const around = (from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, index) => addDays(day, from + index));
  const windowsOf = (cycle: SettlementCycle, paidOn: string): PaidWindow[] =>
    [false, true].flatMap((late) => {
      const target = timetable.settlesAt(cycle, instantAt(paidOn, late ? cycle.hour : 0));
      const { product, method, hour } = cycle;
      return target > now ? [{ product, method, day: paidOn, hour, late, target }] : [];
    });
  const toDay = addDays(day, longestClosed);
  return {
    fromDay: day,
    toDay,
    from: new Date(dayStart(day, DEFAULT_ZONE)),
    to: new Date(dayStart(toDay, DEFAULT_ZONE)),
    paid: cycles.flatMap((cycle) =>
      around(-longestDays - longestClosed, longestClosed).flatMap((paidOn) => windowsOf(cycle, paidOn)),
    ),
    parts: around(-longestClosed, longestClosed).map((planned) => ({ planned, due: days.addBankDays(planned, 0) })),
    partsHour: timetable.cycleOf({ product: '*', method: '0302' }).hour,
  };
};
