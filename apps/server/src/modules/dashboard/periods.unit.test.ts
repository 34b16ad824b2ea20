import { describe, expect, it } from 'vitest';
import { piecesOf } from './blocks.ts';
import { frameOf } from './periods.ts';

const at = (iso: string): number => Date.parse(iso);
const untilOf = (day: string, now: string, zone: string): string | null => {
  const { until } = frameOf({ first: day, last: day }, new Date(now), zone);
  return until === null ? null : new Date(until).toISOString();
};

describe('the period before', () => {
  it('ends at the same time of day where today is shown', () =>
    expect(untilOf('20261122', '2026-11-22T17:31:05.250Z', 'America/Sao_Paulo')).toBe('2026-11-21T17:31:05.250Z'));
  it('ends when the clock shows the same, also where it was changed since', () =>
    expect(untilOf('20261101', '2026-11-01T17:30:00Z', 'America/New_York')).toBe('2026-10-31T16:30:00.000Z'));
  it('ends with the hour before where that day has no such hour', () =>
    expect(untilOf('20260309', '2026-03-09T06:30:00Z', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z'));
  it('is a whole one beside days that are over', () =>
    expect(untilOf('20261120', '2026-11-22T17:31:05.250Z', 'America/Sao_Paulo')).toBeNull());
  it('has as many days, right before', () => {
    const frame = frameOf({ first: '20260227', last: '20260302' }, new Date('2026-11-22T12:00:00Z'), 'UTC');
    expect(frame.before).toEqual({ first: '20260223', last: '20260226' });
  });
});

describe('the places on the axis', () => {
  it('are hours up to two days, days beyond', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(frameOf({ first: '20261121', last: '20261122' }, now, 'UTC').places).toHaveLength(48);
    expect(frameOf({ first: '20261120', last: '20261122' }, now, 'UTC').places).toHaveLength(3);
  });
  it('have begun or not', () => {
    const { places } = frameOf({ first: '20261122', last: '20261122' }, new Date('2026-11-22T12:00:00Z'), 'UTC');
    expect(places.filter(({ hasBegun }) => hasBegun)).toHaveLength(13);
  });
  it('put an hour that comes twice in one place beside a day that has it once', () => {
    const { buckets } = frameOf(
      { first: '20261102', last: '20261102' },
      new Date('2026-11-09T12:00:00Z'),
      'America/New_York',
    );
    const before = buckets.filter(({ period }) => period === 'before');
    expect(before).toHaveLength(25);
    expect(before.filter(({ index }) => index === 1)).toHaveLength(2);
  });
});

describe('the sums that make up a stretch', () => {
  it('are one for a day of São Paulo', () =>
    expect(piecesOf({ from: at('2026-11-21T03:00Z'), to: at('2026-11-22T03:00Z') })).toHaveLength(1));
  it('are quarters, hours and days where a zone begins its days elsewhere', () => {
    const pieces = piecesOf({ from: at('2026-11-01T18:15Z'), to: at('2026-11-08T18:15Z') });
    expect(pieces.map(({ span }) => span)).toEqual([15, 60, 1440, 60, 15]);
    expect(pieces.reduce((end, { from, to }) => (from === end ? to : Number.NaN), at('2026-11-01T18:15Z'))).toBe(
      at('2026-11-08T18:15Z'),
    );
  });
  it('are none of no time', () => expect(piecesOf({ from: 0, to: 0 })).toEqual([]));
});
