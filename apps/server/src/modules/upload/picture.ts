import { documentPixelsAtMost, type UploadProblem } from '@balcao/contract/upload';
import { withPictures } from '../../platform/pictures.ts';

/** The longer side in pixels: the small print of an identity card is still read at it. */
const sideAtMost = 3_000;
const secondsAtMost = 20;

/** A stranger's picture as one of ours: upright, of a size that is enough, without metadata (promise F4); or what is wrong. */
export const readPicture = (bytes: Buffer): Promise<Buffer | UploadProblem> =>
  withPictures(async (sharp) => {
    try {
      // The header alone is read first: what would take a gigabyte is not begun.
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > documentPixelsAtMost) return 'tooManyPixels';
      return await sharp(bytes, { limitInputPixels: documentPixelsAtMost, failOn: 'error' })
        .timeout({ seconds: secondsAtMost })
        .autoOrient()
        .resize(sideAtMost, sideAtMost, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .toBuffer();
    } catch {
      return 'damaged';
    }
  });
