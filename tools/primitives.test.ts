import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

interface Rule {
  readonly selector: string;
  readonly declarations: readonly string[];
}

/** The rules of a style sheet that hold nothing but declarations, and whether each stands inside a media query or a layer. */
const rulesOf = (css: string): (Rule & { readonly isInside: boolean })[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/^([ \t]*)([^{};@]+)\{([^{}]*)\}/gm)].map(
    ([, indent = '', selector = '', body = '']) => ({
      isInside: indent.length > 0,
      selector: selector.trim(),
      declarations: body
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean),
    }),
  );

/** A margin that a primitive has: none at its sides. */
const isMargin = (declaration: string): boolean => /^margin: (0|[\d.]+rem) 0( (0|[\d.]+rem))?$/.test(declaration);

/** The classes of a style sheet that say only what a primitive says, and say it in one rule. */
const repeated = (css: string, said: ReadonlySet<string>): { name: string; hasMargin: boolean }[] => {
  const rules = rulesOf(css);
  const one = /^[.]([\w-]+)$/;
  return rules.flatMap(({ selector, declarations, isInside }) => {
    const name = one.exec(selector)?.[1];
    if (!name || isInside) return [];
    const isAlone = [...css.matchAll(new RegExp(`[.]${name}(?![\\w-])`, 'g'))].length === 1;
    const isSaid = isAlone && declarations.every((line) => said.has(line) || isMargin(line));
    return isSaid ? [{ name, hasMargin: declarations.some((line) => line.startsWith('margin: ')) }] : [];
  });
};

/** On which elements a component puts a class, by their names; `?` where it is not all that the element is given. */
const elementsWith = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`\\b(?:classes|styles)[.]${name}\\b`, 'g'))].map(({ index }) => {
    const before = text.slice(0, index);
    const isWhole = before.endsWith('className={') && text[index + `classes.${name}`.length] === '}';
    return (isWhole && /.*<([\w.]+)(?![\s\S]*<[\w.]+\s)/s.exec(before)?.[1]) || '?';
  });

const files = filesBelow(root).filter((file) => /^(apps\/(backoffice|console|phone)|packages\/ui)\/src\//.test(file));
const textOf = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.module.css'));
const components = files.filter((file) => file.endsWith('.tsx')).map((file) => ({ file, text: textOf(file) }));
/** A hook may give a class, too. */
const modules = files.filter((file) => /[.]tsx?$/.test(file)).map((file) => ({ file, text: textOf(file) }));
/** What one word of a primitive says, and what every primitive or its kind says of itself. */
const said = new Set([
  ...['layout.css', 'layout-space.css']
    .flatMap((name) => rulesOf(textOf(`packages/ui/src/${name}`)))
    .flatMap(({ declarations }) => (declarations.length === 1 ? declarations : [])),
  ...['display: flex', 'flex-direction: column', 'padding: 0', 'list-style: none'],
]);
/** What has a look of its own, which a primitive would take away. */
const special =
  /^(button|input|select|textarea|img|svg|path|table|t[rdh]|thead|tbody|summary|details|dialog|[iq]|kbd)$/;

/** What has a margin until a style takes it, as every primitive does. */
const spaced = /^(p|h[1-6]|[uod]l|dd|figure|pre|blockquote|fieldset)$/;

/** The modules that use a style sheet. */
const usersOf = (sheet: string): string[] =>
  modules
    .filter(({ file, text }) =>
      [...text.matchAll(/from '([^']+[.]module[.]css)'/g)].some(([, spec = '']) =>
        spec.startsWith('.')
          ? path.join(path.dirname(file), spec) === sheet
          : spec.replace('@balcao/ui/', 'packages/ui/src/') === sheet,
      ),
    )
    .map(({ text }) => text);

describe('the styles of a screen', () => {
  it('say nothing that a primitive of layout.tsx says', () => {
    const found = sheets.flatMap((sheet) =>
      repeated(textOf(sheet), said)
        .filter(({ name, hasMargin }) => {
          const elements = usersOf(sheet).flatMap((text) => elementsWith(text, name));
          return elements.every((tag) => /^[a-z]/.test(tag) && !special.test(tag) && (hasMargin || !spaced.test(tag)));
        })
        .map(({ name }) => `${sheet}: .${name}`),
    );
    expect(said.size).toBeGreaterThan(80);
    expect(found).toEqual([]);
  });
  it('are told from those that say more', () => {
    const css =
      '.row {\n  display: flex;\n  gap: 0.5rem;\n}\n.art {\n  display: flex;\n  rotate: 3deg;\n}\n.row2:hover {\n  display: flex;\n}\n';
    expect(repeated(css, said)).toEqual([{ name: 'row', hasMargin: false }]);
    expect(elementsWith('<Link to="/" className={classes.row}><p className={classes.row}>', 'row')).toEqual([
      'Link',
      'p',
    ]);
  });
  it('are all used', () => {
    const unused = sheets.flatMap((sheet) => {
      const text = usersOf(sheet).join('\n');
      const names = new Set(
        [...textOf(sheet).matchAll(/[.]([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name),
      );
      return [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${sheet}: .${name}`);
    });
    expect(unused).toEqual([]);
  });
  it('of Mantine come with its parts, from the shared parts alone', () => {
    const outside = components.filter(
      ({ file, text }) =>
        file.startsWith('apps/') &&
        /@mantine\/\w+\/styles|\{[^}]*\b(?<!type )[A-Z]\w+[^}]*\} from '@mantine\/core'/.test(text),
    );
    expect(outside.map(({ file }) => file)).toEqual([]);
  });
});
