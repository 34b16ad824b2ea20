import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** Files of texts: a language folder of an app's i18n, or one of the shared parts' languages. */
const texts = /\/src\/i18n\/(?:(?:pt|en|es|zh)\/(?!agreement)[\w-]+|(?:pt|en|es|zh))\.ts$/;

type Words = { readonly [key: string]: string | Words };
const compiled = (words: Words): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compiled(word)]),
  );

/**
 * Reads the ICU messages while the app is built, so that a browser need not carry the parser (9 KB of the login page); a message
 * that cannot be read fails the build. What is left in the browser only fills in arguments.
 */
export const compileMessages = (): Plugin => ({
  name: 'balcao-messages',
  enforce: 'post', // The types are gone by then.
  config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
  transform: {
    filter: { id: texts },
    async handler(code) {
      if (/^import\s/m.test(code)) return null; // It only gathers the files of a language.
      const { default: words } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      return { code: `export default ${JSON.stringify(compiled(words))}`, map: null };
    },
  },
});
