import type { Article, ArticleBlock } from '@balcao/contract/article';
import { readLink } from '@balcao/contract/broadcast-link';
import type { JSONContent } from '@tiptap/core';
import { cleanedPiece as cleaned } from './article-of-text.ts';

type Inline = NonNullable<Extract<ArticleBlock, { type: 'paragraph' }>['content']>[number];
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number];
type Part = Readonly<Record<string, unknown>>;

const marksOf = (marks: JSONContent['marks'] = []): Mark[] =>
  marks.flatMap(({ type, attrs }): Mark[] => {
    if (type !== 'link') return [{ type } as Mark];
    const read = readLink(String(attrs?.href ?? ''));
    return 'fault' in read ? [] : [{ type, attrs: { href: read.address } }];
  });

const partsOf = (content: JSONContent[] | undefined): Part[] => (content ?? []).flatMap(partOf);
const whole = (part: Part, content: readonly Part[]): Part => (content.length > 0 ? { ...part, content } : part);

const pictureOf = ({ attrs = {} }: JSONContent): Part[] => {
  const { upload, alt, width, height } = attrs as Record<string, string | number>;
  return [{ type: 'picture', attrs: { upload, alt: cleaned(String(alt ?? '')).trim(), width, height } }];
};

/** A part of what the editor holds as the server keeps it: its own keys alone, always in the same order. */
const partOf = (node: JSONContent): Part[] => {
  const { type, content } = node;
  if (type === 'text') {
    const [text, marks] = [cleaned(node.text ?? ''), marksOf(node.marks)];
    return text === '' ? [] : [{ type, ...(marks.length > 0 ? { marks } : {}), text }];
  }
  if (type === 'hardBreak') return [{ type }];
  if (type === 'picture') return pictureOf(node);
  if (type === 'heading') return [whole({ type, attrs: { level: node.attrs?.level } }, partsOf(content))];
  return [whole({ type }, partsOf(content))];
};

/** The article that the editor holds; empty where nothing is written. */
export const articleOf = ({ content }: JSONContent): Article => {
  const blocks = partsOf(content) as unknown as Article;
  const isEmpty = blocks.every((block) => block.type === 'paragraph' && !block.content);
  return isEmpty ? [] : blocks;
};

/** The other way round. */
export const documentOf = (article: Article): JSONContent => ({
  type: 'doc',
  content: article.length > 0 ? (structuredClone(article) as JSONContent[]) : [{ type: 'paragraph' }],
});
