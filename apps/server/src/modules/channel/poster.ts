import type { Readable } from 'node:stream';
import type { ChannelLanguage } from '@balcao/contract/channel';
import { writable } from '../../platform/outlines.ts';
import { drawCode, write, writeFitted } from '../../platform/pdf-pen.ts';
import { posterWords } from './poster-words.ts';

type Doc = PDFKit.PDFDocument;

/** What a poster says. */
export interface Poster {
  readonly name: string;
  readonly description: string;
  readonly language: ChannelLanguage;
  /** The address in its code. */
  readonly url: string;
  readonly isInvitation: boolean;
}

const ink = '#24201b';
const quiet = '#6b6357';
const orange = '#c2410c';
const warm = '#fff7ed';
const codeSize = 336;

const steps = (doc: Doc, { language }: Poster, top: number): void => {
  const size = 13;
  for (const [index, step] of posterWords[language].steps.entries()) {
    const line = top + index * 27;
    const x = 142;
    doc.circle(x, line - size * 0.35, size * 0.95).fill(orange);
    write(doc, String(index + 1), { x, y: line, size: size * 0.95, weight: 'bold', color: '#ffffff' });
    write(doc, step, { x: x + size * 1.6, y: line, size, color: ink, align: 'left' });
  }
};

/** For a wall or a window: one page, read from two metres away. */
const draw = (doc: Doc, poster: Poster): void => {
  const { width, height } = doc.page;
  const middle = width / 2;
  const words = posterWords[poster.language];
  doc.rect(0, 0, width, height).fill(warm);
  doc.rect(0, 0, width, 14).fill(orange);
  const fitted = { x: middle, width: width - 96, color: ink } as const;
  // A name in letters that ours cannot write is in the code all the same.
  const name = writable(poster.name) || words.title;
  const taken = writeFitted(doc, name, { ...fitted, y: 88, lines: 2, size: 40, smallest: 18, weight: 'bold' });
  const description = writable(poster.description.replaceAll('\n', ' '));
  const about = { ...fitted, y: 122 + taken, lines: 2, size: 15, smallest: 11, color: quiet };
  const told = description === '' ? 0 : writeFitted(doc, description, about);
  const top = 176 + taken + told;
  const title = poster.isInvitation ? words.invited : words.title;
  write(doc, title, { x: middle, y: top, size: 27, weight: 'medium', color: orange });
  const at = { x: middle - codeSize / 2, y: top + 38, size: codeSize };
  doc
    .roundedRect(at.x - 12, at.y - 12, codeSize + 24, codeSize + 24, 18)
    .lineWidth(3)
    .fillAndStroke('#ffffff', orange);
  drawCode(doc, poster.url, at);
  steps(doc, poster, at.y + codeSize + 62);
  write(doc, words.by, { x: middle, y: height - 19, size: 8.5, color: quiet });
};

/** The poster as a PDF, A4. */
export const posterOf = async (poster: Poster, now: Date): Promise<Readable> => {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: poster.language,
    info: { Title: poster.name, Creator: 'Balcão', CreationDate: now },
  });
  draw(doc, poster);
  doc.end();
  return doc;
};
