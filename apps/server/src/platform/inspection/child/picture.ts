import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Reading } from './reading.ts';

sharp.cache(false);
sharp.concurrency(1);
// The library could read other formats too (SVG, PDF, TIFF, ...); they are not tried.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

export const sideAtMost = 12_000;
/** What may lie in memory at once of a picture that cannot be decoded row by row. */
export const heldBytesAtMost = 128 * 1024 * 1024;

/** Memory of the decoder in bytes: negligible where it reads row by row, the whole picture where it cannot. */
const heldBytesOf = ({ format, width, height, channels, depth, isProgressive, orientation = 1 }: Metadata): number => {
  // A JPEG that is turned is made smaller while it is decoded.
  const isRowByRow = !isProgressive && format !== 'webp' && (orientation === 1 || format === 'jpeg');
  // A progressive JPEG is held as coefficients of two bytes.
  const sampleBytes = depth === 'ushort' || (format === 'jpeg' && isProgressive) ? 2 : 1;
  return isRowByRow ? 0 : width * height * channels * sampleBytes;
};

interface Shape {
  readonly pixelsAtMost: number;
  readonly quality: number;
}
/** Pixels that were decoded elsewhere, four bytes each, as a picture of ours. */
export const encodePixels = async (
  { data, width, height }: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
  quality: number,
  fit: (image: Sharp) => Sharp,
): Promise<Reading> => {
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  return { type: 'image/webp', bytes: await fit(image).webp({ quality }).toBuffer() };
};

/**
 * A picture that someone sent as one of ours: upright, WebP, without metadata; or what is wrong with it. The header is read first:
 * what would take too much memory is not begun.
 */
export const encodePicture = async (
  bytes: Buffer,
  { pixelsAtMost, quality }: Shape,
  fit: (image: Sharp) => Sharp,
): Promise<Reading> => {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = header;
    const isLarge = width * height > pixelsAtMost || Math.max(width, height) > sideAtMost;
    if (isLarge || heldBytesOf(header) > heldBytesAtMost) return { problem: 'tooManyPixels' };
    const image = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error', sequentialRead: true });
    return { type: 'image/webp', bytes: await fit(image.autoOrient()).webp({ quality }).toBuffer() };
  } catch {
    return { problem: 'damaged' };
  }
};
