import { addDays } from '@balcao/brazil/dates';
import { type Change, digitsOf, type Mask, retyped, type Typed } from './mask-typing.ts';

/** Whether the year comes first, as in Chinese, or the day. */
type Order = 'dayFirst' | 'yearFirst';
export const orderOf = (locale: string): Order => (locale.startsWith('zh') ? 'yearFirst' : 'dayFirst');

const isDay = (text: string): boolean => {
  try {
    return /^\d{8}$/.test(text) && addDays(text, 0) === text;
  } catch {
    return false;
  }
};

const shows: Readonly<Record<Order, (digits: string) => string>> = {
  dayFirst: (digits) => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('/'),
  yearFirst: (digits) => [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].filter(Boolean).join('-'),
};
const maskOf = (order: Order): Mask => ({ keep: digitsOf, show: shows[order], longest: 8 });

/** `YYYYMMDD` of eight digits in the order of the language, or of the other order where only that gives a day. */
const dayOf = (digits: string, order: Order): string | undefined => {
  const turned = `${digits.slice(4)}${digits.slice(2, 4)}${digits.slice(0, 2)}`;
  return (order === 'dayFirst' ? [turned, digits] : [digits, turned]).find(isDay);
};

/** The digits of a whole date that says itself which part is the year: `1990-11-2`, `2.11.1990`, `1990年11月2日`. */
const writtenOut = (text: string, order: Order): string | undefined => {
  const two = (part = '') => part.padStart(2, '0');
  const [, y, m, d] = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(text) ?? [];
  const [, day, month, year] = y ? ['', d, m, y] : (/^\D*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\D*$/.exec(text) ?? []);
  if (!year) return undefined;
  return order === 'dayFirst' ? `${two(day)}${two(month)}${year}` : `${year}${two(month)}${two(day)}`;
};

/** A separator typed after a single digit ends that part: `1/` is the first, `1/2/` the first of February. */
const padded = (text: string, order: Order): string => {
  const parts = text.split(/\D/);
  const widths = order === 'dayFirst' ? [2, 2] : [4, 2];
  const ended = parts.slice(0, -1);
  if (!/\D$/.test(text) || ended.length > 2) return text;
  return [...ended.map((part, index) => (part ? part.padStart(widths[index] ?? 0, '0') : '')), ''].join('/');
};

/** A value of the field as it is shown: a day in the language's order, anything else as it was typed. */
export const dayText = (value: string, locale: string): string => {
  if (!isDay(value)) return value;
  const order = orderOf(locale);
  const turned = `${value.slice(6)}${value.slice(4, 6)}${value.slice(0, 4)}`;
  return shows[order](order === 'dayFirst' ? turned : value);
};

/**
 * The field after its text was changed: `YYYYMMDD` once it is a day of the calendar, otherwise the text as it stands, so that incomplete or wrong
 * text is kept too. Complete dates are read in either order, with any separators.
 */
export const retypedDay = (value: string, change: Change, locale: string): Typed => {
  const order = orderOf(locale);
  const byKey = change.by.startsWith('delete') || /^insert(Text|CompositionText)$/.test(change.by);
  const whole = byKey ? undefined : writtenOut(change.text, order);
  const inserts = change.by.startsWith('insert') && change.caret === change.text.length;
  const text = whole ?? (inserts ? padded(change.text, order) : change.text);
  const caret = text === change.text ? change.caret : text.length;
  const typed = retyped(maskOf(order), digitsOf(dayText(value, locale)), { ...change, text, caret });
  const day = typed.value.length === 8 ? dayOf(typed.value, order) : undefined;
  if (day === undefined) return { ...typed, value: typed.text };
  const shown = dayText(day, locale);
  return { value: day, text: shown, caret: shown === typed.text ? typed.caret : shown.length };
};
