import { bankHolidays } from '@balcao/brazil/bank-days';
import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendar-days.ts';
import { timetableOf } from './timetable.ts';

const years = Array.from({ length: 20 }, (_, index) => bankHolidays(2020 + index)).flat();
const holidays = new Map(years.map(({ day, name }) => [day, name as string]));
const days = calendarOf(holidays);
const cycles = [
  { product: '*', method: '01', days: 0, basis: 'bank', hour: 21 },
  { product: '*', method: '02', days: 0, basis: 'bank', hour: 21 },
  { product: '*', method: '0301', days: 1, basis: 'bank', hour: 6 },
  { product: '*', method: '0302', days: 30, basis: 'calendar', hour: 6 },
] as const;
const timetable = timetableOf(cycles, days);
const settled = (method: string, paidAt: string) =>
  timetable.settlesAt({ product: '03', method }, new Date(paidAt)).toISOString();

describe('the day on which money is settled', () => {
  it.each([
    ['debit, Friday before Carnival', '0301', '2026-02-13T15:00:00-03:00', '2026-02-18T09:00:00.000Z'],
    ['debit, the day before a Friday holiday', '0301', '2026-11-19T15:00:00-03:00', '2026-11-23T09:00:00.000Z'],
    ['debit, the day before Corpus Christi', '0301', '2026-06-03T15:00:00-03:00', '2026-06-05T09:00:00.000Z'],
    ['debit on a Saturday', '0301', '2026-06-13T15:00:00-03:00', '2026-06-15T09:00:00.000Z'],
    ['credit', '0302', '2026-10-13T15:00:00-03:00', '2026-11-12T09:00:00.000Z'],
    ['credit due on a holiday', '0302', '2026-10-21T15:00:00-03:00', '2026-11-23T09:00:00.000Z'],
    ['credit due at Carnival', '0302', '2026-01-17T15:00:00-03:00', '2026-02-18T09:00:00.000Z'],
    ['Pix before nine in the evening', '02', '2026-10-13T20:59:59.999-03:00', '2026-10-14T00:00:00.000Z'],
    ['Pix at nine', '02', '2026-10-13T21:00:00-03:00', '2026-10-15T00:00:00.000Z'],
    ['Pix on a Friday night', '02', '2026-10-16T21:30:00-03:00', '2026-10-20T00:00:00.000Z'],
    ['a wallet on a Sunday', '01', '2026-10-18T09:00:00-03:00', '2026-10-20T00:00:00.000Z'],
    ['a wallet on the last day of the year', '01', '2026-12-31T09:00:00-03:00', '2027-01-05T00:00:00.000Z'],
    ['debit late in the evening of São Paulo', '0301', '2026-10-14T01:30:00Z', '2026-10-14T09:00:00.000Z'],
  ])('%s', (_what, method, paidAt, expected) => expect(settled(method, paidAt)).toBe(expected));

  it('is a bank day after the payment, and the same for everything within the hour', () => {
    const instant = fc.date({ min: new Date('2021-01-01'), max: new Date('2037-12-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.constantFrom('01', '02', '0301', '0302'), (paidAt, method) => {
        const way = { product: '03', method };
        const at = timetable.settlesAt(way, paidAt);
        expect(at.getTime()).toBeGreaterThan(paidAt.getTime());
        expect(days.isBankDay(civilDayOf(at.toISOString(), DEFAULT_ZONE))).toBe(true);
        expect(timetable.all(paidAt)[`*:${method}`]).toBe(at.toISOString());
        expect(timetable.nextRun(way, paidAt).getTime()).toBeGreaterThan(paidAt.getTime());
      }),
    );
  });

  it('follows the cycle of a product that has its own', () => {
    const own = timetableOf([...cycles, { product: '11', method: '0302', days: 2, basis: 'bank', hour: 6 }], days);
    const paidAt = new Date('2026-11-18T15:00:00Z');
    expect(own.settlesAt({ product: '11', method: '0302' }, paidAt).toISOString()).toBe('2026-11-23T09:00:00.000Z');
    expect(own.settlesAt({ product: '03', method: '0302' }, paidAt).toISOString()).toBe('2026-12-18T09:00:00.000Z');
  });
});

describe('the calendar', () => {
  it('says why banks are closed, by the name of a holiday rather than by the weekend', () =>
    expect(days.closed('20260214', '20260218')).toEqual([
      { day: '20260214', name: 'saturday' },
      { day: '20260215', name: 'sunday' },
      { day: '20260216', name: 'carnivalMonday' },
      { day: '20260217', name: 'carnivalTuesday' },
    ]));

  it('counts bank days as it stands, with a day added and one taken away', () => {
    const changed = new Map([...holidays, ['20261124', 'Dia da cidade']]);
    changed.delete('20261120');
    const other = calendarOf(changed);
    expect(other.addBankDays('20261119', 1)).toBe('20261120');
    expect(other.addBankDays('20261123', 1)).toBe('20261125');
    expect(other.addBankDays(addDays('20261123', 1), 0)).toBe('20261125');
  });
});
