import type { Readable } from 'node:stream';
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { Upload } from '@tus/server';
import type { Logger } from 'pino';
import { Refusal, refuse } from '../refusal.ts';
import type { FileStore, GrowingFile } from './file-store.ts';
import { keptWhenCut } from './kept-when-cut.ts';
import type { S3Address } from './s3-address.ts';
import { sendInParts } from './s3-parts.ts';

const partBytes = 8 * 1024 * 1024;
const againSeconds = 2;
const absent = new Set(['NoSuchKey', 'NotFound', 'NoSuchUpload']);
/** The library throws a plain object where the service has no such upload. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error ? absent.has(error.name) : (error as { status_code?: number }).status_code === 404;

/** The library for uploads, with its client within reach, and what it leaves behind taken away as well. */
class PartedFiles extends S3Store {
  get s3(): S3 {
    return this.client;
  }
  info(name: string): string {
    return this.infoKey(name);
  }
  rest(name: string): string {
    return this.partKey(name, true);
  }
}

/** How long the service may be silent, and how often it is asked. */
interface Patience {
  readonly answerMs: number;
  readonly attempts: number;
}
const usualPatience: Patience = { answerMs: 15_000, attempts: 2 };

const configOf = (
  { endpoint, region, keyId, secret }: S3Address,
  { answerMs, attempts }: Patience,
): S3ClientConfig => ({
  endpoint,
  region,
  forcePathStyle: true,
  credentials: { accessKeyId: keyId, secretAccessKey: secret },
  maxAttempts: attempts,
  // Until the answer begins; without the last word the library only warns, and waits on.
  requestHandler: { connectionTimeout: 3_000, requestTimeout: answerMs, throwOnRequestTimeout: true },
});

