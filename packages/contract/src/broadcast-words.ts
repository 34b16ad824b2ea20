import { textWithoutLinks } from './broadcast-link.ts';
import { limits } from './limits.ts';

export const titleAtMost = 100;
/** Far more than 3,000 words have: the limit of what is counted at all. */
export const charactersAtMost = 60_000;

/** No text of a broadcast has more words. */
export const wordsAtMost = limits.broadcastWords;

const han = /\p{Script=Han}/gu;
const others = /[\p{L}\p{N}]/u;
/** One for every language and both ends, so that the screen and the server count alike. */
const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'word' });

const wordsIn = (segment: string): number => {
  const characters = segment.match(han)?.length ?? 0;
  if (characters === 0) return 1;
  return characters + (others.test(segment.replaceAll(han, '')) ? 1 : 0);
};

/** Words as people count them: each Han character is one, and addresses are none. */
export const countWords = (text: string): number => {
  let count = 0;
  for (const { segment, isWordLike } of segmenter.segment(textWithoutLinks(text)))
    if (isWordLike) count += wordsIn(segment);
  return count;
};
