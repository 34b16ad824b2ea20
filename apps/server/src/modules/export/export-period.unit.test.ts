import { expect, it } from 'vitest';
import { periodOf } from './export-period.ts';

const of = (filter: Readonly<Record<string, unknown>>) =>
  periodOf({ filter, timeZone: 'America/Sao_Paulo', createdAt: new Date('2026-11-28T15:00:00Z') });

it('instants are the days of the reader’s zone, and the second one has not begun', () => {
  const from = '2026-11-01T03:00:00.000Z';
  expect(of({ from, to: '2026-11-29T03:00:00.000Z' })).toEqual({ from: '20261101', to: '20261128' });
  expect(of({ from, to: '2026-11-28T15:00:00.000Z' })).toEqual({ from: '20261101', to: '20261128' });
});
it('days are themselves, under whatever names a filter has them, until today where there is no last one', () => {
  expect(of({ from: '20261001', to: '20261031' })).toEqual({ from: '20261001', to: '20261031' });
  expect(of({ dayFrom: '20261120' })).toEqual({ from: '20261120', to: '20261128' });
  expect(of({ first: '20261120', last: '20261121' })).toEqual({ from: '20261120', to: '20261121' });
  expect(of({ month: '202612' })).toEqual({ from: '20261201', to: '20261231' });
});
it('what does not say when it begins has no period', () => {
  expect(of({ to: '2026-11-29T03:00:00.000Z' })).toBeNull();
  expect(of({ status: ['02'] })).toBeNull();
});
