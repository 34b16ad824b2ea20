import type { UploadProblem } from '@balcao/contract/upload';
import { opensQuietly } from './pdf-opening.ts';
import { TooComplex } from './pdf-packed.ts';
import { type PdfWords, wordsOf } from './pdf-words.ts';

/** The end says where the table of objects begins, and there it is. */
const endsWell = (text: string): boolean => {
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-2_048));
  if (!end) return false;
  const at = Number(end[1]);
  return /^\s{0,4}(xref\s|\d{1,10}\s+\d{1,5}\s+obj\b)/.test(text.slice(at, at + 40));
};

const named = (...names: string[]): RegExp => new RegExp(`/(?:${names.join('|')})(?![^\\s\\0()<>[\\]{}/%])`);
/** What runs, sends, opens another file or carries one. Long enough that no picture has these letters by chance. */
const acts = named(
  ...['JavaScript', 'Launch', 'RichMedia', 'Rendition', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE', 'EmbeddedFiles?'],
);
/** The same by shorter names, which are looked for outside pictures only: actions of a page or a field, and forms of another kind. */
const shortActs = named('JS', 'AA', 'XFA');
const encrypted = named('Encrypt');
const page = /\/Type\s*\/Page(?![A-Za-z])/;

const isActive = (pdf: PdfWords): boolean =>
  // In the streams too: what we take for one may be a remark, and the program in it none.
  acts.test(pdf.plain) || acts.test(pdf.words) || shortActs.test(pdf.words) || !opensQuietly(pdf);

/**
 * Why bytes that begin like a PDF are refused, if they are: it must be a PDF from the first byte to the last, open without a password, have a page,
 * run no actions by itself, and contain no other file. Links that a person clicks and signatures are allowed.
 */
export const problemOfPdf = (bytes: Buffer): UploadProblem | undefined => {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !endsWell(text)) return 'damaged';
  try {
    const pdf = wordsOf(bytes, text);
    if (encrypted.test(pdf.words)) return 'locked';
    if (isActive(pdf)) return 'active';
    return pdf.isAll && page.test(pdf.words) ? undefined : 'damaged';
  } catch (error) {
    if (error instanceof TooComplex) return 'tooComplex';
    throw error;
  }
};
