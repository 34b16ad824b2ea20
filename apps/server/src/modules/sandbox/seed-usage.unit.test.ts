import { describe, expect, it } from 'vitest';
import { plausibleUsage } from './seed-usage.ts';

const span = { publishedAt: new Date('2026-11-20T11:30:52Z'), now: new Date('2026-11-27T15:00:00Z') };

describe('the usage of the demonstration', () => {
  it.each(['shop', 'queue'] as const)('of the %s is the same each time, and agrees with itself', (template) => {
    const { days } = plausibleUsage(template, span);
    expect(plausibleUsage(template, span).days).toEqual(days);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['20261120', '20261127']);
    for (const { opens, people, seconds, faulty, pages, faultAt } of days) {
      expect(people).toBeGreaterThan(0);
      expect(people).toBeLessThanOrEqual(opens);
      expect(faulty).toBeLessThanOrEqual(opens);
      expect(pages.reduce((sum, page) => sum + page.seconds, 0)).toBe(seconds);
      expect(faultAt !== null).toBe(faulty > 0);
      expect(faultAt?.getTime() ?? 0).toBeLessThanOrEqual(span.now.getTime());
    }
  });

  it('is a part of a usual day while the day is not over', () => {
    const { days } = plausibleUsage('shop', { ...span, now: new Date('2026-11-27T05:00:00Z') });
    expect(days.at(-1)?.opens).toBeLessThan((days.at(-2)?.opens ?? 0) / 2);
  });
});
