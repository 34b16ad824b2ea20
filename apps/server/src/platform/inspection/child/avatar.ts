import { encodePicture } from './picture.ts';
import type { Reading } from './reading.ts';

/** Side of the square in pixels: sharp at twice the largest size that a screen shows. */
const side = 256;
const pixelsAtMost = 40_000_000;

/** A picture of a person as a square, cut to its middle. */
export const readAvatar = (bytes: Buffer): Promise<Reading> =>
  encodePicture(bytes, { pixelsAtMost, quality: 82 }, (image) => image.resize(side, side, { fit: 'cover' }));
