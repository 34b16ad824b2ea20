import { addDays, dayStart, wallClock } from './dates.ts';

const QUARTER_MS = 900_000;

/** An hour of a day as its clock shows it: instants in milliseconds. */
export interface HourOfDay {
  readonly hour: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The hours of a civil day in a zone, in turn. Where clocks change, an hour comes twice, is missing, or is as much longer or shorter
 * as the clock jumps: 25, 23, or one of 90 or 30 minutes at Lord Howe. Offsets of today's zones are whole quarters of an hour.
 */
export function hoursOf(civilDay: string, zone: string): HourOfDay[] {
  const [start, end] = [dayStart(civilDay, zone), dayStart(addDays(civilDay, 1), zone)].map(Date.parse) as [
    number,
    number,
  ];
  const hours: { hour: number; from: number; to: number }[] = [];
  for (let at = start; at < end; at += QUARTER_MS) {
    const wall = new Date(wallClock(at, zone));
    const last = hours.at(-1);
    if (last && wall.getUTCMinutes() !== 0 && wall.getUTCHours() === last.hour) last.to = at + QUARTER_MS;
    else hours.push({ hour: wall.getUTCHours(), from: at, to: at + QUARTER_MS });
  }
  return hours;
}
