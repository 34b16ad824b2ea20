import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The files of exports in the data folder, under names of our own. */
export const createExportFiles = (dataDir: string) => {
  const folder = path.join(dataDir, 'exports');
  const at = (name: string): string => path.join(folder, name);
  return {
    /** Writes what comes, however long it is; it is on the disk, whole, when this answers with its bytes. */
    write: async (name: string, content: AsyncIterable<string | Buffer>, signal: AbortSignal): Promise<number> => {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const file = createWriteStream(at(name), { mode: 0o600, flush: true });
      // Nothing is made ahead of what the disk takes: a part may be a thousand rows.
      await pipeline(Readable.from(content, { highWaterMark: 1 }), file, { signal });
      return file.bytesWritten;
    },
    /** The file, or undefined when it is not there. */
    open: async (name: string): Promise<Readable | undefined> => {
      const handle = await fs.open(at(name)).catch(() => undefined);
      return handle?.createReadStream();
    },
    remove: (name: string): Promise<void> => fs.rm(at(name), { force: true }),
    /** Every file that lies here, and when it was written. */
    all: async (): Promise<{ readonly name: string; readonly writtenAt: Date }[]> => {
      const names = await fs.readdir(folder).catch(() => []);
      return Promise.all(names.map(async (name) => ({ name, writtenAt: (await fs.stat(at(name))).mtime })));
    },
  };
};
export type ExportFiles = ReturnType<typeof createExportFiles>;
