import { describe, expect, it } from 'vitest';
import { dayLabel } from './day-label.ts';

describe('a day under a chart', () => {
  it.each([
    ['pt-BR', '03/04'],
    ['es-MX', '03/04'],
    ['en-US', '03 Apr'],
    ['zh-CN', '04-03'],
  ] as const)('reads in %s as %s', (locale, label) => expect(dayLabel('20260403', locale)).toBe(label));
});
