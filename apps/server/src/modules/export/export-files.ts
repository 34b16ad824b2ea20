import type { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store.ts';
import { newFileKey, turned } from '../../platform/files/stream-cipher.ts';

/** A file of an export: its name, how many bytes it has, and the key that they are encrypted with. */
interface Written {
  readonly name: string;
  readonly bytes: number;
  readonly key: Buffer;
}

const folder = 'sealed-exports';
const placeOf = (name: string): string => `${folder}/${name}`;

async function* inBytes(content: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  for await (const part of content) yield Buffer.from(part);
}

/**
 * The files of exports, in the platform's store, so that every server finds what one of them made; encrypted before they leave the process,
 * each with a key of its own (rule: sealed).
 */
export const createExportFiles = (store: Pick<FileStore, 'writeStream' | 'stream' | 'remove' | 'clear'>) => ({
  /** Writes what comes, however long it is; it is kept, whole, when this answers. @throws what ended the content or the writing. */
  write: async (name: string, content: AsyncIterable<string | Buffer>, signal: AbortSignal): Promise<Written> => {
    const key = newFileKey();
    const bytes = await store.writeStream(placeOf(name), turned(key, 0, inBytes(content)), signal);
    return { name, bytes, key };
  },
  /** The file, as it is read, or undefined when it is not there. @throws Refusal `unavailable` where the store is away. */
  open: async ({ name, bytes, key }: Written): Promise<AsyncIterable<Buffer> | undefined> => {
    const sealed: Readable | undefined = await store.stream(placeOf(name), { first: 0, last: bytes - 1 });
    return sealed && turned(key, 0, sealed);
  },
  remove: (name: string): Promise<void> => store.remove(placeOf(name)),
  /** Deletes the files of every export. */
  clear: (): Promise<void> => store.clear(folder),
});
export type ExportFiles = ReturnType<typeof createExportFiles>;
