import { describe, expect, it } from 'vitest';
import { hoursOf } from './hours.ts';

const minutesOf = (day: string, zone: string) =>
  hoursOf(day, zone).map(({ hour, from, to }) => [hour, (to - from) / 60_000]);
const whole = Array.from({ length: 24 }, (_, hour) => [hour, 60]);

describe('the hours of a day', () => {
  it.each(['America/Sao_Paulo', 'Asia/Kathmandu', 'UTC'])('are 24 in %s', (zone) =>
    expect(minutesOf('20261122', zone)).toEqual(whole),
  );
  it('begin at a quarter of an hour of UTC in Kathmandu', () =>
    expect(new Date(hoursOf('20261122', 'Asia/Kathmandu')[0]?.from ?? 0).toISOString()).toBe(
      '2026-11-21T18:15:00.000Z',
    ));
  it('are 25 where New York puts its clocks back: one comes twice', () => {
    const hours = minutesOf('20261101', 'America/New_York');
    expect(hours).toHaveLength(25);
    expect(hours.slice(0, 4)).toEqual([
      [0, 60],
      [1, 60],
      [1, 60],
      [2, 60],
    ]);
  });
  it('are 23 where New York puts them forward: two is missing', () => {
    const hours = minutesOf('20260308', 'America/New_York');
    expect(hours).toHaveLength(23);
    expect(hours.slice(0, 3)).toEqual([
      [0, 60],
      [1, 60],
      [3, 60],
    ]);
  });
  it('are as long as Lord Howe makes them, whose clocks move by half an hour', () => {
    expect(minutesOf('20260405', 'Australia/Lord_Howe').slice(0, 3)).toEqual([
      [0, 60],
      [1, 90],
      [2, 60],
    ]);
    expect(minutesOf('20261004', 'Australia/Lord_Howe').slice(0, 4)).toEqual([
      [0, 60],
      [1, 60],
      [2, 30],
      [3, 60],
    ]);
  });
  it('leave no gap to the next day', () => {
    const [today, tomorrow] = ['20261101', '20261102'].map((day) => hoursOf(day, 'America/New_York'));
    expect(today?.at(-1)?.to).toBe(tomorrow?.[0]?.from);
  });
});
