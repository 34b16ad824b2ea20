import { defaultLocale, type Locale, localeAsked, locales } from '@balcao/contract/locale';

export type { Locale };

const storageKey = 'balcao.locale';

/** The language of the page: `?lang=` first, then the stored choice, then Portuguese. `stores`: the address made the choice. */
export const chooseLocale = (search: string, stored: string | null): { locale: Locale; stores: boolean } => {
  const asked = localeAsked(new URLSearchParams(search).get('lang'));
  if (asked) return { locale: asked, stores: true };
  return { locale: locales.find((locale) => locale === stored) ?? defaultLocale, stores: false };
};

/** Chinese is reachable by `?lang=zh` only; once there, the selector shows it, so that the way back is visible (rule: four-languages). */
export const selectableLocales = (current: Locale): Locale[] =>
  locales.filter((locale) => locale !== 'zh-CN' || locale === current);

/** An address without its language parameter. */
export const withoutLang = (href: string): string => {
  const url = new URL(href);
  url.searchParams.delete('lang');
  return url.toString();
};

/** Reads the page's language, keeps what the address asked for and takes it out of the address, and tells the document. */
export const currentLocale = (): Locale => {
  const { locale, stores } = chooseLocale(location.search, localStorage.getItem(storageKey));
  if (stores) {
    localStorage.setItem(storageKey, locale);
    history.replaceState(history.state, '', withoutLang(location.href));
  }
  document.documentElement.lang = locale;
  return locale;
};

/** Keeps the choice and loads the page again, without the parameter that would undo it. */
export const changeLocale = (locale: Locale): void => {
  localStorage.setItem(storageKey, locale);
  const next = withoutLang(location.href);
  if (next === location.href) location.reload();
  else location.replace(next);
};
