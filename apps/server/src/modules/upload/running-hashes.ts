import { createHash, type Hash } from 'node:crypto';

const atMost = 200;

/**
 * The hashes of files that are coming in, so that a large one need not be read again when it is whole. What came to another server, or
 * before a restart, is not in them: then there is no answer, and the file is read.
 */
export const createRunningHashes = () => {
  const running = new Map<string, { readonly hash: Hash; bytes: number }>();
  return {
    /** The content of a file from a byte on, as a stream. */
    follow: async function* (id: string, offset: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      const known = offset === 0 ? { hash: createHash('sha256'), bytes: 0 } : running.get(id);
      running.delete(id);
      if (known?.bytes !== offset) return yield* chunks;
      const [oldest] = running.keys();
      if (running.size >= atMost && oldest !== undefined) running.delete(oldest);
      running.set(id, known);
      for await (const chunk of chunks) {
        known.hash.update(chunk);
        known.bytes += chunk.length;
        yield chunk;
      }
    },
    /** SHA-256 of so many bytes, in hexadecimal, where all of them were followed. */
    take: (id: string, bytes: number): string | undefined => {
      const known = running.get(id);
      running.delete(id);
      return known?.bytes === bytes ? known.hash.digest('hex') : undefined;
    },
  };
};
