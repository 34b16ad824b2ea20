import type { TextBlocks } from '../../platform/inspection/text-reader.ts';

/** Letters that a piece should have, and those that it may not pass. */
const lettersWanted = 800;
const lettersAtMost = 1_000;
const headingAtMost = 300;

/** What was cut: the headings above it, and its text. */
export interface Cut {
  readonly heading: string;
  readonly text: string;
}
type Block = TextBlocks['blocks'][number];

/** Where a text of more letters than a piece may have is parted: behind a sentence, else a word, else anywhere. */
const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > lettersAtMost) {
    const room = rest.slice(0, lettersWanted);
    const sentence = Math.max(...[...room.matchAll(/[.!?;](?=\s)|[。！？；]/gu)].map(({ index }) => index + 1), 0);
    const word = room.lastIndexOf(' ');
    const end = [sentence, word].find((at) => at > lettersWanted / 4) ?? lettersWanted;
    // No letter that takes two places is parted.
    const isHalf = /[\ud800-\udbff]/.test(rest[end - 1] ?? '');
    parts.push(rest.slice(0, isHalf ? end - 1 : end).trim());
    rest = rest.slice(isHalf ? end - 1 : end).trim();
  }
  return rest === '' ? parts : [...parts, rest];
};

/** The headings above a place from the outermost on; of too many letters the innermost count. */
const pathOf = (headings: readonly Block[]): string => {
  const path = headings.map(({ text }) => text).join(' › ');
  return path.length <= headingAtMost ? path : `…${path.slice(1 - headingAtMost)}`.toWellFormed();
};

/**
 * Cuts a text into pieces of about 800 letters: between paragraphs where that can be, never across a heading. Headings without a text
 * of their own stand above what follows, and are a piece where nothing does.
 */
export const cutBlocks = (blocks: readonly Block[]): Cut[] => {
  const cuts: Cut[] = [];
  let headings: Block[] = [];
  let open = '';
  let isBare = false;
  const flush = (): void => {
    if (open !== '') cuts.push({ heading: pathOf(headings), text: open });
    open = '';
  };
  for (const block of blocks) {
    if (block.level > 0) {
      flush();
      headings = [...headings.filter(({ level }) => level < block.level), block];
      isBare = true;
      continue;
    }
    isBare = false;
    for (const part of partsOf(block.text)) {
      if (open !== '' && open.length + part.length + 1 > lettersWanted) flush();
      open = open === '' ? part : `${open}\n${part}`;
    }
  }
  flush();
  const last = headings.at(-1);
  if (isBare && last) cuts.push({ heading: pathOf(headings.slice(0, -1)), text: last.text.slice(0, lettersAtMost) });
  return cuts;
};

/** The same of what was typed: paragraphs stand apart by line breaks, and a line that begins with # is a heading. */
export const cutText = (text: string): Cut[] =>
  cutBlocks(
    text.split('\n').flatMap((raw) => {
      const heading = /^(#{1,6})\s+(.+)$/.exec(raw.trim());
      if (heading) return [{ level: heading[1]?.length ?? 1, text: heading[2] ?? '' }];
      return raw.trim() === '' ? [] : [{ level: 0, text: raw.trim() }];
    }),
  );
