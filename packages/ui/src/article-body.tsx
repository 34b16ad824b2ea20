import type { Article } from '@balcao/contract/article';
import { readLink } from '@balcao/contract/broadcast-link';
import type { ReactNode } from 'react';
import classes from './article-body.module.css';

/** Where a link leads: a page of others, which learns nothing of the one that led there. */
export const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

type Block = Article[number];
type Of<Type extends Block['type']> = Extract<Block, { type: Type }>;
type Inline = NonNullable<Of<'paragraph'>['content']>[number];
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number];
type ListBlock = Extract<Block, { content: readonly { type: 'listItem' }[] }>;

/** Hears which address was opened. */
export type OnOpen = (address?: string) => void;

export interface ArticleBodyProps {
  article: Article;
  /** Where a picture is shown, by its upload; undefined while that is not known. */
  addressOf: (upload: string) => string | undefined;
  /** A link in it was opened. */
  onOpen?: OnOpen | undefined;
}
type Around = Pick<ArticleBodyProps, 'addressOf' | 'onOpen'>;

/** Nothing is ever moved in what is only read: the place of a part tells it from the others. */
const each = <One,>(all: readonly One[] | undefined, draw: (one: One, key: string) => ReactNode): ReactNode =>
  all?.map((one, place) => draw(one, String(place)));

const isList = (block: Block): block is ListBlock => block.type === 'bulletList' || block.type === 'orderedList';

const marked = (inner: ReactNode, mark: Mark, onOpen: ArticleBodyProps['onOpen']): ReactNode => {
  if (!('attrs' in mark)) return mark.type === 'bold' ? <strong>{inner}</strong> : <em>{inner}</em>;
  const read = readLink(mark.attrs.href);
  return 'fault' in read ? (
    inner
  ) : (
    <a className="link" href={read.address} {...outside} onClick={() => onOpen?.(read.address)}>
      {inner}
    </a>
  );
};

const Piece = ({ piece, onOpen }: { piece: Inline; onOpen: ArticleBodyProps['onOpen'] }): ReactNode => {
  if (piece.type === 'hardBreak') return <br />;
  let shown: ReactNode = piece.text;
  for (const mark of piece.marks?.toReversed() ?? []) shown = marked(shown, mark, onOpen);
  return shown;
};
const Pieces = ({ of, onOpen }: { of: readonly Inline[] | undefined; onOpen: ArticleBodyProps['onOpen'] }) =>
  each(of, (piece, key) => <Piece key={key} piece={piece} onOpen={onOpen} />);

const List = ({ list, ...around }: { list: ListBlock } & Around) => {
  const Tag = list.type === 'bulletList' ? 'ul' : 'ol';
  return (
    <Tag>
      {each(list.content, ({ content }, key) => (
        <li key={key}>
          {each(content as readonly Block[], (block, place) => (
            <BlockPart key={place} block={block} {...around} />
          ))}
        </li>
      ))}
    </Tag>
  );
};

/** A wide table is scrolled by the arrow keys too. */
const scrolled = { tabIndex: 0 } as const;

const Table = ({ table, onOpen }: { table: Of<'table'>; onOpen: ArticleBodyProps['onOpen'] }) => (
  <div className={classes.table} {...scrolled}>
    <table>
      <tbody>
        {each(table.content, (row, key) => (
          <tr key={key}>
            {each(row.content, ({ type, content }, place) => {
              const Cell = type === 'tableHeader' ? 'th' : 'td';
              return (
                <Cell key={place}>
                  {each(content, (paragraph, at) => (
                    <p key={at}>
                      <Pieces of={paragraph.content} onOpen={onOpen} />
                    </p>
                  ))}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const BlockPart = ({ block, addressOf, onOpen }: { block: Block } & Around): ReactNode => {
  if (block.type === 'table') return <Table table={block} onOpen={onOpen} />;
  if (block.type === 'picture') {
    const { upload, alt, width, height } = block.attrs;
    return (
      <figure>
        <img src={addressOf(upload)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </figure>
    );
  }
  if (isList(block)) return <List list={block} addressOf={addressOf} onOpen={onOpen} />;
  const pieces = <Pieces of={block.content} onOpen={onOpen} />;
  if (!('attrs' in block)) return <p>{block.content ? pieces : <br />}</p>;
  // Below the title of the post, whose heading is the second of the page.
  const Heading = block.attrs.level === 2 ? 'h3' : 'h4';
  return <Heading data-level={block.attrs.level}>{pieces}</Heading>;
};

/** An article as people read it. Nothing in it is taken as HTML. */
export const ArticleBody = ({ article, ...around }: ArticleBodyProps) => (
  <div className={classes.article}>
    {each(article, (block, key) => (
      <BlockPart key={key} block={block} {...around} />
    ))}
  </div>
);
