import { expect, it } from 'vitest';
import { stretchIn } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=990-5000', { first: 990, last: 999 }],
  ['bytes=-1', { first: 999, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', undefined],
  ['bytes=-0', undefined],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=1-2', 'whole'],
] as const)('%s of a thousand bytes', (header, stretch) => {
  expect(stretchIn(header, 1_000)).toEqual(stretch);
});
