import type { Locale } from '@balcao/contract/locale';
import { robotTexts } from './robot.texts.ts';
import type { FoundPiece } from './robot-needs.ts';

const sentencesAtMost = 3;
const charactersAtMost = 1_800;
const fewestLetters = 3;

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length >= fewestLetters || /\p{Script=Han}/u.test(word))
      // A plural and its singular count as one.
      .map((word) => word.replace(/(oes|aes|ais|es|s)$/, '')),
  );

/** The sentences of a piece that have most in common with a question, in their order. */
const mostFitting = (question: string, { heading, text }: FoundPiece): string => {
  const asked = wordsOf(`${question} ${heading}`);
  const sentences = text.match(/[^.!?。！？\n]+(?:[.!?](?=\s|$)|[。！？\n]|$)|[.!?]/gu)?.map((one) => one.trim()) ?? [
    text,
  ];
  const scored = sentences
    .filter((sentence) => sentence !== '')
    .map((sentence, index) => ({
      sentence,
      index,
      score: [...wordsOf(sentence)].filter((word) => asked.has(word)).length,
    }));
  const best = scored.toSorted((a, b) => b.score - a.score || a.index - b.index).slice(0, sentencesAtMost);
  return best
    .toSorted((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence)
    .join(' ');
};

/** An answer in the words of the knowledge alone: that of the question that fits best, or the most fitting sentences; it says where it is from. */
export const retrieved = (question: string, pieces: readonly FoundPiece[], language: Locale): string | undefined => {
  const [best] = pieces;
  if (!best) return undefined;
  const said = best.kind === 'question' ? best.text : mostFitting(question, best);
  const text = said.slice(0, charactersAtMost).trim();
  if (text === '') return undefined;
  return best.kind === 'question' || best.sourceTitle === ''
    ? text
    : `${text}\n\n${robotTexts(language).source(best.sourceTitle)}`;
};
