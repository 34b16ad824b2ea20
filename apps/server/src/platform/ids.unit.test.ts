import { describe, expect, it } from 'vitest';
import { newId, newNumber, randomCharacters, timesOfNumbers, untilInserted } from './ids.ts';

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

describe('a business number', () => {
  const at = new Date('2026-11-23T12:00:00.123Z');

  it('is one of its own, however many are made in a millisecond', () => {
    const made = Array.from({ length: 1_000 }, () => newNumber(at));
    expect(new Set(made).size).toBe(made.length);
    expect(made.every((number) => /^261123120000123\d{5}$/.test(number))).toBe(true);
  });

  it('counts nothing: from one to the next it is never sure how many were between', () => {
    const ends = Array.from({ length: 100 }, () => Number(newNumber(at).slice(-5)));
    const steps = new Set(ends.slice(1).map((end, index) => (end - (ends[index] ?? 0) + 100_000) % 100_000));
    expect(steps.size).toBeGreaterThan(20);
  });

  it('that is used already gives way to the next, and what no number explains ends', async () => {
    const used = new Set<string>();
    const insert = (taken: number) => {
      let tried = 0;
      return async (): Promise<string | undefined> => {
        tried += 1;
        const number = newNumber(at);
        const isNew = tried > taken && !used.has(number);
        used.add(number);
        return isNew ? number : undefined;
      };
    };
    expect(await untilInserted(insert(4))).toMatch(/^\d{20}$/);
    await expect(untilInserted(insert(Number.POSITIVE_INFINITY))).rejects.toThrow('new numbers');
  });
});

it('random characters are as likely to be any of 36', () => {
  const seen = new Map<string, number>();
  for (const one of randomCharacters(36_000)) seen.set(one, (seen.get(one) ?? 0) + 1);
  expect(seen.size).toBe(36);
  for (const count of seen.values()) expect(Math.abs(count - 1_000)).toBeLessThan(250);
});

describe('the times of business numbers', () => {
  it.each([
    ['2', undefined, undefined],
    ['26', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['261', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2612', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['260228', '2026-02-28T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['26112209', '2026-11-22T09:00:00.000Z', '2026-11-22T10:00:00.000Z'],
    ['26112209591', '2026-11-22T09:59:00.000Z', '2026-11-22T10:00:00.000Z'],
    ['26112209595912345678', '2026-11-22T09:59:59.000Z', '2026-11-22T10:00:00.000Z'],
  ])('of %s are known from its digits', (beginning, from, before) => {
    const times = timesOfNumbers(beginning);
    expect([times?.from.toISOString(), times?.before.toISOString()]).toEqual([from, before]);
  });

  it('hold the time at which a number was made, however much of it is looked for', () => {
    const at = new Date('2026-02-28T23:59:59.999Z');
    const number = newNumber(at);
    for (let digits = 2; digits <= number.length; digits += 1) {
      const times = timesOfNumbers(number.slice(0, digits));
      expect(times && times.from <= at && at < times.before).toBe(true);
    }
  });
});
