import { createHash } from 'node:crypto';
import { nameKeyOf } from '../../platform/name-key.ts';
import { rootsOf } from './knowledge-words.ts';

/** The same for questions that differ by case, accents and marks only. */
export const questionKeyOf = (question: string): string => {
  const key = nameKeyOf(question)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return key || nameKeyOf(question);
};

/** A key that is equal for questions with the same set of words; order and repetition do not matter. */
export const wordsKeyOf = (question: string): string =>
  createHash('sha256').update(rootsOf(question).sort().join(' ')).digest('hex');

/** A text in which numbers of cards and documents, telephones and e-mails were hidden (rules: masked, no-card-numbers). */
export const withoutNumbers = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\s@]+@[^\s@]+\.[^\s@]+/g, '***')
    .replaceAll(/\p{Nd}(?:[\s\p{Pd}._/()·•]{0,3}\p{Nd}){5,}/gu, '***');
