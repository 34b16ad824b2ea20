import type { Locale } from '@balcao/contract/locale';
import type words from '../packages/ui/src/i18n/pt/offline-page.ts';
import type { chosenLanguage } from './chosen-language.ts';
import type { chosenScheme } from './chosen-scheme.ts';

interface Words {
  readonly words: Readonly<Record<Locale, { readonly [Key in keyof typeof words]: string }>>;
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
}

/** What the page says of its tries, in the person's language. */
export interface OfflineStatus {
  say(how: 'trying' | 'still' | 'back'): void;
}

/**
 * Has the offline page say in the person's language and colours what stands in it. Runs in the page and not here: only its text goes there,
 * so it uses nothing that stands outside of it.
 */
export function sayOffline(
  { words, locales, defaultLocale }: Words,
  languageOf: typeof chosenLanguage,
  schemeOf: typeof chosenScheme,
): OfflineStatus {
  const { documentElement } = document;
  const locale = languageOf(locales, defaultLocale);
  const said = words[locale];
  const write = (selector: string, text: string): void => {
    const element = document.querySelector(selector);
    if (element) element.textContent = text;
  };
  const paint = (): void => {
    documentElement.dataset.mantineColorScheme = schemeOf();
  };
  documentElement.lang = locale;
  document.title = `${said.title} · Balcão`;
  write('h1', said.title);
  write('#text', said.text);
  write('button', said.retry);
  paint();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
  return {
    // With its time, a second answer is another than the first.
    say: (how) => write('#status', said[how].replace('{time}', new Date().toLocaleTimeString(locale))),
  };
}
