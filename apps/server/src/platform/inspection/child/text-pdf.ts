import { getDocumentProxy } from 'unpdf';
import { type ReadText, TextIntake } from './text-block.ts';

/** Letters so much higher than most of their page are a heading, if the line is short. */
const headingFrom = 1.25;
const headingLettersAtMost = 120;
const endsSentence = /[.!?:;。！？：；]$/u;

interface Line {
  text: string;
  height: number;
}
interface Item {
  readonly str: string;
  readonly height: number;
  readonly hasEOL: boolean;
}

const linesOf = (items: readonly Item[]): Line[] => {
  const lines: Line[] = [];
  let line: Line = { text: '', height: 0 };
  for (const { str, height, hasEOL } of items) {
    line.text += str;
    line.height = Math.max(line.height, str.trim() === '' ? 0 : height);
    if (!hasEOL) continue;
    lines.push(line);
    line = { text: '', height: 0 };
  }
  return [...lines, line];
};
/** The height in which most letters of a page stand. */
const usualHeight = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>();
  for (const { text, height } of lines) letters.set(height, (letters.get(height) ?? 0) + text.trim().length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

/** Lines that read on are one paragraph; a word that was parted at the end of a line is whole again. */
const addPage = (intake: TextIntake, lines: readonly Line[]): void => {
  const usual = usualHeight(lines);
  let open = '';
  const flush = (): void => {
    intake.add(0, open);
    open = '';
  };
  for (const { text, height } of lines) {
    const line = text.trim();
    const isHeading = height > usual * headingFrom && line.length <= headingLettersAtMost;
    if (line === '' || isHeading) flush();
    if (isHeading) intake.add(1, line);
    else if (line !== '') open = /\p{Ll}-$/u.test(open) ? open.slice(0, -1) + line : `${open} ${line}`;
    if (endsSentence.test(line)) flush();
  }
  flush();
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The words of a PDF, page by page. Its scripts do not run. */
export const readPdf = async (bytes: Buffer, lettersAtMost: number): Promise<ReadText> => {
  const intake = new TextIntake(lettersAtMost);
  try {
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    for (let number = 1; number <= pdf.numPages && !intake.isFull; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      addPage(intake, linesOf(items.flatMap((item) => ('str' in item ? [item] : []))));
      page.cleanup();
    }
    return intake.end();
  } catch (error) {
    return { problem: nameOf(error) === 'PasswordException' ? 'locked' : 'damaged' };
  }
};
