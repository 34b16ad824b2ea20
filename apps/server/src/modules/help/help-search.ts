import type { HelpEntry } from '@balcao/contract/help';
import { helpHitsShown } from '@balcao/contract/help';
import type { Locale } from '@balcao/contract/locale';
import MiniSearch from 'minisearch';
import { type Article, articlesIn, entryOf } from './help-article.ts';

/** Small letters without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Chinese has no spaces between words: each two characters that stand together are one. */
const pairsOf = (text: string): string[] =>
  text.length < 2 ? [text] : Array.from({ length: text.length - 1 }, (_, place) => text.slice(place, place + 2));

/** The words of a text, as they are looked for. */
export const wordsOf = (text: string): string[] =>
  (plain(text).match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? []).flatMap((word) =>
    /\p{Script=Han}/u.test(word) ? pairsOf(word) : [word],
  );

/** Words that stand in nearly every question and say nothing of it. */
const idle = new Set(
  wordsOf(
    `a o as os um uma de do da dos das no na nos nas em e ou para por com como que se meu minha meus minhas eu posso faco fazer quero
     the an of to in on my i can how do does is are what for and or with want
     el la los las un una unos del al y como puedo hago hacer mi mis quiero para con que en`,
  ),
);

/** A word of five letters may have one wrong one, a longer one more. */
const fuzzy = (word: string): number => (word.length < 4 || /\p{Script=Han}/u.test(word) ? 0 : 0.25);

const indexOf = (locale: Locale): MiniSearch<Article> => {
  const index = new MiniSearch<Article>({
    idField: 'slug',
    fields: ['title', 'words', 'line', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => (idle.has(word) ? null : word),
    searchOptions: {
      boost: { title: 6, words: 5, line: 3 },
      prefix: (word) => word.length > 2,
      fuzzy,
      combineWith: 'AND',
    },
  });
  index.addAll([...articlesIn(locale).values()]);
  return index;
};

const indexes = new Map<Locale, MiniSearch<Article>>();
const indexIn = (locale: Locale): MiniSearch<Article> => {
  const known = indexes.get(locale) ?? indexOf(locale);
  indexes.set(locale, known);
  return known;
};

/** Articles for some words, the best first: those with all of them, else those with any. */
export const findArticles = (locale: Locale, text: string): HelpEntry[] => {
  const index = indexIn(locale);
  const all = index.search(text);
  const found = all.length > 0 ? all : index.search(text, { combineWith: 'OR' });
  const articles = articlesIn(locale);
  return found.slice(0, helpHitsShown).flatMap(({ id }) => {
    const article = articles.get(id);
    return article ? [entryOf(article)] : [];
  });
};
