import { documentBytesAtMost, documentTypes, type UploadProblem } from '@balcao/contract/upload';
import { problemOfPdf } from './pdf.ts';
import { readPicture } from './picture.ts';

/** A document as it is kept, or what is wrong with what was sent. */
export type Content =
  | { readonly type: 'image/webp' | 'application/pdf'; readonly bytes: Buffer; readonly problem?: never }
  | { readonly problem: UploadProblem };

/** Decides by what the bytes are, whatever they are called (promise F4); pictures are made anew. */
export const readContent = async (bytes: Buffer): Promise<Content> => {
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > documentBytesAtMost) return { problem: 'tooLarge' };
  const { fileTypeFromBuffer } = await import('file-type');
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (type === undefined) return { problem: 'typeUnknown' };
  if (!(documentTypes as readonly string[]).includes(type)) return { problem: 'typeWrong' };
  if (type === 'application/pdf') {
    const problem = problemOfPdf(bytes);
    return problem ? { problem } : { type, bytes };
  }
  const picture = await readPicture(bytes);
  return typeof picture === 'string' ? { problem: picture } : { type: 'image/webp', bytes: picture };
};
