import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBankDays, bankHolidays, easterOf, isBankDay } from './bank-days.ts';
import { addDays } from './dates.ts';

const isWeekday = (day: string): boolean =>
  ![0, 6].includes(new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`).getUTCDay());
const days = (year: number): string[] =>
  Array.from({ length: 366 }, (_, index) => addDays(`${year}0101`, index)).filter((day) => day.startsWith(`${year}`));

describe('easterOf', () => {
  it.each([
    [1900, '0415'],
    [1943, '0425'],
    [1954, '0418'],
    [1961, '0402'],
    [1981, '0419'],
    [2000, '0423'],
    [2008, '0323'],
    [2011, '0424'],
    [2016, '0327'],
    [2019, '0421'],
    [2024, '0331'],
    [2025, '0420'],
    [2026, '0405'],
    [2027, '0328'],
    [2028, '0416'],
    [2029, '0401'],
    [2030, '0421'],
    [2038, '0425'],
    [2049, '0418'],
    [2076, '0419'],
    [2285, '0322'],
  ])('of %i is %s', (year, monthDay) => expect(easterOf(year)).toBe(`${year}${monthDay}`));

  it('is a Sunday from 22 March to 25 April in every year', () => {
    for (let year = 1900; year < 3000; year++) {
      const easter = easterOf(year);
      expect(isWeekday(easter), easter).toBe(false);
      expect(isWeekday(addDays(easter, 1)), easter).toBe(true);
      expect(easter >= `${year}0322` && easter <= `${year}0425`, easter).toBe(true);
    }
  });
});

describe('bankHolidays', () => {
  it.each([
    [2026, '0101 0216 0217 0403 0421 0501 0604 0907 1012 1102 1120 1225'],
    [2027, '0101 0208 0209 0326 0421 0527 0907 1012 1102 1115'],
  ])('of %i on weekdays are those of the published calendar, and the last day of the year', (year, published) =>
    expect(
      bankHolidays(year)
        .map(({ day }) => day)
        .filter(isWeekday),
    ).toEqual(`${published} 1231`.split(' ').map((monthDay) => `${year}${monthDay}`)),
  );

  it('name the last day of the year as what it is, apart from the holidays', () =>
    expect(bankHolidays(2026).at(-1)).toEqual({ day: '20261231', name: 'lastOfYear' }));

  it.each([
    [2023, false],
    [2024, true],
    [2030, true],
  ])('hold 20 November since 2024: %i %s', (year, isHeld) =>
    expect(bankHolidays(year).some(({ day }) => day === `${year}1120`)).toBe(isHeld),
  );

  it('keep both names where two fall together: Good Friday was 21 April in 2000', () =>
    expect(bankHolidays(2000).filter(({ day }) => day === '20000421')).toHaveLength(2));

  it('come in order and lie in their year', () => {
    for (let year = 1900; year < 3000; year++) {
      const all = bankHolidays(year).map(({ day }) => day);
      expect(all).toEqual([...all].sort());
      expect(all.every((day) => day.startsWith(String(year)))).toBe(true);
    }
  });

  it.each([1899, 3000, 2026.5, Number.NaN])('refuse the year %d', (year) =>
    expect(() => bankHolidays(year)).toThrow(RangeError),
  );
});

describe('isBankDay', () => {
  it.each([
    ['20260218', 'Ash Wednesday, when banks open at noon'],
    ['20261224', 'the day before Christmas, with short hours'],
    ['20261230', 'the day before the last'],
    ['20231120', '20 November before it was a national holiday'],
    ['20260605', 'the Friday after Corpus Christi'],
  ])('is one: %s, %s', (day) => expect(isBankDay(day)).toBe(true));

  it.each([
    ['20260216', 'Carnival Monday'],
    ['20260217', 'Carnival Tuesday'],
    ['20261120', 'Black Awareness Day'],
    ['20261121', 'a Saturday'],
    ['20261122', 'a Sunday'],
    ['20261231', 'the last day of the year'],
    ['20270101', 'New Year'],
  ])('is none: %s, %s', (day) => expect(isBankDay(day)).toBe(false));

  it('counts the weekdays of 2026 but for thirteen', () => expect(days(2026).filter(isBankDay)).toHaveLength(261 - 13));

  it.each(['20260230', '2026', '', 'hoje', '18991229'])('refuses %j', (day) =>
    expect(() => isBankDay(day)).toThrow(RangeError),
  );
});

describe('addBankDays', () => {
  it.each([
    ['a debit sale on the Friday before Carnival', '20260213', 1, '20260218'],
    ['a debit sale on the Thursday before 20 November', '20261119', 1, '20261123'],
    ['a debit sale on the eve of Corpus Christi', '20260603', 1, '20260605'],
    ['three days over the turn of the year', '20261229', 3, '20270105'],
    ['one day after a Saturday', '20261121', 1, '20261123'],
  ])('%s: %s and %i is %s', (_, day, count, result) => expect(addBankDays(day, count)).toBe(result));

  it.each([
    ['20261013', 30, '20261112'],
    ['20261021', 30, '20261123'],
    ['20260117', 30, '20260218'],
    ['20261021', 60, '20261221'],
    ['20261021', 90, '20270119'],
  ])('rolls what is due %s and %i days later forward to %s', (day, later, due) =>
    expect(addBankDays(addDays(day, later), 0)).toBe(due),
  );

  const someDay = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('19500101', count));

  it('ends on a bank day, with exactly so many after the first', () =>
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
        const end = addBankDays(day, count);
        let passed = 0;
        for (let at = addDays(day, 1); at <= end; at = addDays(at, 1)) if (isBankDay(at)) passed += 1;
        expect(isBankDay(end)).toBe(true);
        expect(passed).toBe(count);
      }),
    ));

  it('adds up: first some and then others is all at once', () =>
    fc.assert(
      fc.property(someDay, fc.nat(12), fc.integer({ min: 1, max: 12 }), (day, some, others) => {
        expect(addBankDays(addBankDays(day, some), others)).toBe(
          some === 0 ? addBankDays(addBankDays(day, 0), others) : addBankDays(day, some + others),
        );
      }),
    ));

  it('never lets anybody wait more than five days for the next bank day', () =>
    fc.assert(
      fc.property(someDay, (day) => {
        expect(addBankDays(day, 0) <= addDays(day, 5)).toBe(true);
      }),
    ));

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d bank days', (count) =>
    expect(() => addBankDays('20260101', count)).toThrow(RangeError),
  );
});
