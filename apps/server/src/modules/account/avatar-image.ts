import { withPictures } from '../../platform/pictures.ts';
import { refuse } from '../../platform/refusal.ts';

/** Side of the square in pixels: sharp at twice the largest size that a screen shows. */
const side = 256;
const pixelsAtMost = 40_000_000;
const secondsAtMost = 5;
const readable = new Set(['jpeg', 'png', 'webp']);

/**
 * A stranger's bytes as a square picture of ours: decoded by what they are and not by what they are called, upright, cut to its
 * middle, without metadata (promise F4).
 * @throws Refusal `picture_wrong` for what is no JPG, PNG or WebP, is broken, or has more than 40 megapixels.
 */
export const encodeAvatar = (bytes: Buffer): Promise<Buffer> =>
  withPictures(async (sharp) => {
    try {
      const image = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' }).timeout({
        seconds: secondsAtMost,
      });
      const { format } = await image.metadata();
      if (!readable.has(format)) return refuse('picture_wrong');
      return await image.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    } catch {
      return refuse('picture_wrong');
    }
  });
