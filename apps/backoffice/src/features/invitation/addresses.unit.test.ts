import { expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

it.each([
  ['ana@cafe.example', ['ana@cafe.example'], []],
  [
    'ana@cafe.example, bia@cafe.example;caio@cafe.example',
    ['ana@cafe.example', 'bia@cafe.example', 'caio@cafe.example'],
    [],
  ],
  ['ana@cafe.example\n\n  bia@cafe.example \n', ['ana@cafe.example', 'bia@cafe.example'], []],
  ['ANA@cafe.example ana@CAFE.example', ['ana@cafe.example'], []],
  ['<ana@cafe.example>', ['ana@cafe.example'], []],
  ['ana@cafe.example bia@ @cafe.example', ['ana@cafe.example'], ['bia@', '@cafe.example']],
  ['  \n ', [], []],
])('reads %j as %j and refuses %j', (text, emails, wrong) => expect(addressesIn(text)).toEqual({ emails, wrong }));
