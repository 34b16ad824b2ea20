import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { S3Address } from './s3-address.ts';

/** A file that comes in piece by piece. */
export interface GrowingFile {
  /** Where it lies while it grows, where the place has no name for half a file. */
  readonly name: string;
  /** Where it lies when it is whole, where that is another place. */
  readonly into?: string;
  /** How many bytes it has when it is whole. */
  readonly bytes: number;
}
/** A stretch of a file, both ends included. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** A file that lies there, by its name. */
export interface FileSize {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Where files lie: in a folder, or at a service that speaks S3. Names are ours, with slashes between their parts. What is called
 * written is there after a crash. @throws Refusal `unavailable` where the service does not answer as it should.
 */
export interface FileStore {
  /** @throws Refusal `storage_full` when so many bytes more would leave too little room. */
  requireRoom(bytes: number): Promise<void>;
  /** Writes a file whole; it is there, or the one before it still is. */
  write(name: string, bytes: Buffer): Promise<void>;
  /**
   * Writes a stream of any length and returns its size in bytes once it is stored completely. An interrupted write leaves no file, except half a one
   * in a folder after a crash. @throws the error of the chunks, and when the signal is aborted.
   */
  writeStream(name: string, chunks: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number>;
  /** The whole file; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** A stretch of a file as it is read, for large ones; undefined where there is none. */
  stream(name: string, stretch: Stretch): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
  /** How many bytes of it have come in. */
  received(file: GrowingFile): Promise<number>;
  /**
   * Appends what comes, as far as it comes; answers with how much there is then. What came before the stream broke stays.
   * @throws Error what ended the stream, or that the file does not go on at `offset`.
   */
  append(file: GrowingFile, offset: number, chunks: AsyncIterable<Buffer>): Promise<number>;
  /** The file is whole: it lies where it belongs when this answers. May be called again. */
  settle(file: GrowingFile): Promise<void>;
  /** Takes away what has come in. */
  drop(file: Omit<GrowingFile, 'bytes'>): Promise<void>;
  /** Takes away what was begun before, and left; only where something of it can be left that no name leads to. */
  dropLeft(before: Date): Promise<void>;
  /** Every file below a name, each with its bytes, in any order; of many only some are in memory at a time. */
  sizes(name: string): AsyncIterable<FileSize>;
  /** Deletes every file below a name. */
  clear(name: string): Promise<void>;
}

interface Places {
  readonly dataDir: string;
  readonly filesKeepFreeBytes: number;
  readonly files: S3Address | undefined;
}

/** Opens the place that the operator chose; the service's library is loaded only where it is one. */
export const openFileStore = async (
  { dataDir, filesKeepFreeBytes, files }: Places,
  log: Pick<Logger, 'warn'>,
): Promise<FileStore> => {
  if (!files) {
    const { createFolderFiles } = await import('./folder-files.ts');
    return createFolderFiles(dataDir, filesKeepFreeBytes);
  }
  const { createS3Files } = await import('./s3-files.ts');
  return createS3Files(files, log);
};
