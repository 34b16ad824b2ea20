import { expect, it } from 'vitest';
import { daysInName } from './export-name.ts';

const zone = 'America/Sao_Paulo';
const name = (from: string, to: string) =>
  daysInName({ period: { from, to }, createdAt: '2026-12-01T01:00:00Z' }, zone);

it('a file says its period: a month, a day, or from one day to another', () => {
  expect(name('20261101', '20261130')).toBe('2026-11');
  expect(name('20240201', '20240229')).toBe('2024-02');
  expect(name('20261128', '20261128')).toBe('2026-11-28');
  expect(name('20261101', '20261129')).toBe('2026-11-01--2026-11-29');
  expect(name('20261001', '20261130')).toBe('2026-10-01--2026-11-30');
});
it('a file of no period says the day on which it was asked for, where the reader is', () => {
  expect(daysInName({ period: null, createdAt: '2026-12-01T01:00:00Z' }, zone)).toBe('2026-11-30');
});
