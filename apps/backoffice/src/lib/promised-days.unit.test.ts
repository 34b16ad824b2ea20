import { describe, expect, it } from 'vitest';
import { promisedOf } from './promised-days.ts';

/** Friday afternoon in São Paulo, promised within three bank days: the end of Wednesday. */
const asked = { submittedAt: '2026-11-27T18:00:00.000Z', dueAt: '2026-12-03T02:59:59.999Z' };
const at = (instant: string) => promisedOf(asked, Date.parse(instant));

describe('the promise to decide', () => {
  it('counts bank days from the one after the submission', () => {
    expect(at('2026-11-27T18:00:01.000Z')).toEqual({ day: '20261202', all: 3, begun: 0, isLate: false });
  });
  it('does not move over the weekend', () => {
    expect(at('2026-11-29T15:00:00.000Z').begun).toBe(0);
  });
  it('counts a day from its midnight in São Paulo', () => {
    expect(at('2026-12-01T02:59:59.000Z').begun).toBe(1);
    expect(at('2026-12-01T03:00:00.000Z').begun).toBe(2);
  });
  it('is late when the last day is over, and counts no further', () => {
    expect(at('2026-12-03T02:59:59.000Z')).toMatchObject({ begun: 3, isLate: false });
    expect(at('2026-12-07T12:00:00.000Z')).toMatchObject({ begun: 3, isLate: true });
  });
  it('leaves holidays out', () => {
    const overChristmas = { submittedAt: '2026-12-24T12:00:00.000Z', dueAt: '2026-12-29T02:59:59.999Z' };
    expect(promisedOf(overChristmas, Date.parse('2026-12-26T12:00:00.000Z'))).toMatchObject({ all: 1, begun: 0 });
  });
});
