import fs from 'node:fs';
import path from 'node:path';
import { formWords } from '@balcao/contract/form-labels';
import { HelpGuide, helpArticles, helpSlugs } from '@balcao/contract/help-article';
import type { Locale } from '@balcao/contract/locale';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

const folder = path.join(root, 'apps/server/src/modules/help/articles');
const languages = ['pt', 'en', 'es', 'zh'] as const;
type Language = (typeof languages)[number];
const locales = { pt: 'pt-BR', en: 'en-US', es: 'es-MX', zh: 'zh-CN' } as const satisfies Record<Language, Locale>;
const nameOf = (slug: keyof typeof helpArticles, language: Language): string =>
  `${helpArticles[slug]}/${slug}.${language}.md`;
const textOf = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');

/** The parts of an article, the same in every language. */
const shapeOf = (text: string) => ({
  headings: text.match(/^## /gm)?.length ?? 0,
  steps: text.match(/^\d+\. /gm)?.length ?? 0,
  cases: text.match(/^- /gm)?.length ?? 0,
  links: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link).sort(),
  figures: (text.match(/\{\w+\}/g) ?? []).sort(),
});

type Words = { readonly [name: string]: string | Words };
const said = (words: Words): string[] =>
  Object.values(words).flatMap((word) => (typeof word === 'string' ? [word] : said(word)));
/** Every text of the screens of a language; the sign that more follows belongs to the button and not to its name. */
const namesIn = async (language: Language): Promise<ReadonlySet<string>> => {
  const files = ['apps/backoffice/src/i18n', 'apps/phone/src/i18n', 'packages/ui/src/i18n'].flatMap((place) =>
    filesBelow(path.join(root, place, language)).map((file) => path.join(root, place, language, file)),
  );
  const all = await Promise.all(files.map(async (file) => said((await import(file)).default as Words)));
  const choices = said(formWords(locales[language]).shopCode);
  return new Set([...all.flat(), ...choices].map((text) => text.replace(/[:…]$/, '')));
};

/** Parts of addresses, as the routes of the back office declare them: a route within a route goes on where that one ends. */
const parts = filesBelow(path.join(root, 'apps/backoffice/src/routes')).flatMap((file) =>
  [...fs.readFileSync(path.join(root, 'apps/backoffice/src/routes', file), 'utf8').matchAll(/path: '(\/[^'$]+)'/g)].map(
    ([, part = '']) => part,
  ),
);
const isScreen = (address: string): boolean =>
  address === '' ||
  parts.some(
    (part) => `${address}/`.startsWith(part === '/' ? '//' : `${part}/`) && isScreen(address.slice(part.length)),
  );
const isRoute = (link: string): boolean => {
  const [, kind, name] = /^\/help\/(guide\/)?(.+)$/.exec(link) ?? [];
  if (link === '/help/requests') return true;
  if (name !== undefined)
    return kind ? HelpGuide.options.some((guide) => guide === name) : helpSlugs.some((slug) => slug === name);
  return link === '/phone/' || isScreen(link);
};

describe('the articles of the help center', () => {
  it('are there in four languages, and nothing beside them', () => {
    const expected = helpSlugs.flatMap((slug) => languages.map((language) => nameOf(slug, language)));
    expect(filesBelow(folder).sort()).toEqual(expected.sort());
  });
  it('say the same in each: headings, steps, cases, links and figures', () => {
    const different = helpSlugs.filter((slug) => {
      const [pt, ...others] = languages.map((language) => JSON.stringify(shapeOf(textOf(nameOf(slug, language)))));
      return others.some((other) => other !== pt);
    });
    expect(different).toEqual([]);
  });
  it.each(languages)('have a title, a line, other words, steps and no HTML, in %s', (language) => {
    const bare = helpSlugs.filter((slug) => {
      const text = textOf(nameOf(slug, language));
      const isWhole = ['title', 'line', 'words'].every((name) => new RegExp(`^${name}: .+$`, 'm').test(text));
      return !isWhole || shapeOf(text).steps < 3 || /<\w/.test(text);
    });
    expect(bare).toEqual([]);
  });
  it.each(languages)('call buttons and screens by the names that they have, in %s', async (language) => {
    const names = await namesIn(language);
    const unknown = helpSlugs.flatMap((slug) =>
      [...textOf(nameOf(slug, language)).matchAll(/\*\*([^*]+)\*\*/g)]
        .map(([, name = '']) => name)
        // The case that a paragraph is about ends like a sentence.
        .filter((name) => !/[.?。？]$/.test(name) && !names.has(name))
        .map((name) => `${slug}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
  it('lead to articles, guides and screens that there are', () => {
    const dead = helpSlugs.flatMap((slug) =>
      shapeOf(textOf(nameOf(slug, 'pt')))
        .links.filter((link) => link !== undefined && !isRoute(link))
        .map((link) => `${slug}: ${link}`),
    );
    expect(dead).toEqual([]);
    // The check itself sees.
    expect([isRoute('/help/nothing'), isRoute('/payment/nothing'), isRoute('/nothing')]).toEqual([false, false, false]);
  });
});