/** All bytes of an answer. @throws Error when none come for so long. */
const wholeOf = async (body: Readable, silentMs: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const timer = setTimeout(() => body.destroy(new Error('the bytes of a file stopped coming')), silentMs);
  try {
    for await (const chunk of body) {
      timer.refresh();
      chunks.push(chunk as Buffer);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
};

/**
 * Files at a service that speaks S3, under names that begin with the address's prefix. Large ones go in parts; which have come is asked
 * of the service, so that an upload goes on after a crash, and at another server. The service is not believed: a file is whole when the
 * service says that it has as many bytes as were announced.
 */
export const createS3Files = (
  address: S3Address,
  log: Pick<Logger, 'warn'>,
  patience: Patience = usualPatience,
): FileStore => {
  const { bucket: Bucket, prefix } = address;
  const parted = new PartedFiles({
    partSize: partBytes,
    useTags: false,
    s3ClientConfig: { bucket: Bucket, ...configOf(address, patience) },
  });
  const { s3 } = parted;
  const keyOf = (name: string): string => `${prefix}${name}`;
  const placeOf = ({ name, into }: Omit<GrowingFile, 'bytes'>): string => keyOf(into ?? name);

  /** What the service answers; `undefined` where there is none. */
  const ask = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (isAbsent(error)) return undefined;
      if (error instanceof Refusal) throw error;
      log.warn(
        { name: (error as Error).name, message: String((error as Error).message).slice(0, 200) },
        'the storage failed',
      );
      return refuse('unavailable', againSeconds);
    }
  };
  const sizeOf = async (Key: string): Promise<number | undefined> =>
    (await ask(() => s3.headObject({ Bucket, Key })))?.ContentLength;
  const remove = async (Key: string): Promise<void> => {
    await ask(() => s3.deleteObject({ Bucket, Key }));
  };
  const lost = (announced: number): never => {
    log.warn({ announced }, 'the storage does not have what it took');
    return refuse('unavailable', againSeconds);
  };
  const isBegun = async (key: string): Promise<boolean> => (await sizeOf(parted.info(key))) !== undefined;

  const received = async (file: GrowingFile): Promise<number> => {
    const key = placeOf(file);
    if (!(await isBegun(key))) return (await sizeOf(key)) ?? 0;
    // The library says that there is no upload also where the service only failed; that there is one was seen just now.
    const upload = await ask(() =>
      parted.getUpload(key).catch((error) => Promise.reject(error instanceof Error ? error : new Error('no upload'))),
    );
    if (upload && upload.offset < file.bytes) return upload.offset;
    if ((await sizeOf(key)) === file.bytes) return file.bytes;
    // All parts are there and were not put together, or they are gone: what is left of it is of no use.
    await drop(file);
    return 0;
  };
  const drop = async (file: Omit<GrowingFile, 'bytes'>): Promise<void> => {
    const key = placeOf(file);
    if (await isBegun(key)) await ask(() => parted.remove(key));
    for (const one of [parted.rest(key), parted.info(key), key]) await remove(one);
  };

  const append = async (file: GrowingFile, offset: number, chunks: AsyncIterable<Buffer>): Promise<number> => {
    const key = placeOf(file);
    const there = await received(file);
    if (there !== offset) throw new Error(`an upload goes on at ${there}, not at ${offset}`);
    if (!(await isBegun(key))) await ask(() => parted.create(new Upload({ id: key, size: file.bytes, offset: 0 })));
    const { stream, failure } = keptWhenCut(chunks);
    const size = (await ask(() => parted.write(stream, key, offset))) ?? refuse('unavailable', againSeconds);
    if (size === file.bytes && (await sizeOf(key)) !== size) return lost(size);
    const cut = failure();
    if (cut) throw cut;
    return size;
  };

  return {
    requireRoom: async () => {},
    write: async (name, bytes) => {
      const sent = await ask(() => s3.putObject({ Bucket, Key: keyOf(name), Body: bytes }));
      if (!sent) refuse('unavailable', againSeconds);
    },
    writeStream: async (name, chunks, signal) => {
      const Key = keyOf(name);
      const size = await sendInParts({ s3, ask, place: { Bucket, Key }, partBytes }, chunks, signal);
      return (await sizeOf(Key)) === size ? size : lost(size);
    },
    read: async (name) => {
      const found = await ask(() => s3.getObject({ Bucket, Key: keyOf(name) }));
      return found && ask(() => wholeOf(found.Body as Readable, patience.answerMs));
    },
    stream: async (name, { first, last }) => {
      const found = await ask(() => s3.getObject({ Bucket, Key: keyOf(name), Range: `bytes=${first}-${last}` }));
      return found?.Body as Readable | undefined;
    },
    remove: (name) => remove(keyOf(name)),
    received,
    append,
    settle: async (file) => {
      await remove(parted.info(placeOf(file)));
    },
    drop,
    dropLeft: async (before) => {
      const left = await ask(() => s3.listMultipartUploads({ Bucket, Prefix: prefix }));
      for (const { Key, UploadId, Initiated } of left?.Uploads ?? []) {
        if (!Key || !UploadId || !Initiated || Initiated >= before) continue;
        await ask(() => s3.abortMultipartUpload({ Bucket, Key, UploadId }));
        for (const one of [parted.info(Key), parted.rest(Key)]) await remove(one);
      }
    },
    sizes: async function* (name) {
      let from: string | undefined;
      do {
        const page = { Bucket, Prefix: `${keyOf(name)}/`, ...(from && { ContinuationToken: from }) };
        const found = (await ask(() => s3.listObjectsV2(page))) ?? refuse('unavailable', againSeconds);
        for (const { Key, Size } of found.Contents ?? [])
          if (Key) yield { name: Key.slice(prefix.length), bytes: Size ?? 0 };
        from = found.IsTruncated ? found.NextContinuationToken : undefined;
      } while (from);
    },
    clear: async (name) => {
      for (;;) {
        const found = await ask(() => s3.listObjectsV2({ Bucket, Prefix: `${keyOf(name)}/` }));
        for (const { Key } of found?.Contents ?? []) if (Key) await remove(Key);
        if (!found?.IsTruncated) return;
      }
    },
  };
};
