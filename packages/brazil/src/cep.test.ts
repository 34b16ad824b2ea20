import { describe, expect, it } from 'vitest';
import { cepFitsState, formatCep, isCep, stripCep } from './cep.ts';
import { states } from './states.ts';

describe('isCep', () => {
  it.each(['01310100', '01310-100', ' 69900-000 '])('accepts %j', (text) => expect(isCep(text)).toBe(true));
  it.each(['', '0131010', '013101000', '0131-0100', '01310_100', 'A1310-100', '０１３１０１００'])(
    'refuses %j',
    (text) => expect(isCep(text)).toBe(false),
  );
});

it('stripCep keeps the digits alone', () => expect(stripCep(' 01310-100 ')).toBe('01310100'));

it.each([
  ['', ''],
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01310100', '01310-100'],
  ['013101009', '01310-100'],
  ['01310-100', '01310-100'],
])('formatCep writes %j as %j', (text, masked) => expect(formatCep(text)).toBe(masked));

describe('cepFitsState', () => {
  it.each([
    ['01310-100', 'SP'],
    ['13010000', 'SP'],
    ['20040002', 'RJ'],
    ['29010000', 'ES'],
    ['30130000', 'MG'],
    ['40020000', 'BA'],
    ['50030000', 'PE'],
    ['69900000', 'AC'],
    ['70040010', 'DF'],
    ['76800000', 'RO'],
    ['88010000', 'SC'],
    ['90010000', 'RS'],
  ] as const)('%s may lie in %s', (cep, state) => expect(cepFitsState(cep, state)).toBe(true));

  it.each([
    ['01310100', 'RJ'],
    ['20040002', 'SP'],
    ['90010000', 'SC'],
    ['70040010', 'MG'],
  ] as const)('%s does not lie in %s', (cep, state) => expect(cepFitsState(cep, state)).toBe(false));

  it('says nothing while the code is not complete', () => expect(cepFitsState('0131', 'SP')).toBeUndefined());

  it('gives every state one region, and São Paulo two', () => {
    for (const { code } of states) {
      const regions = [...'0123456789'].filter((digit) => cepFitsState(`${digit}0000000`, code));
      expect(regions, code).toHaveLength(code === 'SP' ? 2 : 1);
    }
  });
});
