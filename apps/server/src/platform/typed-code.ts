import { randomInt } from 'node:crypto';
import { plainLetters, typedCodeLength } from '@balcao/contract/typed-code';

/** Random letters and digits, without those that are easily confused. */
export const plainCharacters = (length: number): string =>
  Array.from({ length }, () => plainLetters[randomInt(plainLetters.length)]).join('');

/** A code of 40 random bits that people read on one screen and type on another. */
export const newTypedCode = (): string => plainCharacters(typedCodeLength);
