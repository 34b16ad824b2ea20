import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { decodeHeic, heicTypes } from './heic.ts';
import { encodePicture, encodePixels } from './picture.ts';
import type { Reading } from './reading.ts';

/** The longer side in pixels: what is written on a label is still read at it. */
const sideAtMost = 1_600;
const pixelsAtMost = 50_000_000;
const quality = 80;
const fitted = (image: Sharp): Sharp =>
  image.resize(sideAtMost, sideAtMost, { fit: 'inside', withoutEnlargement: true });
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A picture of a conversation: photos of telephones too, without the place that a camera writes into them. */
export const readMessagePicture = async (bytes: Buffer): Promise<Reading> => {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (type === undefined) return { problem: 'typeUnknown' };
  if (heicTypes.has(type)) {
    const decoded = await decodeHeic(bytes).catch(() => ({ problem: 'damaged' }) as const);
    return 'problem' in decoded ? decoded : encodePixels(decoded, quality, fitted);
  }
  return pictures.has(type) ? encodePicture(bytes, { pixelsAtMost, quality }, fitted) : { problem: 'typeWrong' };
};
