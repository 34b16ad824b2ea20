import { expect, it } from 'vitest';
import { daysOfMonth, firstColumn, monthAfter, monthName, weekdayNames } from './calendar-days.ts';

it('has the days of each month, also of February in a leap year', () => {
  expect(daysOfMonth('202611')).toHaveLength(30);
  expect(daysOfMonth('202802').at(-1)).toBe('20280229');
  expect(daysOfMonth('202612').slice(0, 2)).toEqual(['20261201', '20261202']);
});

it('begins weeks as the language does: on Sunday, in Chinese on Monday', () => {
  // 1 November 2026 is a Sunday.
  expect(firstColumn('202611', 'pt-BR')).toBe(1);
  expect(firstColumn('202611', 'zh-CN')).toBe(7);
  expect(weekdayNames('pt-BR').at(0)).toMatch(/^dom/);
  expect(weekdayNames('en-US')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(weekdayNames('zh-CN').at(0)).toBe('周一');
});

it('goes over the end of a year', () => {
  expect([monthAfter('202612', 1), monthAfter('202601', -1)]).toEqual(['202701', '202512']);
  expect(monthName('202611', 'pt-BR')).toBe('novembro de 2026');
});
