import type { Leaf } from './input-leaves.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64url');

/** What has no business in any field, or only in some: by what is wrong with it. */
export const badValues: Readonly<Record<string, unknown>> = {
  nul: 'a\0b',
  'a control character': '1\u0007',
  'half a character': 'a\ud800b',
  'a mark that reorders text': 'a\u202eb',
  'far too much text': 'x'.repeat(30_000),
  'far too many digits': '1'.repeat(30_000),
  nothing: null,
  'empty text': '',
  'an object': { a: 1 },
  'a list': [{}],
  yes: true,
  'a fraction': 1.5,
  'less than nothing': -1,
  'more than four bytes hold': 2_147_483_648,
  'more than a double holds exactly': 2 ** 53,
  'digits beyond every column': '9007199254740993',
  'a fraction as text': '1.5',
  'less than nothing as text': '-1',
  'the year 0': '0000-01-01T00:00:00Z',
  'the year 9999': '9999-12-31T23:59:59.999Z',
  'a moment of a day that does not exist': '2026-02-30T00:00:00Z',
  'a month that does not exist': '20261340',
  'a day in 9999': '99991231',
  'a day in the year 1': '00010101',
  'the name of what every object has': 'constructor',
  'the name of what every object is made of': '__proto__',
};

const id = '019a0000-0000-7000-8000-000000000000';
const number = '20260302141500000001';
/** Cursors that no list ever gave: of another form, and of the right form with what no row can hold. */
export const forgedCursors: readonly string[] = [
  base64('{"at":"x","key":null}'),
  base64('[]'),
  base64(`999999999999999.${id}`),
  base64(`9999999999999.${number}`),
  base64('1772460900000.999999999999999'),
  base64(`1772460900000.${id}'--`),
  base64(`1772460900000.E${'\0'.repeat(31)}`),
  base64(`${id}.99999999999999999999.1`),
  base64(`${id}.1.99999999999999999999`),
  `${id}0`,
  '99999999',
  '0',
  `${number}.999`,
];

/** Whether a value does not fit where it is put: what the schema of the field itself says. */
export const isRefused = ({ schema }: Leaf, value: unknown): boolean => !schema.safeParse(value).success;
