/**
 * The language that a page is shown in, before its scripts have come. Runs in the page and not here: only its text goes there, so it uses
 * nothing that stands outside of it. It chooses as `@balcao/ui/locale` does.
 */
export function chosenLanguage<Locale extends string>(locales: readonly Locale[], otherwise: Locale): Locale {
  const asked = /[?&]lang=([a-z]{2})(?=[-_&]|$)/i.exec(location.search)?.[1]?.toLowerCase();
  const stored = localStorage.getItem('balcao.locale');
  const chosen = locales.find((locale) => locale.slice(0, 2) === asked) ?? locales.find((locale) => locale === stored);
  return chosen ?? otherwise;
}
