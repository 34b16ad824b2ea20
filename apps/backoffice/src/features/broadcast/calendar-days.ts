import { addDays, monthsBack } from '@balcao/brazil/dates';
import type { Locale } from '@balcao/contract/locale';

/** The day with which weeks begin in the calendars of a language: 0 is Sunday. */
const weekBegins: Readonly<Record<Locale, number>> = { 'pt-BR': 0, 'en-US': 0, 'es-MX': 0, 'zh-CN': 1 };

const utc = (civilDay: string): Date =>
  new Date(Date.UTC(Number(civilDay.slice(0, 4)), Number(civilDay.slice(4, 6)) - 1, Number(civilDay.slice(6))));

/** The days of a month `YYYYMM`. */
export const daysOfMonth = (month: string): readonly string[] => {
  const [first, next] = [`${month}01`, monthsBack(`${month}01`, -1)];
  const days = [];
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day);
  return days;
};

/** In which column of a week the first day of a month stands, from 1 to 7. */
export const firstColumn = (month: string, locale: Locale): number =>
  ((utc(`${month}01`).getUTCDay() - weekBegins[locale] + 7) % 7) + 1;

/** The names of the days of a week in short, as the weeks of the language go. */
export const weekdayNames = (locale: Locale): readonly string[] => {
  const words = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // 4 January 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, at) => words.format(Date.UTC(2026, 0, 4 + weekBegins[locale] + at)));
};

/** A month as people say it: novembro de 2026. */
export const monthName = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(`${month}01`));

/** The month so many later; a negative number goes back. */
export const monthAfter = (month: string, months: number): string => monthsBack(`${month}01`, -months).slice(0, 6);
