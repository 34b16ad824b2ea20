import { type ReadText, TextIntake } from './text-block.ts';

/** The text of bytes in UTF-8 or, where they are none, in the letters of western Windows; undefined for what is no text. */
export const decodeText = (bytes: Buffer): string | undefined => {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  // Files of other programs are full of zeros; no text has one.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Paragraphs stand apart by empty lines; a line that begins with # is a heading, as in Markdown. */
export const readPlain = (text: string, lettersAtMost: number): ReadText => {
  const intake = new TextIntake(lettersAtMost);
  let open = '';
  const flush = (): void => {
    intake.add(0, open);
    open = '';
  };
  for (const line of text.split(/\r\n?|\n/)) {
    if (intake.isFull) break;
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (heading || line.trim() === '') flush();
    if (heading) intake.add(heading[1]?.length ?? 1, heading[2] ?? '');
    // A line of a list, and one that ends a sentence, is a paragraph; others read on.
    else if (/^\s*(?:[-*•]|\d+[.)])\s/.test(line)) {
      flush();
      open = line;
    } else open += ` ${line}`;
  }
  flush();
  return intake.end();
};
