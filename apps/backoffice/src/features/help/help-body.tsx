import type { HelpBlock, HelpPiece } from '@balcao/contract/help';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { outside } from '@balcao/ui/article-body.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './help-body.module.css';
import { Code, scrolled } from './help-code.tsx';
import { ChosenLanguage, type Programs, ProgramTabs, withPrograms } from './help-programs.tsx';

/** Nothing is ever moved in what is only read: the place of a part tells it from the others. */
const each = <One,>(all: readonly One[], draw: (one: One, key: string) => ReactNode): ReactNode =>
  all.map((one, place) => draw(one, String(place)));

/** Addresses of the server, which no screen has. */
const isOfServer = (href: string): boolean => /^\/(docs|console|phone)(\/|$)/.test(href);

const PieceLink = ({ text, href = '' }: HelpPiece) => {
  if (href.startsWith('#'))
    return (
      <Link to="." hash={href.slice(1)} className="link">
        {text}
      </Link>
    );
  if (href.startsWith('https://') || isOfServer(href))
    return (
      <a href={href} className="link" {...outside}>
        {text}
      </a>
    );
  return (
    <AppLink to={href} className="link">
      {text}
    </AppLink>
  );
};

const PiecePart = ({ piece }: { piece: HelpPiece }): ReactNode => {
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'emphasis':
      return <em>{piece.text}</em>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'link':
      return <PieceLink {...piece} />;
    default:
      return piece.text;
  }
};
const Pieces = ({ of }: { of: readonly HelpPiece[] }) =>
  each(of, (piece, key) => <PiecePart key={key} piece={piece} />);

type Of<Kind extends HelpBlock['kind']> = Extract<HelpBlock, { kind: Kind }>;
const Table = ({ head, rows }: Of<'table'>) => (
  <div className={classes.wide} {...scrolled}>
    <table>
      <thead>
        <tr>
          {each(head, (cell, key) => (
            <th key={key} scope="col">
              <Pieces of={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(rows, (row, key) => (
          <tr key={key}>
            {each(row, (cell, place) => (
              <td key={place}>
                <Pieces of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const BlockPart = ({ block }: { block: HelpBlock | Programs }): ReactNode => {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level <= 2 ? 'h2' : block.level === 3 ? 'h3' : 'h4';
      return (
        <Heading id={block.id}>
          <Pieces of={block.pieces} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Pieces of={block.pieces} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {each(block.items, (item, key) => (
            <li key={key}>
              <Pieces of={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
    case 'programs':
      return <ProgramTabs {...block} />;
    default:
      return <Code {...block} />;
  }
};

/** A text of the help center as people read it. Nothing in it is taken as HTML. */
export const HelpBody = ({ blocks, lang }: { blocks: readonly HelpBlock[]; lang?: string }) => (
  <ChosenLanguage>
    <div className={classes.body} {...(lang && { lang })}>
      {each(withPrograms(blocks), (block, key) => (
        <BlockPart key={key} block={block} />
      ))}
    </div>
  </ChosenLanguage>
);
