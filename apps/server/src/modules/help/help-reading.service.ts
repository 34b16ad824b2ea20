import fs from 'node:fs';
import path from 'node:path';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type {
  getHelp,
  getHelpGuide,
  HelpBlock,
  HelpPiece,
  HelpText,
  listHelp,
  searchHelp,
} from '@balcao/contract/help';
import type { HelpGuide } from '@balcao/contract/help-article';
import type { Locale } from '@balcao/contract/locale';
import type { Call } from '../../platform/implement.ts';
import { type Block, blocksOf, type Pieces } from '../../platform/markdown-blocks.ts';
import { refuse } from '../../platform/refusal.ts';
import { articlesIn, entryOf } from './help-article.ts';
import { findArticles } from './help-search.ts';

const docs = path.resolve(import.meta.dirname, '../../../../../docs');

/** A link between files of ours leads to the guide that it names, and to nothing where readers of the product have none. */
const linkIn = (pieces: Pieces): HelpPiece[] =>
  pieces.map((piece) => {
    const guide = /^(open-api|applets)[.]md$/.exec(piece.href ?? '')?.[1];
    if (guide) return { ...piece, href: `/help/guide/${guide}` };
    return piece.href?.endsWith('.md') ? { kind: 'text', text: piece.text } : { ...piece };
  });

const shown = (block: Block): HelpBlock => {
  switch (block.kind) {
    case 'code':
      return block;
    case 'list':
      return { ...block, items: block.items.map(linkIn) };
    case 'table':
      return { ...block, head: block.head.map(linkIn), rows: block.rows.map((row) => row.map(linkIn)) };
    default:
      return { ...block, pieces: linkIn(block.pieces) };
  }
};

type Guide = ReplyOf<typeof getHelpGuide>;
const guides = new Map<string, Guide>();
/** The English guide has the plain file name; a translation adds its language. */
const fileOf = (name: HelpGuide, language: Guide['language']): string =>
  path.join(docs, language === 'en' ? `${name}.md` : `${name}.${language}.md`);
const languageFor = (name: HelpGuide, locale: Locale): Guide['language'] =>
  locale === 'pt-BR' && fs.existsSync(fileOf(name, 'pt')) ? 'pt' : 'en';
const readGuide = (name: HelpGuide, language: Guide['language']): Guide => {
  const [first, ...blocks] = blocksOf(fs.readFileSync(fileOf(name, language), 'utf8'));
  if (first?.kind !== 'heading') throw new Error(`the guide ${name} begins with its title`);
  return { language, title: first.pieces.map(({ text }) => text).join(''), blocks: blocks.map(shown) };
};

/** What is read in the help center, by anyone. Articles and guides are files that come with the server. */
export const createHelpReading = () => ({
  list: async ({ locale }: Call<typeof listHelp>): Promise<ReplyOf<typeof listHelp>> => ({
    list: [...articlesIn(locale).values()].map(entryOf),
  }),

  get: async ({ params, locale }: Call<typeof getHelp>): Promise<HelpText> => {
    const article = articlesIn(locale).get(params.slug) ?? refuse('not_found');
    return { ...entryOf(article), blocks: article.blocks.map(shown) };
  },

  search: async ({ query, locale }: Call<typeof searchHelp>): Promise<ReplyOf<typeof searchHelp>> => ({
    list: findArticles(locale, query.text),
  }),

  guide: async ({ params: { name }, locale }: Call<typeof getHelpGuide>): Promise<Guide> => {
    const key = `${name} ${locale}`;
    const guide = guides.get(key) ?? readGuide(name, languageFor(name, locale));
    guides.set(key, guide);
    return guide;
  },
});
export type HelpReading = ReturnType<typeof createHelpReading>;
