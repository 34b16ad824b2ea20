const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Code first: what stands within it is never read as anything else. */
const inlineOf = (text: string): string =>
  escaped(text)
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<code>${part.slice(1, -1)}</code>`
        : part
            .replaceAll(/\[([^\]]+)\]\((https:\/\/[^)\s]+|\/[^)\s]*)\)/g, '<a href="$2">$1</a>')
            .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
            .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>'),
    )
    .join('');

const cellsOf = (line: string): string[] =>
  line
    .replaceAll(/^\|\s*|\s*\|$/g, '')
    .split('|')
    .map((cell) => inlineOf(cell.trim()));
const rowOf = (tag: 'td' | 'th', line: string): string =>
  `<tr>${cellsOf(line)
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`;

const tableOf = ([head = '', , ...rows]: readonly string[]): string =>
  `<div tabindex="0"><table><thead>${rowOf('th', head)}</thead><tbody>${rows.map((row) => rowOf('td', row)).join('')}</tbody></table></div>`;

/** A program is shown under the name of its file. */
const codeOf = ([fence = '', ...lines]: readonly string[]): string => {
  const [, name = ''] = fence.slice(3).split(' ');
  const code = `<pre tabindex="0"><code>${escaped(lines.slice(0, -1).join('\n'))}</code></pre>`;
  return name ? `<figure><figcaption><code>${escaped(name)}</code></figcaption>${code}</figure>` : code;
};

const listOf = (lines: readonly string[]): string => {
  const items = lines.join('\n').split(/^- /m).slice(1);
  return `<ul>${items.map((item) => `<li>${inlineOf(item.replaceAll(/\s*\n\s*/g, ' ').trim())}</li>`).join('')}</ul>`;
};

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const blockOf = (lines: readonly string[]): string => {
  const [first = ''] = lines;
  const heading = /^(#{1,3}) (.+)$/.exec(first);
  if (heading) {
    const [, marks = '', title = ''] = heading;
    return `<h${marks.length} id="${anchorOf(title)}">${inlineOf(title)}</h${marks.length}>`;
  }
  if (first.startsWith('```')) return codeOf(lines);
  if (first.startsWith('|')) return tableOf(lines);
  if (first.startsWith('- ')) return listOf(lines);
  return `<p>${inlineOf(lines.join(' '))}</p>`;
};

/** Blocks are parted by empty lines; within a program an empty line parts nothing. */
const blocksOf = (text: string): string[][] =>
  [...text.matchAll(/^```[^\n]*\n[\s\S]*?^```$|^(?:(?!```).+\n?)+/gm)].map(([block]) => block.trimEnd().split('\n'));

/**
 * HTML of the Markdown that our own documents are written in: headings, paragraphs, lists, tables, programs, code, links, emphasis.
 * Everything else stays text.
 */
export const htmlOf = (text: string): string =>
  blocksOf(text)
    .map((lines) => `${blockOf(lines)}\n`)
    .join('');
