import { fileTypeFromBuffer } from 'file-type';
import { problemOfPdf } from './pdf.ts';
import { encodePicture } from './picture.ts';
import type { Reading } from './reading.ts';

/** The longer side in pixels: the small print of an identity card is still read at it. */
const sideAtMost = 3_000;
const pixelsAtMost = 50_000_000;
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Decides by what the bytes are, whatever they are called: pictures are encoded again, PDFs stay as they are. */
export const readDocument = async (bytes: Buffer): Promise<Reading> => {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (type === undefined) return { problem: 'typeUnknown' };
  if (type === 'application/pdf') {
    const problem = problemOfPdf(bytes);
    return problem ? { problem } : { type, bytes };
  }
  if (!pictures.has(type)) return { problem: 'typeWrong' };
  return encodePicture(bytes, { pixelsAtMost, quality: 86 }, (image) =>
    image.resize(sideAtMost, sideAtMost, { fit: 'inside', withoutEnlargement: true }),
  );
};
