import { sideAtMost } from './picture.ts';
import type { Reading } from './reading.ts';

/** The pixels of a photo, upright, four bytes each. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}
/** A photo as iPhones keep it, by its type. */
export const heicTypes: ReadonlySet<string> = new Set(['image/heic', 'image/heif']);

/** The decoder holds all of them, several times over. */
const pixelsAtMost = 26_000_000;
const silent = (): void => {};

/**
 * Decodes the first photo of a HEIC file by libheif, whose WebAssembly has a memory of its own within this process: the decoder that
 * pictures are read with otherwise knows no HEVC. How many pixels there are is asked before any is decoded.
 */
export const decodeHeic = async (bytes: Buffer): Promise<Pixels | Extract<Reading, { problem: string }>> => {
  // It tells the console what is wrong with a photo, but standard output carries answers alone.
  Object.assign(console, { log: silent, error: silent });
  // Loaded with the first such photo.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [image, ...others] = new libheif.HeifDecoder().decode(bytes);
  for (const other of others) other.free();
  if (!image) return { problem: 'damaged' };
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    if (Math.max(width, height) > sideAtMost || width * height > pixelsAtMost) return { problem: 'tooManyPixels' };
    const into = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const shown = await new Promise<Pixels | null>((done) => image.display(into, done));
    return shown ?? { problem: 'damaged' };
  } finally {
    image.free();
  }
};
