import { Article, isLinkOfArticle } from '@balcao/contract/article';
import { Extension, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { Plugin } from '@tiptap/pm/state';
import { articleOf } from './article-json.ts';
import { ArticlePicture } from './article-picture.tsx';

const ShortHeading = Heading.extend({
  // From elsewhere come six levels; here are two.
  parseHTML: () => [
    { tag: '[data-level="2"]', attrs: { level: 2 }, priority: 60 },
    { tag: '[data-level="3"]', attrs: { level: 3 }, priority: 60 },
    ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  renderHTML: ({ node }) => [node.attrs.level === 2 ? 'h3' : 'h4', { 'data-level': node.attrs.level }, 0],
}).configure({ levels: [2, 3] });

const plainCell = { content: 'paragraph+' };
/** What a change must not bring about; a wrong word is said when the draft is saved. */
const isTooMuch = (message: string): boolean => /^(articleTooLarge|articlePictures|tooLong)/.test(message);

/** Takes no change after which the article could not be kept: too large, or lists too deep. */
const Limits = Extension.create<{ onRefused: (message: string) => void }>({
  name: 'limits',
  addOptions: () => ({ onRefused: () => undefined }),
  addProseMirrorPlugins() {
    const { onRefused } = this.options;
    return [
      new Plugin({
        filterTransaction: (transaction) => {
          if (!transaction.docChanged) return true;
          const { error } = Article.safeParse(articleOf(transaction.doc.toJSON()));
          const found = error?.issues.find(({ code, message }) => code !== 'custom' || isTooMuch(message));
          if (found) onRefused(found.message);
          return found === undefined;
        },
      }),
    ];
  },
});

interface Given {
  readonly placeholder: string;
  /** A change was not taken, for this reason of the schema. */
  readonly onRefused: (message: string) => void;
}

/** What an article is made of in the editor: the same parts as in the contract, and no others. */
export const articleExtensions = ({ placeholder, onRefused }: Given): Extensions => [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  HardBreak,
  ShortHeading,
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    protocols: ['https'],
    isAllowedUri: (url) => isLinkOfArticle(url ?? ''),
    shouldAutoLink: isLinkOfArticle,
    HTMLAttributes: { target: null, rel: null, class: 'link' },
  }),
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
  ListKeymap,
  Table.configure({ resizable: false }),
  TableRow,
  TableCell.extend(plainCell),
  TableHeader.extend(plainCell),
  ArticlePicture,
  Dropcursor,
  Gapcursor,
  UndoRedo,
  Placeholder.configure({ placeholder }),
  Limits.configure({ onRefused }),
];
