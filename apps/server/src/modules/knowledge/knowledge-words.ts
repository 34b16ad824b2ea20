/** A language whose words PostgreSQL brings to their stems; a text of another one is found by its words as they are. */
export type StemLanguage = 'portuguese' | 'spanish' | 'english' | 'simple';

/** Words that only one of the three languages has, and many of its sentences. */
const telling: Readonly<Record<Exclude<StemLanguage, 'simple'>, ReadonlySet<string>>> = {
  portuguese: new Set(
    'não são você vocês em um uma do da dos das no na nos nas ao aos pelo pela com seu sua é mais até também'.split(
      ' ',
    ),
  ),
  spanish: new Set(
    'el los las del una unos y con su es más usted ustedes en por lo se al hay pero también está'.split(' '),
  ),
  english: new Set('the and of to is are you your we our with for this that it be or not can will from'.split(' ')),
};
const han = /\p{Script=Han}/u;
const hanRun = /\p{Script=Han}+/gu;
const wordRun = /[\p{L}\p{N}\p{M}]+/gu;
const wordLettersAtMost = 40;

/** Words in small letters, without the characters of Chinese. */
const plainWords = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().replaceAll(hanRun, ' ').match(wordRun) ?? []).map((word) =>
    word.slice(0, wordLettersAtMost),
  );
/** Without accents. */
const folded = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The language of a text by its most frequent words; the language of the channel where they say nothing. */
export const languageOf = (text: string, otherwise: StemLanguage): StemLanguage => {
  const words = plainWords(text.slice(0, 2_000));
  const counts = Object.entries(telling).map(([language, set]) => ({
    language: language as StemLanguage,
    count: words.filter((word) => set.has(word)).length,
  }));
  const [best, second] = counts.sort((a, b) => b.count - a.count);
  return best && second && best.count > second.count ? best.language : otherwise;
};
const byLocale: Readonly<Record<string, StemLanguage>> = {
  pt: 'portuguese',
  es: 'spanish',
  en: 'english',
};
/** The language of a channel, by how the contract writes it. */
export const stemLanguageOf = (locale: string): StemLanguage => byLocale[locale.slice(0, 2)] ?? 'simple';

/** Ends of plurals in Portuguese, Spanish and English without accents, and what stands there in the singular. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/[ao]es$/, 'ao'],
  [/iones$/, 'ion'],
  [/([aeou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/([rlzds])es$/, '$1'],
  [/ies$/, 'y'],
  [/s$/, ''],
];
const shortest = 4;
/**
 * A word in the form that matches text typed without accents: also without plural and gender endings. It is indexed in addition to PostgreSQL's stem
 * and not derived from it, since the stemmer needs the accents to recognise endings.
 */
export const rootOf = (word: string): string => {
  const bare = folded(word);
  if (bare.length < shortest || /\d/.test(bare)) return bare;
  const [end, singular] = plurals.find(([pattern]) => pattern.test(bare)) ?? [/$/, ''];
  const one = bare.replace(end, singular);
  return one.length > shortest ? one.replace(/[aeo]$/, '') : one;
};

/** Two characters that stand together, of a run of Chinese; of a single one itself. */
const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((second, at) => `${characters[at]}${second}`);
};
const hanRuns = (text: string): string[] => text.normalize('NFKC').match(hanRun) ?? [];

/** What a text is found by in addition to its stems: the roots of its words, and the pairs of its Chinese characters. */
export const rootsOf = (text: string): string[] => [
  ...new Set([
    ...plainWords(text)
      .filter((word) => word.length > 1 || /\d/.test(word))
      .map(rootOf),
    ...hanRuns(text).flatMap(pairsOf),
  ]),
];
/** The part of a text that stems are made of. */
export const stemmedPart = (text: string): string => text.replaceAll(hanRun, ' ');

/** One thing that is asked for: a word, or a word of Chinese. */
export interface Term {
  /** As it was written, in small letters; empty for Chinese, which has no stems. */
  readonly word: string;
  /** All of them are in a text that has it. */
  readonly roots: readonly string[];
}
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words of a run of Chinese; single characters that follow each other are one, as dictionaries know few words of a trade. */
const hanWords = (run: string): string[] => {
  const words: string[] = [];
  let isSingle = false;
  for (const { segment } of segmenter.segment(run)) {
    const single = [...segment].length === 1;
    if (single && isSingle) words[words.length - 1] += segment;
    else words.push(segment);
    isSingle = single;
  }
  return words;
};
const termsAtMost = 16;
/** What a question asks for, each once. */
export const termsOf = (question: string): Term[] => {
  const words = plainWords(question).map((word) => ({ word, roots: [rootOf(word)] }));
  const chinese = hanRuns(question)
    .flatMap(hanWords)
    .map((word) => ({ word: '', roots: pairsOf(word) }));
  const each = new Map([...words, ...chinese].map((term) => [term.roots.join(' '), term]));
  return [...each.values()].slice(0, termsAtMost);
};

/** How like two words are by the three letters that follow each other in them: 0 to 1. */
const threesOf = (word: string): Set<string> => {
  const framed = `  ${folded(word)} `;
  return new Set(Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3)));
};
export const likeness = (one: string, other: string): number => {
  const [a, b] = [threesOf(one), threesOf(other)];
  const common = [...a].filter((three) => b.has(three)).length;
  return common / (a.size + b.size - common);
};
/** From this likeness on a word is taken for one that was mistyped. */
export const likeFrom = 0.4;

/** The words of a text and where they stand, for marks: those of a question or like them. */
export const marksOf = (text: string, terms: readonly Term[]): [number, number][] => {
  const roots = new Set(terms.flatMap((term) => term.roots));
  const words = terms.flatMap(({ word }) => (word.length > 3 ? [word] : []));
  const isAsked = (word: string): boolean =>
    roots.has(rootOf(word.toLowerCase())) || words.some((asked) => likeness(asked, word.toLowerCase()) >= 0.55);
  const marks: [number, number][] = [];
  for (const { 0: run, index } of text.matchAll(wordRun)) {
    if (!han.test(run)) {
      if (run.length > 2 && isAsked(run)) marks.push([index, index + run.length]);
      continue;
    }
    for (const root of roots) {
      const at = han.test(root) ? run.indexOf(root) : -1;
      if (at >= 0) marks.push([index + at, index + at + root.length]);
    }
  }
  return joined(marks);
};
/** Stretches that touch or overlap are one. */
const joined = (marks: [number, number][]): [number, number][] => {
  const whole: [number, number][] = [];
  for (const [from, to] of marks.sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole;
};
