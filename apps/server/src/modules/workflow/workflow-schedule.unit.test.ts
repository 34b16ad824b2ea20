import { expect, it } from 'vitest';
import { nextTime } from './workflow-schedule.ts';

const next = (day: 'day' | 'mon' | 'sun', time: string, after: string) =>
  nextTime({ day, time, tag: '' }, new Date(after)).toISOString();

it('comes at its time by the clock of São Paulo, never at the same moment twice', () => {
  expect(next('day', '09:00', '2026-11-27T11:59:59Z')).toBe('2026-11-27T12:00:00.000Z');
  expect(next('day', '09:00', '2026-11-27T12:00:00Z')).toBe('2026-11-28T12:00:00.000Z');
  // In São Paulo it is still the evening of the 27th.
  expect(next('day', '23:30', '2026-11-28T01:00:00Z')).toBe('2026-11-28T02:30:00.000Z');
});
it('comes on its day of the week', () => {
  expect(next('mon', '00:05', '2026-11-27T12:00:00Z')).toBe('2026-11-30T03:05:00.000Z');
  expect(next('mon', '00:05', '2026-11-30T03:05:00Z')).toBe('2026-12-07T03:05:00.000Z');
  expect(next('sun', '10:00', '2026-12-31T12:00:00Z')).toBe('2027-01-03T13:00:00.000Z');
});
