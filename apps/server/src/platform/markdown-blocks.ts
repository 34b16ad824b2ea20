import type { HelpPiece } from '@balcao/contract/help';

/** A stretch of a line; `href` of a link. */
export interface Piece {
  readonly kind: HelpPiece['kind'];
  readonly text: string;
  readonly href?: string;
}
export type Pieces = readonly Piece[];

/** A part of a document, told by an empty line from the next one. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly pieces: Pieces }
  | { readonly kind: 'paragraph'; readonly pieces: Pieces }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Pieces[] }
  | { readonly kind: 'table'; readonly head: readonly Pieces[]; readonly rows: readonly (readonly Pieces[])[] }
  | { readonly kind: 'code'; readonly name: string; readonly text: string };

const inline =
  /`([^`]+)`|\[([^\]]+)\]\((https:\/\/[^)\s]+|\/[^)\s]*|#[\w-]+|[\w./-]+[.]md)\)|\*\*([^*]+)\*\*|\*([^*`]+)\*/g;

const pieceOf = ([, code, words, href, strong, emphasis]: RegExpMatchArray): Piece => {
  if (code !== undefined) return { kind: 'code', text: code };
  if (words !== undefined && href !== undefined) return { kind: 'link', text: words, href };
  return strong === undefined ? { kind: 'emphasis', text: emphasis ?? '' } : { kind: 'strong', text: strong };
};

/** The stretches of a line. What stands within code is never read as anything else. */
export const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(inline)) {
    if (found.index > end) pieces.push({ kind: 'text', text: text.slice(end, found.index) });
    pieces.push(pieceOf(found));
    end = found.index + found[0].length;
  }
  return end < text.length ? [...pieces, { kind: 'text', text: text.slice(end) }] : pieces;
};

const cellsOf = (line: string): Pieces[] =>
  line
    .replaceAll(/^\|\s*|\s*\|$/g, '')
    .split('|')
    .map((cell) => piecesOf(cell.trim()));

/** A program is shown under the name of its file. */
const codeOf = ([fence = '', ...lines]: readonly string[]): Block => {
  const [, name = ''] = fence.slice(3).split(' ');
  return { kind: 'code', name, text: lines.slice(0, -1).join('\n') };
};

const listOf = (lines: readonly string[], isOrdered: boolean): Block => {
  const [, ...items] = lines.join('\n').split(isOrdered ? /^\d+\. /m : /^- /m);
  return { kind: 'list', isOrdered, items: items.map((item) => piecesOf(item.replaceAll(/\s*\n\s*/g, ' ').trim())) };
};

const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}0-9]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const blockOf = (lines: readonly string[]): Block => {
  const [first = ''] = lines;
  const heading = /^(#{1,4}) (.+)$/.exec(first);
  if (heading) {
    const [, marks = '', title = ''] = heading;
    return { kind: 'heading', level: marks.length, id: anchorOf(title), pieces: piecesOf(title) };
  }
  if (first.startsWith('```')) return codeOf(lines);
  if (first.startsWith('|')) {
    const [head = '', , ...rows] = lines;
    return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
  }
  if (first.startsWith('- ')) return listOf(lines, false);
  return first.startsWith('1. ') && lines.some((line) => line.startsWith('2. '))
    ? listOf(lines, true)
    : { kind: 'paragraph', pieces: piecesOf(lines.join(' ')) };
};

/**
 * The blocks of the Markdown that our own documents are written in: headings, paragraphs, lists, tables, programs, code, links,
 * emphasis. Everything else stays text. Within a program an empty line does not end the block.
 */
export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(/^```[^\n]*\n[\s\S]*?^```$|^(?:(?!```).+\n?)+/gm)].map(([block]) =>
    blockOf(block.trimEnd().split('\n')),
  );
