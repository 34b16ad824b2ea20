import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** What was written, under a name of its own until it is kept. */
export interface Draft {
  readonly file: string;
  /** Of the CSV before it was compressed. */
  readonly sha256: string;
  readonly bytes: number;
}

const flush = async (place: string): Promise<void> => {
  const handle = await fs.open(place);
  await handle.sync().finally(() => handle.close());
};

/**
 * The files of bills in the data folder, compressed. They are not encrypted: their content is in plain text in the database as well, and contains no
 * data of payers.
 */
export const createBillFiles = (dataDir: string) => {
  const folder = path.join(dataDir, 'bills');
  return {
    /** Where the bill of a day belongs. */
    placeOf: (merchantId: string, day: string): string => path.join(merchantId.slice(-2), merchantId, `${day}.csv.gz`),

    /** Writes the text as it comes, never more of it in memory than a part; it is on the disk when this answers. */
    write: async (place: string, parts: AsyncIterable<string>): Promise<Draft> => {
      const file = path.join(folder, `${place}.${randomBytes(6).toString('hex')}`);
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const hash = createHash('sha256');
      let bytes = 0;
      async function* counted(): AsyncGenerator<Buffer> {
        for await (const part of parts) {
          const chunk = Buffer.from(part);
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      }
      try {
        await pipeline(
          Readable.from(counted(), { objectMode: false }),
          createGzip(),
          createWriteStream(file, { mode: 0o600, flush: true }),
        );
      } catch (error) {
        await fs.rm(file, { force: true });
        throw error;
      }
      return { file, sha256: hash.digest('hex'), bytes };
    },
    /** Gives the draft its place. */
    keep: async ({ file }: Draft, place: string): Promise<void> => {
      await fs.rename(file, path.join(folder, place));
      await flush(path.dirname(file));
    },
    discard: ({ file }: Draft): Promise<void> => fs.rm(file, { force: true }),

    /** Deletes the files of every bill. */
    clear: (): Promise<void> => fs.rm(folder, { recursive: true, force: true }),

    /** The compressed bytes, or undefined when the file is not there. */
    read: async (place: string): Promise<Readable | undefined> => {
      const file = path.join(folder, place);
      const isThere = await fs.access(file).then(
        () => true,
        () => false,
      );
      return isThere ? createReadStream(file) : undefined;
    },
  };
};
export type BillFiles = ReturnType<typeof createBillFiles>;
