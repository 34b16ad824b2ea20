import * as z from 'zod/mini';
import { line } from './scalars.ts';

/** An emoji with what joins it to others or colours it: the only place where invisible characters mean something. */
const emoji =
  /\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}\p{Join_Control}]*/gu;
/** What is not seen, or stands for what could not be read: zero-width marks, fillers, tags, private use, U+FFFD, blank Braille. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Co}\ufffd\u2800]/u;
const visible = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Letters of formulas look like others and belong to no word. */
const ofFormulas = /[\u{1d400}-\u{1d7ff}]/u;

/**
 * The letters that one word may be made of, as "highly restrictive" of UTS 39 (section 5.2) says: one script, or the combinations of
 * Japanese, Chinese and Korean, which go with Latin letters.
 */
const alphabets = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Latin Han Hiragana Katakana',
  'Latin Han Bopomofo',
  'Latin Han Hangul',
].map((scripts) => {
  const letters = `${scripts} Common Inherited`.split(' ').map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${letters.join('')}]+$`, 'u');
});
const isOfOneAlphabet = (word: string): boolean => alphabets.some((letters) => letters.test(word));

/** Why a visible name is not allowed; undefined when it is. */
export const nameFault = (text: string): 'nameHidden' | 'nameBlank' | 'nameMixed' | undefined => {
  const plain = text.replaceAll(emoji, ' ');
  if (unseen.test(plain)) return 'nameHidden';
  if (!visible.test(text)) return 'nameBlank';
  const words = plain.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  return words.every((word) => isOfOneAlphabet(word) && !ofFormulas.test(word)) ? undefined : 'nameMixed';
};

/**
 * A name that other people see and trust, as of a team, a shop, a device or goods: one line that is really seen, each word in the
 * letters of one alphabet, so that `Cafe` with a Cyrillic `e` does not pass for another.
 */
export const nameLine = (max: number, min = 1) =>
  line(max, min).check(
    z.superRefine((text, context) => {
      const fault = nameFault(text);
      if (fault) context.addIssue({ code: 'custom', params: { text: fault } });
    }),
  );
