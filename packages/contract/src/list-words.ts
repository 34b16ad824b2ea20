import en from './i18n/en/list.ts';
import es from './i18n/es/list.ts';
import pt from './i18n/pt/list.ts';
import zh from './i18n/zh/list.ts';
import type { ListName } from './list-declaration.ts';
import type { Locale } from './locale.ts';

type Texts = Readonly<Record<string, string>>;
/** What a list is called in one language, and its columns and codes. */
interface ListWords {
  readonly sheet: string;
  readonly columns: Texts;
  /** Titles that only files have, or that are others there. */
  readonly file: Texts;
  readonly codes: Readonly<Record<string, Texts>>;
}
type InOneLanguage = Readonly<Record<ListName, ListWords>>;

/** What lists say in every language: for files. A screen has the words of its own language. */
export const listWords: Readonly<Record<Locale, InOneLanguage>> = {
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
};

/** The text for a code in a column; undefined for a code without one. */
export const codeWord = (list: ListName, column: string, code: string, locale: Locale): string =>
  listWords[locale][list].codes[column]?.[code] ?? '';
