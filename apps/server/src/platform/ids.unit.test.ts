import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';

describe('an id', () => {
  it('follows all that were made before it, also within a millisecond', () => {
    const at = new Date('2026-11-23T12:00:00.000Z');
    const made = Array.from({ length: 1_000 }, (_, index) => newId(new Date(at.getTime() + Math.floor(index / 500))));
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it('is another one where another process makes one at the same instant', () => {
    const at = new Date('2026-11-23T12:00:00.000Z');
    const before = newId(at);
    newId(new Date(0));
    expect(newId(at).slice(0, 13)).toBe(before.slice(0, 13));
    expect(newId(at)).not.toBe(before);
  });
});
