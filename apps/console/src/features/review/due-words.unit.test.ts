import { describe, expect, it } from 'vitest';
import { dueWords } from './due-words.ts';

const due = '2026-11-24T02:59:59.999Z'; // The end of Monday the 23rd in São Paulo.
const at = (now: string) => dueWords(due, new Date(now));

describe('how a submission stands against its promise', () => {
  it.each([
    ['2026-11-20T12:00:00Z', 'inDays', 3],
    ['2026-11-22T12:00:00Z', 'tomorrow', 1],
    ['2026-11-23T03:00:00Z', 'today', 0],
    ['2026-11-24T02:59:59Z', 'today', 0],
    ['2026-11-24T03:00:00Z', 'late', 1],
    ['2026-11-27T03:00:00Z', 'late', 4],
  ])('at %s: %s, %i days', (now, key, days) => {
    expect(at(now)).toMatchObject({ key, days });
  });
  it('is late within the day when the hour itself was promised', () => {
    expect(dueWords('2026-11-23T12:00:00Z', new Date('2026-11-23T12:00:01Z'))).toMatchObject({ key: 'lateToday' });
  });
  it('says late in the tone of what is bad', () => {
    expect([at('2026-11-23T12:00:00Z').tone, at('2026-11-25T12:00:00Z').tone]).toEqual(['waiting', 'bad']);
  });
});
