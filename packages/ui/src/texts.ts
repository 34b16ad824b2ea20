import type shared from './i18n/pt/shared.ts';
import type ui from './i18n/pt/ui.ts';
import type { Locale } from './locale.ts';

/**
 * Every text of a face by namespace. An app adds its own:
 * `declare module '@balcao/ui/texts' { interface Texts { order: typeof order } }`.
 */
export interface Texts {
  shared: typeof shared;
  ui: typeof ui;
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts;
    Locale: Locale;
  }
}

/** One lazy chunk a language, with the texts of ui and of the app together. */
export type Languages = Readonly<Record<Locale, () => Promise<{ default: TextsInAnyLanguage }>>>;

/** Texts in a language that is not the source: the same keys, other words. `Shape` has checked them where they were written. */
export type TextsInAnyLanguage = { readonly [Namespace in keyof Texts]: Words<Texts[Namespace]> };
type Words<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };
