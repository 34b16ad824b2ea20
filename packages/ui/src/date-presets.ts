import { addDays, civilDayOf, dayStart } from '@balcao/brazil/dates';
import { searchedFrom } from '@balcao/contract/search-window';

/** From an instant, before another: UTC, ISO 8601. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}
/** The periods of the specification (section 9), and the months that books are kept by. */
export const presets = ['today', 'yesterday', 'days7', 'days30', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof presets)[number];

const back = (days: number) => (today: string) => addDays(today, -days);
const monthBegins = (day: string): string => `${day.slice(0, -2)}01`;
const monthBeforeEnds = (today: string): string => addDays(monthBegins(today), -1);

type DayOf = (today: string) => string;
/** First and last day of a preset. */
const spans: Readonly<Record<Preset, readonly [first: DayOf, last: DayOf]>> = {
  today: [back(0), back(0)],
  yesterday: [back(1), back(1)],
  days7: [back(6), back(0)],
  days30: [back(29), back(0)],
  thisMonth: [monthBegins, back(0)],
  lastMonth: [(today) => monthBegins(monthBeforeEnds(today)), monthBeforeEnds],
};

/** The instants of whole civil days in a zone, the last day included. Days are written `YYYYMMDD` or `YYYY-MM-DD`. */
export const rangeOfDays = (first: string, last: string, zone: string): DateRange => ({
  from: dayStart(first, zone),
  to: dayStart(addDays(last, 1), zone),
});

export const rangeOf = (preset: Preset, now: string, zone: string): DateRange => {
  const today = civilDayOf(now, zone);
  const [first, last] = spans[preset];
  return rangeOfDays(first(today), last(today), zone);
};

/** The civil days that a range covers, `YYYYMMDD`: the last one is the day before the range ends. */
export const daysOf = ({ from, to }: DateRange, zone: string): { first: string; last: string } => ({
  first: civilDayOf(from, zone),
  last: civilDayOf(new Date(Date.parse(to) - 1).toISOString(), zone),
});

/** The preset that gives exactly this range today; undefined for days someone chose. */
export const presetOf = (range: DateRange, now: string, zone: string): Preset | undefined =>
  presets.find((preset) => {
    const { from, to } = rangeOf(preset, now, zone);
    return from === range.from && to === range.to;
  });

/**
 * The first day of the zone that a search reaches as a whole. `YYYYMMDD`.
 */
export const earliestDay = (now: string, zone: string): string => {
  const edge = searchedFrom(now);
  const day = civilDayOf(edge, zone);
  return dayStart(day, zone) < edge ? addDays(day, 1) : day;
};
