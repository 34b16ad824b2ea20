import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.ts';

// What the files of words write themselves, and what is written more than once.

/** The folders of words: in each, the folder of every language holds the same files. */
const folders = ['apps/backoffice', 'apps/console', 'apps/phone', 'packages/ui', 'packages/contract'];
/** Portuguese is the source. */
const languages = ['pt', 'en', 'es', 'zh'] as const;
/** The agreements are long texts of their own. */
const isOfScreens = (file: string): boolean => file !== 'agreement.ts';

type Words = { readonly [key: string]: unknown };
const flat = (words: Words): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [[key, word]] : flat(word as Words).map(([inner, text]) => [`${key}.${inner}`, text]),
  );

/** What stands for everything that is taken from another file: it has no entries. */
const taken: object = new Proxy({}, { get: () => taken, ownKeys: () => [] });
/** What a file of words writes itself. Such a file is one object without calls. */
const writtenIn = (file: string): Words => {
  const body = fs
    .readFileSync(file, 'utf8')
    .replaceAll(/^import type .+$/gm, '')
    .replaceAll(/^import (\w+) from .+$/gm, 'const $1 = taken;')
    .replace(/^export default /m, 'return ')
    .replace(/\} (?:as|satisfies)\b[^;]*;\s*$/, '};');
  return new Function('taken', body)(taken);
};

/** A text in all languages, and the places that write it: `apps/console/ledger:columns.amount`. */
export interface Text {
  readonly texts: readonly string[];
  readonly places: readonly string[];
}

/** Every text that is written in a file of words, and not taken from another file. Equal is what is equal in all languages. */
export const writtenTexts = (root: string): readonly Text[] => {
  const found = new Map<string, string[]>();
  for (const folder of folders)
    for (const file of filesBelow(path.join(root, folder, 'src/i18n/pt')).filter(isOfScreens)) {
      const [first = [], ...others] = languages.map((language) =>
        flat(writtenIn(path.join(root, folder, 'src/i18n', language, file))),
      );
      const inOthers = others.map((entries) => new Map(entries));
      for (const [key, text] of first) {
        const texts = JSON.stringify([text, ...inOthers.map((words) => words.get(key))]);
        found.set(texts, [...(found.get(texts) ?? []), `${folder}/${path.parse(file).name}:${key}`]);
      }
    }
  return [...found].map(([texts, places]) => ({ texts: JSON.parse(texts), places }));
};
