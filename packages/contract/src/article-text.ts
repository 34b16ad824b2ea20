import type { ArticleBlock } from './article.ts';

/** Any part of an article: what text and pictures it holds is found without knowing more of it. */
interface Node {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: object;
  readonly content?: readonly Node[] | undefined;
  readonly marks?: readonly { readonly attrs?: { readonly href: string } }[];
}
const nodesOf = (blocks: readonly ArticleBlock[]): readonly Node[] => blocks as readonly Node[];

/** What holds pieces of text that read on in one line. */
const isLine = ({ type }: Node): boolean => type === 'paragraph' || type === 'heading';

const lineOf = ({ content = [] }: Node): string =>
  content.map(({ type, text = '' }) => (type === 'hardBreak' ? '\n' : text)).join('');
const linesOf = (node: Node): string[] => (isLine(node) ? [lineOf(node)] : (node.content ?? []).flatMap(linesOf));

/** The text of an article, a paragraph or cell a line: what is counted, searched and shown of it in short. Addresses of links are not in it. */
export const textOfArticle = (blocks: readonly ArticleBlock[]): string => nodesOf(blocks).flatMap(linesOf).join('\n');

const hrefsIn = ({ marks = [], content = [] }: Node): string[] => [
  ...marks.flatMap(({ attrs }) => attrs?.href ?? []),
  ...content.flatMap(hrefsIn),
];
/** Where its links lead, in their order; an address that stands there twice comes twice. */
export const addressesInArticle = (blocks: readonly ArticleBlock[]): string[] => nodesOf(blocks).flatMap(hrefsIn);

/** The uploads of the pictures in it, in their order. */
export const uploadsIn = (blocks: readonly ArticleBlock[]): string[] =>
  blocks.flatMap((block) => (block.type === 'picture' ? [block.attrs.upload] : []));

const excerptCharacters = 180;
/** How a text begins, in one line, cut between two words where that is possible. */
export const excerptOf = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...flat];
  if (characters.length <= excerptCharacters) return flat;
  const cut = characters.slice(0, excerptCharacters).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > excerptCharacters / 2 ? cut.slice(0, end) : cut}…`;
};
