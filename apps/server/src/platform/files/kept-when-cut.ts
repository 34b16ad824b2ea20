import { Readable } from 'node:stream';

/**
 * What comes, as a stream that ends well where the other side goes away, so that what did come is kept; `failure` says afterwards what
 * ended it.
 */
export const keptWhenCut = (
  chunks: AsyncIterable<Buffer>,
): { readonly stream: Readable; readonly failure: () => Error | undefined } => {
  let failed: Error | undefined;
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      yield* chunks;
    } catch (error) {
      failed = error as Error;
    }
  }
  return { stream: Readable.from(whole(), { objectMode: false }), failure: () => failed };
};
