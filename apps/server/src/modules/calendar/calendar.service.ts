import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { deleteHoliday, holidaysBetween, insertHoliday, readCycles, readHolidays } from './calendar.repository.ts';
import type { SettlementCycle } from './calendar.tables.ts';
import { type CalendarDays, type ClosedDay, calendarOf } from './calendar-days.ts';
import { type Timetable, timetableOf } from './timetable.ts';

export type { SettlementCycle } from './calendar.tables.ts';
export { type CalendarDays, type ClosedDay, calendarOf } from './calendar-days.ts';
export { instantAt, plannedDay, type Timetable, timetableOf } from './timetable.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'onCalendar'>;
}
interface Known {
  readonly days: CalendarDays;
  readonly timetable: Timetable;
}

/**
 * The days on which banks in Brazil work, as staff keep them: civil days in São Paulo, written `YYYYMMDD`. Read once and held in
 * memory by each process, until someone changes the calendar.
 */
export const createBankCalendar = ({ db, events }: Needs) => {
  let known: Promise<Known> | undefined;

  const load = async (): Promise<Known> => {
    const [holidays, cycles] = await Promise.all([readHolidays(db), readCycles(db)]);
    const days = calendarOf(new Map(holidays.map(({ day, name }) => [day, name])));
    return { days, timetable: timetableOf(cycles, days) };
  };
  // The old calendar is used until the new one is loaded: a payment in progress holds a connection and must not wait for another.
  const refresh = (): void => {
    const next = load();
    next.then(
      () => {
        known = next;
      },
      () => {}, // A database that was away is asked again at the next change, or when nothing is known yet.
    );
  };
  events.onCalendar(refresh);

  const current = (): Promise<Known> => {
    known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  return {
    isBankDay: async (day: string): Promise<boolean> => (await current()).days.isBankDay(day),
    /** So many bank days later; with 0 the day itself, or the next bank day when it is none. */
    addBankDays: async (day: string, bankDays: number): Promise<string> =>
      (await current()).days.addBankDays(day, bankDays),
    /** Why banks are closed from one day up to another, both included: holidays, Saturdays and Sundays. */
    closed: async (from: string, to: string): Promise<ClosedDay[]> => (await current()).days.closed(from, to),
    /** The current calendar, for callers that query it many times. */
    days: async (): Promise<CalendarDays> => (await current()).days,
    /** When what is paid at an instant is settled. */
    timetable: async (): Promise<Timetable> => (await current()).timetable,
  };
};
export type BankCalendar = ReturnType<typeof createBankCalendar>;

/** The holidays, for those who change them: read from the database each time, never from memory. */
export const createHolidays = ({ db }: { readonly db: Db }) => ({
  /** Every holiday by its day, and the cycles. */
  read: async (): Promise<{ holidays: Map<string, string>; cycles: SettlementCycle[] }> => {
    const [holidays, cycles] = await Promise.all([readHolidays(db), readCycles(db)]);
    return { holidays: new Map(holidays.map(({ day, name }) => [day, name])), cycles };
  },
  /** From one day up to another, both included, in their order. */
  between: (from: string, to: string) => holidaysBetween(db, from, to),
  /** False when the day is one already. */
  add: (tx: Tx, holiday: { day: string; name: string }): Promise<boolean> => insertHoliday(tx, holiday),
  /** What it was called; undefined when the day is none. */
  remove: (tx: Tx, day: string): Promise<string | undefined> => deleteHoliday(tx, day),
});
export type Holidays = ReturnType<typeof createHolidays>;
