import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { decodeHeic, heicTypes } from './heic.ts';
import { problemOfPdf } from './pdf.ts';
import { encodePicture, encodePixels } from './picture.ts';
import type { Reading } from './reading.ts';

/** The longer side in pixels: the small print of an identity card is still read at it. */
const sideAtMost = 3_000;
const pixelsAtMost = 50_000_000;
const quality = 86;
const fitted = (image: Sharp): Sharp =>
  image.resize(sideAtMost, sideAtMost, { fit: 'inside', withoutEnlargement: true });
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Decides by the bytes and not by the file's name: pictures are encoded again, PDFs stay as they are. */
export const readDocument = async (bytes: Buffer): Promise<Reading> => {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (type === undefined) return { problem: 'typeUnknown' };
  if (type === 'application/pdf') {
    const problem = problemOfPdf(bytes);
    return problem ? { problem } : { type, bytes };
  }
  if (heicTypes.has(type)) {
    const decoded = await decodeHeic(bytes).catch(() => ({ problem: 'damaged' }) as const);
    return 'problem' in decoded ? decoded : encodePixels(decoded, quality, fitted);
  }
  if (!pictures.has(type)) return { problem: 'typeWrong' };
  return encodePicture(bytes, { pixelsAtMost, quality }, fitted);
};
