import fs from 'node:fs';
import path from 'node:path';

// Which texts a screen of the back office asks for, read off its imports: a screen comes with the words of some areas only.

/** The namespaces that a file asks for, and the files that it loads: at once, and later. */
interface Source {
  readonly asks: readonly string[];
  readonly imports: readonly string[];
  readonly later: readonly { readonly file: string; readonly areas: readonly string[] }[];
}

const fileOf = (root: string, from: string, name: string): string | undefined => {
  if (name.startsWith('.')) return path.resolve(path.dirname(from), name);
  const shared = /^@balcao\/ui\/(.+)$/.exec(name)?.[1];
  if (!shared) return undefined;
  const base = path.join(root, 'packages/ui/src', shared);
  return ['', '.ts', '.tsx'].map((end) => base + end).find((file) => fs.existsSync(file));
};

const read = (root: string, file: string): Source => {
  const text = fs.readFileSync(file, 'utf8');
  const resolved = (name: string | undefined) => (name ? fileOf(root, file, name) : undefined);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)];
  return {
    asks: all(/useTranslations\(\s*'(\w+)/g).map(([, name = '']) => name),
    imports: all(/^(?:import|export)\s+(?!type\b)[^;]*?'([^']+)';$/gm).flatMap(([, name]) => resolved(name) ?? []),
    later: all(/(?:withWords\(('\w+'|\[[^\]]*\]),\s*\(\) =>\s*)?\bimport\('([^']+)'\)/g).flatMap(
      ([, areas = '', name]) => {
        const target = resolved(name);
        return target ? [{ file: target, areas: areas.match(/\w+/g) ?? [] }] : [];
      },
    ),
  };
};

/** A namespace that a file asks for though none of the areas loaded with it holds it. */
export interface Missing {
  readonly file: string;
  readonly namespace: string;
}

/**
 * Walks from `entry` through everything that it loads, now or later. `areas`: the namespaces of each; `first`: the area that is
 * there from the beginning. What is behind `withWords` has the words of those areas as well.
 */
export const missingWords = (
  root: string,
  entry: string,
  areas: Readonly<Record<string, readonly string[]>>,
  first: string,
): Missing[] => {
  const sources = new Map<string, Source>();
  const seen = new Set<string>();
  const missing = new Map<string, Missing>();
  const visit = (file: string, loaded: readonly string[]): void => {
    const mark = `${loaded.join()} ${file}`;
    if (seen.has(mark) || !/[.]tsx?$/.test(file) || file.includes('/i18n/')) return;
    seen.add(mark);
    const source = sources.get(file) ?? read(root, file);
    sources.set(file, source);
    const known = new Set(loaded.flatMap((area) => areas[area] ?? []));
    for (const namespace of source.asks)
      if (!known.has(namespace)) missing.set(`${file} ${namespace}`, { file: path.relative(root, file), namespace });
    for (const next of source.imports) visit(next, loaded);
    for (const next of source.later)
      visit(next.file, [...loaded, ...next.areas.filter((area) => !loaded.includes(area))]);
  };
  visit(path.join(root, entry), [first]);
  return [...missing.values()];
};
