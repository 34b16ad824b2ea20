/** The languages of the product (rule: four-languages): Portuguese is the default and the fallback. */
export const locales = ['pt-BR', 'en-US', 'es-MX', 'zh-CN'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'pt-BR';

/** The locale of a language prefix, as it comes in `Accept-Language` or `?lang=`: `en-GB`, `pt`, `zh;q=0.8`, ... */
export const localeOf = (language: string | undefined): Locale => {
  const prefix = language?.trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => locale.slice(0, 2) === prefix) ?? defaultLocale;
};

/** The locale that an address asks for by `?lang=`: `zh`, `ZH`, `zh-CN`, `en_GB`; undefined where it names no language of the product. */
export const localeAsked = (lang: string | null): Locale | undefined => {
  const [, language] = /^([a-z]{2})([-_][a-z0-9]{2,8})*$/i.exec(lang ?? '') ?? [];
  return locales.find((locale) => locale.slice(0, 2) === language?.toLowerCase());
};

/** Each language in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Português',
  'en-US': 'English',
  'es-MX': 'Español',
  'zh-CN': '简体中文',
};
