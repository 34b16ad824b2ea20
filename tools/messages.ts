import fs from 'node:fs/promises';
import compile from 'icu-minify/compile';
import { type Plugin, transformWithOxc } from 'vite';

/** Files of words: those in the folder of a language. The agreements are long texts without arguments. */
const texts = /\/src\/i18n\/(?:pt|en|es|zh)\/(?!agreement)[\w-]+\.ts$/;

type Words = { readonly [key: string]: string | Words };
const compiled = (words: Words): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? compile(word) : compiled(word)]),
  );

type Find = (name: string, from: string) => Promise<string>;
const dataOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
/** A file of words as a module on its own: what it refers to stands within. `find`: where a module that it imports is. */
const alone = async (code: string, file: string, find: Find): Promise<string> => {
  let whole = code;
  for (const [line, name = ''] of code.matchAll(/^import \w+ from ["'](.+?)["'];?$/gm)) {
    const source = await find(name, file);
    const plain = await transformWithOxc(await fs.readFile(source, 'utf8'), source);
    const inner = await alone(plain.code, source, find);
    whole = whole.replace(line, line.replace(name, dataOf(inner)));
  }
  return whole;
};

/**
 * Reads the ICU messages while the app is built, so that a browser need not carry the parser (9 KB of the login page); a message
 * that cannot be read fails the build. What is left in the browser only fills in arguments. Where a file of words refers to words
 * that others say too, they are put in: a page need not load all that is said somewhere.
 */
export const compileMessages = (): Plugin => ({
  name: 'balcao-messages',
  enforce: 'post', // The types are gone by then.
  config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
  transform: {
    filter: { id: texts },
    async handler(code, id) {
      const find: Find = async (name, from) => {
        const found = (await this.resolve(name, from))?.id ?? name;
        this.addWatchFile(found);
        return found;
      };
      const { default: words } = await import(dataOf(await alone(code, id, find)));
      return { code: `export default ${JSON.stringify(compiled(words))}`, map: null };
    },
  },
});
