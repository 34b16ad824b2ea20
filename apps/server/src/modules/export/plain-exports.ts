import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/**
 * What versions before the migration 0446 have made lies plain in the data folder of the server that made it. It is read until it expires,
 * and removed then.
 */
export const createPlainExports = (dataDir: string) => {
  const folder = path.join(dataDir, 'exports');
  return {
    open: async (name: string): Promise<Readable | undefined> => {
      const handle = await fs.open(path.join(folder, name)).catch(() => undefined);
      return handle?.createReadStream();
    },
    /** What was written before. */
    writtenBefore: async (before: Date): Promise<string[]> => {
      const names = await fs.readdir(folder).catch(() => []);
      const each = await Promise.all(
        names.map(async (name) => ({ name, at: (await fs.stat(path.join(folder, name))).mtime })),
      );
      return each.filter(({ at }) => at < before).map(({ name }) => name);
    },
    remove: (name: string): Promise<void> => fs.rm(path.join(folder, name), { force: true }),
  };
};
