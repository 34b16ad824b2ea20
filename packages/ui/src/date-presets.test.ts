import { describe, expect, it } from 'vitest';
import { daysOf, earliestDay, presetOf, presets, rangeOf, rangeOfDays } from './date-presets.ts';

const zone = 'America/Sao_Paulo';
/** 22:30 of the 20th in São Paulo, though the 21st in UTC. */
const now = '2026-11-21T01:30:00.000Z';

describe('a period of a filter', () => {
  it.each([
    ['today', '2026-11-20T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    ['yesterday', '2026-11-19T03:00:00.000Z', '2026-11-20T03:00:00.000Z'],
    ['days7', '2026-11-14T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    ['days30', '2026-10-22T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    ['thisMonth', '2026-11-01T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    ['lastMonth', '2026-10-01T03:00:00.000Z', '2026-11-01T03:00:00.000Z'],
  ] as const)('%s is whole days of the zone', (preset, from, to) => {
    expect(rangeOf(preset, now, zone)).toEqual({ from, to });
  });
  it('is the December before in January', () => {
    const { from, to } = rangeOf('lastMonth', '2027-01-05T12:00:00.000Z', zone);
    expect([from, to]).toEqual(['2026-12-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z']);
  });
  it('is known again as the preset that it is', () => {
    for (const preset of presets) expect(presetOf(rangeOf(preset, now, zone), now, zone)).toBe(preset);
  });
  it('is no preset when somebody chose the days', () => {
    expect(presetOf(rangeOfDays('2026-11-01', '2026-11-09', zone), now, zone)).toBeUndefined();
  });
  it('is yesterday no longer when the day is over', () => {
    const tomorrow = '2026-11-22T01:30:00.000Z';
    expect(presetOf(rangeOf('yesterday', now, zone), tomorrow, zone)).toBeUndefined();
  });
  it('says which days it covers, the last one included', () => {
    expect(daysOf(rangeOfDays('20261101', '20261109', zone), zone)).toEqual({ first: '20261101', last: '20261109' });
  });
  it('reaches back three calendar months', () => {
    expect(earliestDay(now, zone)).toBe('20260820');
  });
  it.each([
    ['Europe/Lisbon', '20260821'],
    ['America/Manaus', '20260820'],
  ])('reaches no further back in %s than the search does', (elsewhere, day) => {
    expect(earliestDay(now, elsewhere)).toBe(day);
  });
});
