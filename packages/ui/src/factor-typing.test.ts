import { expect, it } from 'vitest';
import { asAppCode, asRecoveryCode } from './factor-typing.ts';

it('takes a code of the app as apps show it', () => {
  expect(asAppCode('123 456')).toBe('123456');
  expect(asAppCode('12a')).toBe('12');
  expect(asAppCode('1234567')).toBe('123456');
});

it('groups a recovery code while it is typed, and never ends in a hyphen', () => {
  expect(asRecoveryCode('abcd')).toBe('ABCD');
  expect(asRecoveryCode('abcde')).toBe('ABCD-E');
  expect(asRecoveryCode('ABCD-EFGH-IJKL-MNOP')).toBe('ABCD-EFGH-IJKL-MNOP');
  expect(asRecoveryCode('abcd efgh ijkl mnop qrst')).toBe('ABCD-EFGH-IJKL-MNOP');
});

it('reads the digits that no code has as the letters that were meant', () => {
  expect(asRecoveryCode('0181-9')).toBe('OIBI');
});
