import { addDays } from '@balcao/brazil/dates';

/** A day on which banks are closed: the word of a holiday (`carnivalMonday`), what staff wrote, `saturday` or `sunday`. */
export interface ClosedDay {
  /** YYYYMMDD. */
  readonly day: string;
  readonly name: string;
}

/** The calendar of the banks as it stands; civil days in São Paulo, written `YYYYMMDD`. */
export interface CalendarDays {
  isBankDay(day: string): boolean;
  /** So many bank days later; with 0 the day itself, or the next bank day when it is none. */
  addBankDays(day: string, bankDays: number): string;
  /** Why banks are closed from one day up to another, both included. */
  closed(from: string, to: string): ClosedDay[];
}

/** A Monday; whole weeks from it say the day of the week of any other. */
const mondayMs = Date.UTC(2024, 0, 1);
const weekendOf = (day: string): string | undefined => {
  const ms = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));
  const weekday = ((((ms - mondayMs) / 86_400_000) % 7) + 7) % 7;
  return weekday === 5 ? 'saturday' : weekday === 6 ? 'sunday' : undefined;
};

/** What follows from the holidays, which are all by their days. */
export const calendarOf = (holidays: ReadonlyMap<string, string>): CalendarDays => {
  const isBankDay = (day: string): boolean => weekendOf(day) === undefined && !holidays.has(day);
  return {
    isBankDay,
    addBankDays: (day, bankDays) => {
      let [found, left] = [addDays(day, 0), bankDays];
      while (left > 0) {
        found = addDays(found, 1);
        if (isBankDay(found)) left -= 1;
      }
      while (!isBankDay(found)) found = addDays(found, 1);
      return found;
    },
    closed: (from, to) => {
      const days: ClosedDay[] = [];
      for (let day = addDays(from, 0); day <= to; day = addDays(day, 1)) {
        // What one remembers is the holiday, also where it falls on a weekend.
        const name = holidays.get(day) ?? weekendOf(day);
        if (name !== undefined) days.push({ day, name });
      }
      return days;
    },
  };
};
