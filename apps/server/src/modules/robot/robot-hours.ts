import { DEFAULT_ZONE, wallClock } from '@balcao/brazil/dates';
import type { RobotHours, RobotTakes } from '@balcao/contract/robot';

const daysOfWeek = 7;

/** Whether people answer at an instant, by days and times of São Paulo. What goes on after midnight belongs to the day on which it began. */
export const isWithin = ({ days, from, until }: RobotHours, now: Date): boolean => {
  const wall = new Date(wallClock(now.getTime(), DEFAULT_ZONE));
  const time = wall.toISOString().slice('2026-01-01T'.length, '2026-01-01T00:00'.length);
  const today = wall.getUTCDay();
  if (from < until) return days.includes(today) && time >= from && time < until;
  const yesterday = (today + daysOfWeek - 1) % daysOfWeek;
  return (days.includes(today) && time >= from) || (days.includes(yesterday) && time < until);
};

/** A follower is new for so many days. */
const newForMs = 7 * 86_400_000;

/** Whether a robot takes a conversation at an instant; `followsSince` is when the person began to follow. */
export const takesNow = (
  { takes, hours }: { readonly takes: RobotTakes; readonly hours: RobotHours },
  now: Date,
  followsSince: Date,
): boolean => {
  if (takes === 'all') return true;
  if (takes === 'new') return now.getTime() - followsSince.getTime() < newForMs;
  return isWithin(hours, now) === (takes === 'open');
};
