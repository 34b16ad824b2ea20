import { fileTypeFromBuffer } from 'file-type';
import { encodePicture } from './picture.ts';
import type { Reading } from './reading.ts';

/** Sharp on the widest phone, and no longer than a screen is scrolled with patience. */
const [widthAtMost, heightAtMost] = [1_600, 6_000];
const pixelsAtMost = 50_000_000;
const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A picture that many people are to see: made small enough for a phone, and without what a camera writes into it. */
export const readPicture = async (bytes: Buffer): Promise<Reading> => {
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (type === undefined) return { problem: 'typeUnknown' };
  if (!pictures.has(type)) return { problem: 'typeWrong' };
  return encodePicture(bytes, { pixelsAtMost, quality: 80 }, (image) =>
    image.resize(widthAtMost, heightAtMost, { fit: 'inside', withoutEnlargement: true }),
  );
};
