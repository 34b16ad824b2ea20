import { MediaType, mediaTypes } from '@balcao/contract/media';
import { fileTypeFromBuffer } from 'file-type';
import { problemOfPdf } from './pdf.ts';
import { wordsOf } from './pdf-words.ts';

interface Facts {
  readonly type?: MediaType;
  readonly pages?: number;
  readonly problem?: string;
}
const byMime = new Map<string, MediaType>(MediaType.options.map((type) => [mediaTypes[type].mime, type]));
/** Signs that no text has. */
const noText = /(?![\t\n\v\f\r])[\p{Cc}\ufffd]/u;

/** The beginning of a file may end within a letter. */
const isText = (bytes: Buffer, isWhole: boolean): boolean => {
  const text = new TextDecoder('utf-8').decode(bytes, { stream: !isWhole });
  return text.trim() !== '' && !noText.test(text);
};
const pagesOf = (bytes: Buffer): number => {
  const { words } = wordsOf(bytes, bytes.toString('latin1'));
  return words.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
};

/** What a document is by its bytes, or by how it begins where that is not all of it. */
export const readDocumentFacts = async (bytes: Buffer, isWhole: boolean): Promise<Facts> => {
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (mime === undefined) return isText(bytes, isWhole) ? { type: 'txt' } : { problem: 'typeWrong' };
  const type = byMime.get(mime);
  if (type === undefined || mediaTypes[type].kind !== 'document') return { problem: 'typeWrong' };
  if (type !== 'pdf' || !isWhole) return { type };
  const problem = problemOfPdf(bytes);
  if (problem === 'active') return { problem };
  if (problem && problem !== 'locked') return { problem: 'damaged' };
  return problem ? { type } : { type, pages: pagesOf(bytes) };
};
