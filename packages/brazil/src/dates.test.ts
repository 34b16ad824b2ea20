import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDayOf, dayEnd, dayStart, formatDate, formatDuration, isTimeZone, monthsBack } from './dates.ts';

const saoPaulo = 'America/Sao_Paulo';
const instant = '2026-11-21T01:02:03.456Z';

describe('formatDate', () => {
  it.each([
    ['pt-BR', '20/11/2026 22:02:03'],
    ['es-MX', '20/11/2026 22:02:03'],
    ['zh-CN', '2026-11-20 22:02:03'],
    ['en-US', '20 Nov 2026 22:02:03'],
  ] as const)('writes an instant in %s as %s', (locale, text) =>
    expect(formatDate(instant, { locale, zone: saoPaulo })).toBe(text),
  );

  it.each([
    ['full', '20/11/2026 22:02:03'],
    ['short', '20/11/2026 22:02'],
    ['date', '20/11/2026'],
    ['time', '22:02:03'],
  ] as const)('has the form %s', (form, text) => expect(formatDate(instant, { form })).toBe(text));

  it('reads fourteen digits as UTC', () =>
    expect(formatDate('20261121010203', { zone: saoPaulo })).toBe(formatDate(instant, { zone: saoPaulo })));

  it('reads an offset as well as Z', () => expect(formatDate('2026-11-20T22:02:03-03:00')).toBe('20/11/2026 22:02:03'));

  it('shows midnight as 00, not as 24', () =>
    expect(formatDate('2026-11-20T03:00:00Z', { zone: saoPaulo })).toBe('20/11/2026 00:00:00'));

  it('never shifts a civil day, in any zone and any form', () => {
    for (const zone of ['America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Shanghai', 'UTC']) {
      for (const form of ['full', 'short', 'date', 'time'] as const) {
        expect(formatDate('20261120', { zone, form })).toBe('20/11/2026');
        expect(formatDate('2026-11-20', { zone, form, locale: 'en-US' })).toBe('20 Nov 2026');
      }
    }
  });

  it('writes every month of the year in English', () =>
    expect(
      Array.from({ length: 12 }, (_, month) => formatDate(monthsBack('20261201', 11 - month), { locale: 'en-US' })),
    ).toEqual('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((month) => `01 ${month} 2026`)));

  it.each([
    '',
    'hoje',
    '20260230',
    '20261301',
    '2026-11-20T10:00:00',
    '20261120250000',
    '2026-02-30T10:00:00Z',
    '2026112',
  ])('refuses %j instead of showing a wrong time', (text) => expect(() => formatDate(text)).toThrow(RangeError));

  it('refuses a zone that does not exist', () =>
    expect(() => formatDate(instant, { zone: 'Mars/Base' })).toThrow(RangeError));
});

describe('dayStart and dayEnd', () => {
  it.each([
    ['an ordinary day', '20261120', saoPaulo, '2026-11-20T03:00:00.000Z', '2026-11-21T02:59:59.999Z'],
    ['a day east of Greenwich', '20261120', 'Asia/Shanghai', '2026-11-19T16:00:00.000Z', '2026-11-20T15:59:59.999Z'],
    [
      'a day in a zone of 45 minutes',
      '20261120',
      'Asia/Kathmandu',
      '2026-11-19T18:15:00.000Z',
      '2026-11-20T18:14:59.999Z',
    ],
    [
      'a day of 23 hours that begins at 01:00',
      '20181104',
      saoPaulo,
      '2018-11-04T03:00:00.000Z',
      '2018-11-05T01:59:59.999Z',
    ],
    [
      'a day of 25 hours whose last hour repeats',
      '20180217',
      saoPaulo,
      '2018-02-17T02:00:00.000Z',
      '2018-02-18T02:59:59.999Z',
    ],
    ['a day of 23 hours', '20260308', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['a day of 25 hours', '20261101', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    [
      'a change of half an hour',
      '20261004',
      'Australia/Lord_Howe',
      '2026-10-03T13:30:00.000Z',
      '2026-10-04T12:59:59.999Z',
    ],
    [
      'midnight that comes twice',
      '20101107',
      'America/St_Johns',
      '2010-11-07T02:30:00.000Z',
      '2010-11-08T03:29:59.999Z',
    ],
    [
      'a jump from 23:30 to 00:30',
      '19190331',
      'America/Toronto',
      '1919-03-31T04:30:00.000Z',
      '1919-04-01T03:59:59.999Z',
    ],
  ])('know %s', (_, day, zone, start, end) => {
    expect(dayStart(day, zone)).toBe(start);
    expect(dayEnd(day, zone)).toBe(end);
  });

  it('give a day that a zone skipped no length', () => {
    expect(dayStart('20111230', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
    expect(dayEnd('20111230', 'Pacific/Apia')).toBe('2011-12-30T09:59:59.999Z');
    expect(dayStart('20111231', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
  });

  it('hold the day and nothing of its neighbours, in every zone of the world', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      for (const day of ['20260115', '20260329', '20261101']) {
        const [start, end] = [dayStart(day, zone), dayEnd(day, zone)];
        expect(civilDayOf(start, zone), zone).toBe(day);
        expect(civilDayOf(end, zone), zone).toBe(day);
        expect(civilDayOf(new Date(Date.parse(start) - 1).toISOString(), zone), zone).toBe(addDays(day, -1));
        expect(civilDayOf(new Date(Date.parse(end) + 1).toISOString(), zone), zone).toBe(addDays(day, 1));
      }
    }
  });

  it('cover every instant once: an instant lies between the edges of its own civil day', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        fc.constantFrom(
          saoPaulo,
          'America/Mexico_City',
          'Asia/Shanghai',
          'Europe/Lisbon',
          'Africa/Cairo',
          'Asia/Beirut',
        ),
        (date, zone) => {
          const at = date.toISOString();
          const day = civilDayOf(at, zone);
          expect(dayStart(day, zone) <= at && at <= dayEnd(day, zone)).toBe(true);
        },
      ),
    ));

  it('refuse a day that the calendar does not have', () =>
    expect(() => dayStart('20260229', saoPaulo)).toThrow(RangeError));
});

describe('civilDayOf', () => {
  it.each([
    ['2026-11-20T02:59:59.999Z', saoPaulo, '20261119'],
    ['2026-11-20T03:00:00.000Z', saoPaulo, '20261120'],
    ['20261120025959', saoPaulo, '20261119'],
    ['2026-11-20T02:59:59.999Z', 'Asia/Shanghai', '20261120'],
  ])('%s in %s is %s', (at, zone, day) => expect(civilDayOf(at, zone)).toBe(day));
});

describe('monthsBack', () => {
  it.each([
    ['20261120', 3, '20260820'],
    ['20260531', 3, '20260228'],
    ['20240531', 3, '20240229'],
    ['20260131', 1, '20251231'],
    ['20260215', 3, '20251115'],
    ['20260115', 0, '20260115'],
    ['2026-11-20', 12, '20251120'],
  ])('%s less %i months is %s', (day, months, earlier) => expect(monthsBack(day, months)).toBe(earlier));
});

it.each([
  ['20261231', 1, '20270101'],
  ['20260301', -1, '20260228'],
  ['20240228', 1, '20240229'],
])('addDays: %s and %i days is %s', (day, days, result) => expect(addDays(day, days)).toBe(result));

describe('isTimeZone', () => {
  it.each(['America/Sao_Paulo', 'UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT+3', 'America/Argentina/Buenos_Aires'])(
    'knows %s',
    (name) => expect(isTimeZone(name)).toBe(true),
  );

  it.each([
    '',
    'Mars/Base',
    '-03:00',
    '+0300',
    'GMT+3',
    'America/Sao_Paulo ',
    'America/Sao_Paulo\n',
    'x'.repeat(100_000),
  ])('refuses %j', (name) => expect(isTimeZone(name)).toBe(false));
});

it.each([
  [0, '00:00'],
  [5, '00:05'],
  [65, '01:05'],
  [3599.9, '59:59'],
  [3600, '01:00:00'],
  [86_399, '23:59:59'],
  [360_000, '100:00:00'],
  [-1, '00:00'],
])('formatDuration writes %d seconds as %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));
