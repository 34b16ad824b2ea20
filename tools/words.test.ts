import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';
import { missingWords } from './words.ts';

const backoffice = 'apps/backoffice/src';
const languages = ['pt', 'en', 'es', 'zh'];
const areas = ['start', 'house', 'sale', 'money', 'team', 'setting'];
const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The namespaces of an area, as the file of a language gathers them. */
const gathered = (language: string, area: string): string[] => {
  const file = `${backoffice}/i18n/${area === 'start' ? language : `${language}.${area}`}.ts`;
  const exported = /export default \{([^}]*)\}/.exec(textOf(file))?.[1] ?? '';
  return [...exported.matchAll(/^\s*(\w+)/gm)].map(([, name = '']) => name);
};

describe('the words of the back office', () => {
  it.each(languages)('stand in one area each, in %s as in Portuguese', (language) => {
    const here = areas.flatMap((area) => gathered(language, area));
    const files = filesBelow(path.join(root, backoffice, 'i18n', language)).map((file) => path.parse(file).name);
    // The agreements are no words of a screen: each is read on its own.
    expect([...here].sort()).toEqual(['ui', ...files.filter((name) => name !== 'agreement')].sort());
    expect(areas.map((area) => gathered(language, area))).toEqual(areas.map((area) => gathered('pt', area)));
  });
  it('are there before a screen that says them', () => {
    const held = Object.fromEntries(areas.map((area) => [area, gathered('pt', area)]));
    expect(missingWords(root, `${backoffice}/main.tsx`, held, 'start')).toEqual([]);
    // The check itself sees: without the words of money, its screens miss them.
    const missed = missingWords(root, `${backoffice}/main.tsx`, { ...held, money: [] }, 'start');
    expect(missed.map(({ namespace }) => namespace)).toEqual(expect.arrayContaining(['withdrawal', 'ledger']));
  });
  it('are asked for by their name, so that this can be read', () => {
    const calls = filesBelow(path.join(root, backoffice))
      .filter((file) => /[.]tsx?$/.test(file))
      .flatMap((file) => textOf(`${backoffice}/${file}`).match(/useTranslations\(\s*[^'\s]/g) ?? []);
    expect(calls).toEqual([]);
  });
});
