import { type Block, blocksOf, type Piece, type Pieces } from './markdown-blocks.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const tags = { strong: 'strong', emphasis: 'em', code: 'code' } as const;
const pieceOf = ({ kind, text, href = '' }: Piece): string => {
  if (kind === 'text') return escaped(text);
  return kind === 'link'
    ? `<a href="${escaped(href)}">${escaped(text)}</a>`
    : `<${tags[kind]}>${escaped(text)}</${tags[kind]}>`;
};
const inlineOf = (pieces: Pieces): string => pieces.map(pieceOf).join('');

const rowOf = (tag: 'td' | 'th', cells: readonly Pieces[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${inlineOf(cell)}</${tag}>`).join('')}</tr>`;

const elementOf = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="${block.id}">${inlineOf(block.pieces)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlineOf(block.pieces)}</p>`;
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${inlineOf(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return `<div tabindex="0"><table><thead>${rowOf('th', block.head)}</thead><tbody>${block.rows.map((row) => rowOf('td', row)).join('')}</tbody></table></div>`;
    case 'code': {
      const code = `<pre tabindex="0"><code>${escaped(block.text)}</code></pre>`;
      return block.name ? `<figure><figcaption><code>${escaped(block.name)}</code></figcaption>${code}</figure>` : code;
    }
  }
};

/** HTML of a document of ours; what is no Markdown that {@link blocksOf} knows stays text. */
export const htmlOf = (text: string): string =>
  blocksOf(text)
    .map((block) => `${elementOf(block)}\n`)
    .join('');
