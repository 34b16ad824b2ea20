import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { OwnFiles } from '../../platform/own-files.ts';
import { createSemaphore } from '../../platform/semaphore.ts';

interface Archived {
  readonly files: OwnFiles;
  /** Called last, when it is known which files are there. */
  readonly document: () => object;
  readonly at: Date;
  /** Aborts when the caller has gone. */
  readonly gone: AbortSignal;
}
/** Files that are read at once in a process: each is in memory whole. */
const bounds = { places: 4, waitingAtMost: 64 } as const;

/**
 * What is kept about a person as a ZIP. It is written while it is fetched, one file after the other and none before the one in front has left:
 * however many there are, one is in memory, and no copy lies anywhere.
 */
export const createAccountArchive = () => {
  const bounded = createSemaphore(bounds);

  const write = async (zip: ZipFile, output: PassThrough, { files, document, at, gone }: Archived): Promise<void> => {
    for (const { entry, path, read } of files.waiting) {
      const bytes = await bounded(read);
      gone.throwIfAborted();
      if (!bytes) continue;
      entry.path = path;
      // Pictures and PDFs are packed already.
      zip.addBuffer(bytes, path, { mtime: at, compress: false });
      if (output.writableNeedDrain) await once(output, 'drain', { signal: gone });
    }
    zip.addBuffer(Buffer.from(`${JSON.stringify(document(), null, 2)}\n`), 'data.json', { mtime: at });
    zip.end();
  };

  return (archived: Archived): Readable => {
    const zip = new ZipFile();
    const output = zip.outputStream as PassThrough;
    // One who leaves early has no broken file, and the log says nothing of it.
    write(zip, output, archived).catch((error: Error) => output.destroy(archived.gone.aborted ? undefined : error));
    return output;
  };
};
