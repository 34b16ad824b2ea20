import { addDays } from './dates.ts';

/** Why banks are closed on a day; `lastOfYear` is no holiday by law, and a row of its own because purposes differ. */
export type BankHolidayName =
  | 'newYear'
  | 'carnivalMonday'
  | 'carnivalTuesday'
  | 'goodFriday'
  | 'tiradentes'
  | 'labourDay'
  | 'corpusChristi'
  | 'independence'
  | 'aparecida'
  | 'allSouls'
  | 'republic'
  | 'blackAwareness'
  | 'christmas'
  | 'lastOfYear';

export interface BankHoliday {
  /** `YYYYMMDD`; it may be a Saturday or a Sunday. */
  readonly day: string;
  readonly name: BankHolidayName;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Easter Sunday of a year of the Gregorian calendar, `YYYYMMDD` (the anonymous algorithm, as Meeus gives it). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const moon = (8 * century + 13) / 25;
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor(moon) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const fromMarch = epact + weekday - 7 * late + 114;
  return `${String(year).padStart(4, '0')}${two(Math.floor(fromMarch / 31))}${two((fromMarch % 31) + 1)}`;
}

/** Month and day of what falls on the same date each year, with the year from which it holds (Lei 662/1949, 6.802/1980, 14.759/2023). */
const fixed: readonly (readonly [string, BankHolidayName, number?])[] = [
  ['0101', 'newYear'],
  ['0421', 'tiradentes'],
  ['0501', 'labourDay'],
  ['0907', 'independence'],
  ['1012', 'aparecida', 1980],
  ['1102', 'allSouls'],
  ['1115', 'republic'],
  ['1120', 'blackAwareness', 2024],
  ['1225', 'christmas'],
  ['1231', 'lastOfYear'],
];

/** Days counted from Easter Sunday: both days of Carnival (CMN Resolution 4.880/2020), Good Friday, Corpus Christi. */
const movable: readonly (readonly [number, BankHolidayName])[] = [
  [-48, 'carnivalMonday'],
  [-47, 'carnivalTuesday'],
  [-2, 'goodFriday'],
  [60, 'corpusChristi'],
];

/**
 * The days of a year on which banks in Brazil are closed in addition to Saturdays and Sundays, in order: national holidays, Carnival
 * Monday and Tuesday, Good Friday, Corpus Christi and the last day of the year. What one state or city keeps is not among them.
 * @throws RangeError when the year is not a whole number from 1900 to 2999, the years for which the rule holds.
 */
export function bankHolidays(year: number): readonly BankHoliday[] {
  if (!Number.isInteger(year) || year < 1900 || year > 2999) throw new RangeError(`${year} is no year of the calendar`);
  const easter = easterOf(year);
  const days = [
    ...fixed
      .filter(([, , since = 0]) => year >= since)
      .map(([monthDay, name]) => ({ day: `${year}${monthDay}`, name })),
    ...movable.map(([offset, name]) => ({ day: addDays(easter, offset), name })),
  ];
  return days.sort((one, other) => one.day.localeCompare(other.day));
}

/** The closed days of the years that were asked for; a year is computed once. */
const closedIn = new Map<number, ReadonlySet<string>>();
const closedDays = (year: number): ReadonlySet<string> => {
  const known = closedIn.get(year);
  if (known) return known;
  const days = new Set(bankHolidays(year).map(({ day }) => day));
  closedIn.set(year, days);
  return days;
};

/** A Monday; whole weeks from it say the day of the week of any other. */
const mondayMs = Date.UTC(2024, 0, 1);
const isWeekend = (day: string): boolean => {
  const ms = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));
  const weekday = ((((ms - mondayMs) / 86_400_000) % 7) + 7) % 7;
  return weekday >= 5;
};

/**
 * Whether banks in Brazil work on a civil day `YYYYMMDD`: no Saturday, no Sunday, none of {@link bankHolidays}.
 * @throws RangeError when it is not a day of the calendar.
 */
export function isBankDay(day: string): boolean {
  const civil = addDays(day, 0);
  return !isWeekend(civil) && !closedDays(Number(civil.slice(0, 4))).has(civil);
}

/**
 * The bank day so many bank days after a civil day `YYYYMMDD`, which itself is not counted: one after a Friday is the Monday, one
 * after a Saturday is that Monday too. With 0 the day itself, or the next bank day when it is none: what falls due on a holiday is
 * due on the next bank day. The day is the one that the calendar of São Paulo shows.
 * @throws RangeError when it is not a day of the calendar, or the number is negative or not whole.
 */
export function addBankDays(day: string, bankDays: number): string {
  if (!Number.isSafeInteger(bankDays) || bankDays < 0) throw new RangeError(`${bankDays} is no number of bank days`);
  let [found, left] = [addDays(day, 0), bankDays];
  while (left > 0) {
    found = addDays(found, 1);
    if (isBankDay(found)) left -= 1;
  }
  while (!isBankDay(found)) found = addDays(found, 1);
  return found;
}
