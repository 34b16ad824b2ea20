import { addDays, civilDayOf, dayStart } from '@balcao/brazil/dates';
import { hoursOf } from '@balcao/brazil/hours';
import {
  type DashboardFigures,
  type DashboardQuery,
  dashboardDaysAtMost,
  dashboardSince,
} from '@balcao/contract/dashboard';
import * as z from 'zod/mini';
import { refuseField } from '../../platform/refusal.ts';
import { quarterMs, quarterOf } from './blocks.ts';

/** First and last civil day, both included. */
export interface Days {
  readonly first: string;
  readonly last: string;
}
export const Period = z.enum(['now', 'before', 'later']);
/** Part of what is shown: of the period, of the one before that counts, or of its rest, which only the series shows. */
export interface Bucket {
  readonly period: z.infer<typeof Period>;
  /** The place on the axis; -1 where the axis has none for it. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}
interface Place {
  readonly day: string;
  readonly hour: number | null;
}
type Span = Place & { readonly dayIndex: number; readonly from: number; readonly to: number };

/** What is read for a period: places on the axis, the intervals of their sums, and where the period before ends within a quarter. */
export interface Frame {
  readonly days: Days;
  readonly before: Days;
  readonly step: DashboardFigures['step'];
  readonly places: readonly (Place & { readonly hasBegun: boolean })[];
  readonly buckets: readonly Bucket[];
  /** Until when the period before counts; null where it counts as a whole. */
  readonly until: number | null;
  /** The part of a quarter of an hour that lies before `until`. */
  readonly edge: { readonly from: Date; readonly to: Date } | null;
}

const hoursUpToDays = 2;
const startOf = (day: string, zone: string): number => Date.parse(dayStart(day, zone));
const lengthOf = ({ first, last }: Days): number => {
  let days = 1;
  for (let day = first; day < last; day = addDays(day, 1)) days += 1;
  return days;
};

/** The days of a question. @throws Refusal `form_invalid` where they make no period. */
export const daysOf = ({ period = 'today', from, to }: DashboardQuery, now: Date, zone: string): Days => {
  const today = civilDayOf(now.toISOString(), zone);
  if (period === 'yesterday') return { first: addDays(today, -1), last: addDays(today, -1) };
  if (period !== 'custom') return { first: addDays(today, { today: 0, days7: -6, days30: -29 }[period]), last: today };
  if (from === undefined || to === undefined) return refuseField(from === undefined ? 'from' : 'to', 'required');
  if (from < dashboardSince || from > today) return refuseField('from', 'salesPeriod');
  if (to >= addDays(from, dashboardDaysAtMost)) return refuseField('to', 'yearAtMost');
  return { first: from, last: to < today ? to : today };
};

const spansOf = ({ first }: Days, length: number, step: Frame['step'], zone: string): Span[] =>
  Array.from({ length }, (_, dayIndex) => {
    const day = addDays(first, dayIndex);
    if (step === 'hour') return hoursOf(day, zone).map((hour): Span => ({ day, dayIndex, ...hour }));
    return [{ day, dayIndex, hour: null, from: startOf(day, zone), to: startOf(addDays(day, 1), zone) }];
  }).flat();

/** For each interval before, its place: by day and hour of the clock; an hour that comes more often there belongs to the last. */
const placesBefore = (spans: readonly Span[], before: readonly Span[]): number[] => {
  const taken = new Map<string, number>();
  return before.map(({ dayIndex, hour }) => {
    const same = spans.flatMap((span, index) => (span.dayIndex === dayIndex && span.hour === hour ? [index] : []));
    const key = `${dayIndex}:${hour}`;
    const nth = taken.get(key) ?? 0;
    taken.set(key, nth + 1);
    return same[Math.min(nth, same.length - 1)] ?? -1;
  });
};

/** When the clock of a day showed what that of today shows now; an hour that the day has not is over when the next begins. */
const sameTime = (now: number, today: string, day: string, zone: string): number => {
  const hours = hoursOf(today, zone);
  const current = hours.find(({ from, to }) => from <= now && now < to);
  const then = hoursOf(day, zone);
  if (!current) return then.at(-1)?.to ?? now;
  const nth = hours.filter(({ hour, from }) => hour === current.hour && from < current.from).length;
  const same = then.filter(({ hour }) => hour === current.hour);
  const found = same[Math.min(nth, same.length - 1)];
  if (found) return Math.min(found.from + now - current.from, found.to);
  return (then.find(({ hour }) => hour > current.hour) ?? then.at(-1))?.from ?? now;
};

/** An interval of the period before, in two where that stops counting within it. */
const splitAt = (index: number, { from, to }: Span, cut: number): Bucket[] => {
  if (to <= cut) return [{ period: 'before', index, from, to }];
  if (from >= cut) return [{ period: 'later', index, from, to }];
  return [
    { period: 'before', index, from, to: cut },
    { period: 'later', index, from: cut, to },
  ];
};

/**
 * How a period is read, against as many days before it. Where it holds today, which is not over, the last of those days counts until
 * the same time of day only, so that a morning is not compared with a whole day.
 */
export const frameOf = (days: Days, now: Date, zone: string): Frame => {
  const length = lengthOf(days);
  const before: Days = { first: addDays(days.first, -length), last: addDays(days.first, -1) };
  const step = length <= hoursUpToDays ? 'hour' : 'day';
  const [spans, past] = [spansOf(days, length, step, zone), spansOf(before, length, step, zone)];
  const today = civilDayOf(now.toISOString(), zone);
  const end = startOf(days.first, zone);
  const until = days.last === today ? sameTime(now.getTime(), today, before.last, zone) : null;
  const cut = until === null ? end : quarterOf(until);
  const indices = placesBefore(spans, past);
  return {
    days,
    before,
    step,
    places: spans.map(({ day, hour, from }) => ({ day, hour, hasBegun: from <= now.getTime() })),
    buckets: [
      ...spans.map(({ from, to }, index): Bucket => ({ period: 'now', index, from, to })),
      ...past.flatMap((span, index) => splitAt(indices[index] ?? -1, span, cut)),
    ],
    until,
    edge:
      until !== null && until > cut && until - cut < quarterMs ? { from: new Date(cut), to: new Date(until) } : null,
  };
};
