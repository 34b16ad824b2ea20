import { createGate } from './gate.ts';

/** Loaded with the first picture: most processes never see one, and the library is native code. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Whatever else the library could read (SVG, PDF, TIFF, ...) is not even tried: the bytes are a stranger's.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  return sharp;
};
let loading: ReturnType<typeof loadSharp> | undefined;

/** A decoded picture takes memory by its pixels, so few are open at once, whoever they belong to. */
const gate = createGate({ places: 2, waitingAtMost: 16 });

/**
 * Works on a stranger's picture, with a decoder that knows JPEG, PNG and WebP and nothing else (promise F4).
 * @throws Refusal `unavailable` when too many wait already.
 */
export const withPictures = <T>(work: (sharp: Awaited<ReturnType<typeof loadSharp>>) => Promise<T>): Promise<T> =>
  gate(async () => {
    loading ??= loadSharp();
    return work(await loading);
  });
