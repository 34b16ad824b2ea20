import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Tone } from '@balcao/ui/tone.tsx';

/** How much of the promised time is left, counted in days of the calendar of São Paulo, where the promise was given. */
export interface DueWords {
  readonly tone: Tone;
  readonly key: 'lateToday' | 'late' | 'today' | 'tomorrow' | 'inDays';
  readonly days: number;
}
const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => {
  const at = (day: string) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
  return Math.round((at(to) - at(from)) / dayMs);
};

/** In words, how a submission stands against its promise: a day late begins with the day after. */
export const dueWords = (dueAt: string, now: Date): DueWords => {
  const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
  const due = civilDayOf(dueAt, DEFAULT_ZONE);
  const days = daysBetween(today, due);
  if (days < 0) return { tone: 'bad', key: 'late', days: -days };
  if (now.getTime() > Date.parse(dueAt)) return { tone: 'bad', key: 'lateToday', days: 0 };
  if (days === 0) return { tone: 'waiting', key: 'today', days };
  return due === addDays(today, 1)
    ? { tone: 'moving', key: 'tomorrow', days }
    : { tone: 'moving', key: 'inDays', days };
};
