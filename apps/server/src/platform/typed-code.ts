import { randomInt } from 'node:crypto';
import { plainLetters, typedCodeLength } from '@balcao/contract/typed-code';

/** So many letters and digits at random, none of which is taken for another. */
export const plainCharacters = (length: number): string =>
  Array.from({ length }, () => plainLetters[randomInt(plainLetters.length)]).join('');

/** A code of 40 random bits that people read on one screen and type on another. */
export const newTypedCode = (): string => plainCharacters(typedCodeLength);
