import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { type StartData, startSchedule } from '@balcao/contract/workflow-kind-start';
import type { Schedule } from './workflow.tables.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const minuteMs = 60_000;
const daysOfWeek = 7;

const isOn = (civilDay: string, { day }: Schedule): boolean => {
  const dashed = `${civilDay.slice(0, 4)}-${civilDay.slice(4, 6)}-${civilDay.slice(6)}`;
  return day === 'day' || weekdays[new Date(`${dashed}T00:00:00Z`).getUTCDay()] === day;
};

/** The next time after a moment, by the clock of São Paulo. */
export const nextTime = (schedule: Schedule, after: Date): Date => {
  const today = civilDayOf(after.toISOString(), DEFAULT_ZONE);
  const [hours = 0, minutes = 0] = schedule.time.split(':').map(Number);
  for (let ahead = 0; ahead <= daysOfWeek; ahead += 1) {
    const day = addDays(today, ahead);
    const at = new Date(new Date(dayStart(day, DEFAULT_ZONE)).getTime() + (hours * 60 + minutes) * minuteMs);
    if (at > after && isOn(day, schedule)) return at;
  }
  throw new Error('every day of the week comes within eight days');
};

/** What a published start says of times; null for one that begins otherwise. */
export const scheduleOf = (start: StartData): Schedule | null => startSchedule(start) ?? null;
