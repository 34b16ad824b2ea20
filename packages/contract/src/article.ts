import * as z from 'zod/mini';
import { textOfArticle, uploadsIn } from './article-text.ts';
import { LinkAddress } from './broadcast-link.ts';
import { countWords, wordsAtMost } from './broadcast-words.ts';
import { holdsCardNumber } from './card-number.ts';
import { Id, line, piece, whole } from './scalars.ts';

/** What an article may hold at most. */
export const articleLimits = {
  characters: 60_000,
  /** Paragraphs, pieces of text, cells and all else that it is made of. */
  nodes: 3_000,
  pictures: 20,
  rows: 20,
  columns: 10,
  /** Lists within lists. */
  listLevels: 3,
  altCharacters: 300,
} as const;
/** The sides of a picture in pixels, as it is kept. */
export const pictureSides = { width: 1_600, height: 6_000 } as const;

const blocksAtMost = 500;
const piecesAtMost = 1_000;
const itemsAtMost = 200;
const pieceCharactersAtMost = 20_000;
const linkCharactersAtMost = 2_000;

const some = <S extends z.ZodMiniType>(schema: S, most: number) =>
  z.array(schema).check(z.minLength(1), z.maxLength(most));

/** The blocks of an article, with what a piece of text, an address and the words of a picture have to be. No part holds itself, so its depth is bounded. */
const blockOf = <S extends z.ZodMiniType<string>>(text: S, href: S, alt: S) => {
  const Mark = z.discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['bold', 'italic']) }),
    z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href }) }),
  ]);
  const Inline = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('text'), marks: z.optional(some(Mark, 3)), text }),
    z.strictObject({ type: z.literal('hardBreak') }),
  ]);
  const content = z.optional(some(Inline, piecesAtMost));
  const Paragraph = z.strictObject({ type: z.literal('paragraph'), content });
  const listOf = <I extends z.ZodMiniType>(within: I) =>
    z.strictObject({
      type: z.enum(['bulletList', 'orderedList']),
      content: some(z.strictObject({ type: z.literal('listItem'), content: some(within, itemsAtMost) }), itemsAtMost),
    });
  const Third = listOf(Paragraph);
  const Second = listOf(z.discriminatedUnion('type', [Paragraph, Third]));
  const List = listOf(z.discriminatedUnion('type', [Paragraph, Second]));
  const Cell = z.strictObject({
    type: z.enum(['tableHeader', 'tableCell']),
    content: some(Paragraph, itemsAtMost),
  });
  const Row = z.strictObject({ type: z.literal('tableRow'), content: some(Cell, articleLimits.columns) });
  return z.discriminatedUnion('type', [
    Paragraph,
    z.strictObject({ type: z.literal('heading'), attrs: z.strictObject({ level: whole(2, 3) }), content }),
    List,
    z.strictObject({ type: z.literal('table'), content: some(Row, articleLimits.rows) }),
    z.strictObject({
      type: z.literal('picture'),
      attrs: z.strictObject({
        /** The upload that holds it. */
        upload: Id,
        /** What is in it, for those who do not see it. */
        alt,
        width: whole(1, pictureSides.width),
        height: whole(1, pictureSides.height),
      }),
    }),
  ]);
};

const countNodes = (blocks: readonly ArticleBlock[]): number => {
  const waiting: { readonly content?: readonly object[] | undefined }[] = [{ content: blocks }];
  let count = -1;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    count += 1;
    waiting.push(...(node.content ?? []));
  }
  return count;
};
const isSmall = (blocks: readonly ArticleBlock[]): boolean =>
  countNodes(blocks) <= articleLimits.nodes && textOfArticle(blocks).length <= articleLimits.characters;

/** An article as an answer shows it. */
export const ShownArticle = z.array(blockOf(z.string(), z.string(), z.string()));
export type Article = z.infer<typeof ShownArticle>;
export type ArticleBlock = Article[number];

/** The content of an article, as a draft stores it; empty where not written yet. */
export const Article = z
  .array(
    blockOf<z.ZodMiniType<string, string>>(
      piece(pieceCharactersAtMost),
      LinkAddress,
      line(articleLimits.altCharacters, 0),
    ),
  )
  .check(
    z.maxLength(blocksAtMost, { error: 'articleTooLarge' }),
    z.refine(isSmall, { error: 'articleTooLarge' }),
    z.refine((blocks) => uploadsIn(blocks).length <= articleLimits.pictures, {
      error: `articlePictures ${articleLimits.pictures}`,
    }),
    z.refine((blocks) => !holdsCardNumber(textOfArticle(blocks)), { params: { text: 'cardNumber' } }),
  );

/** The same as it can be sent: it says or shows something, in no more words than a post may have. */
export const ReadyArticle = Article.check(
  z.refine((blocks) => textOfArticle(blocks).trim() !== '' || uploadsIn(blocks).length > 0, { error: 'articleEmpty' }),
  z.refine((blocks) => countWords(textOfArticle(blocks)) <= wordsAtMost, { error: `wordsAtMost ${wordsAtMost}` }),
);

/** The address of a link in an article; no longer than a text that is read quickly. */
export const isLinkOfArticle = (href: string): boolean =>
  href.length <= linkCharactersAtMost && LinkAddress.safeParse(href).success;
