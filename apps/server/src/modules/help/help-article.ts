import fs from 'node:fs';
import path from 'node:path';
import type { HelpEntry } from '@balcao/contract/help';
import { type HelpSlug, helpArticles, helpSlugs } from '@balcao/contract/help-article';
import type { Locale } from '@balcao/contract/locale';
import { type Block, blocksOf, type Pieces } from '../../platform/markdown-blocks.ts';
import { withFacts } from './help-facts.ts';

/** An article in one language. */
export interface Article extends HelpEntry {
  /** Other words that people look for it by. */
  readonly words: string;
  readonly blocks: Block[];
  /** All that it says, for the search. */
  readonly text: string;
}

const folder = path.resolve(import.meta.dirname, 'articles');

/** Where an article lies in a language: `sale/refund.pt.md`. */
const fileOf = (slug: HelpSlug, locale: Locale): string =>
  path.join(folder, helpArticles[slug], `${slug}.${locale.slice(0, 2)}.md`);

const said = (pieces: Pieces): string => pieces.map(({ text }) => text).join('');
const textOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.map(said).join('\n');
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(said).join(' ')).join('\n');
  return block.kind === 'code' ? block.text : said(block.pieces);
};

/** Reads `name: value` lines between two lines of dashes, and what comes after them. */
const partsOf = (file: string): { readonly head: ReadonlyMap<string, string>; readonly body: string } => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const lines = head.split('\n').map((line) => /^(\w+): (.+)$/.exec(line) ?? []);
  return { head: new Map(lines.map(([, name = '', value = '']) => [name, value])), body };
};

const read = (slug: HelpSlug, locale: Locale): Article => {
  const { head, body } = partsOf(withFacts(fs.readFileSync(fileOf(slug, locale), 'utf8'), locale));
  const blocks = blocksOf(body);
  const [title = '', line = '', words = ''] = ['title', 'line', 'words'].map((name) => head.get(name));
  return { slug, area: helpArticles[slug], title, line, words, blocks, text: blocks.map(textOf).join('\n') };
};

const held = new Map<Locale, ReadonlyMap<HelpSlug, Article>>();

/** Every article in a language, read once. They are files of this module: one that is missing is an error of ours. */
export const articlesIn = (locale: Locale): ReadonlyMap<HelpSlug, Article> => {
  const known = held.get(locale);
  if (known) return known;
  const articles = new Map(helpSlugs.map((slug) => [slug, read(slug, locale)]));
  held.set(locale, articles);
  return articles;
};

export const entryOf = ({ slug, area, title, line }: Article): HelpEntry => ({ slug, area, title, line });
