import { stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { type Fault, type FaultCode, PackageRefused } from './fault.ts';
import { textOf } from './file-kind.ts';
import { Intake, type Taken } from './intake.ts';
import { packageLimits } from './limits.ts';

const fileTypeBits = 0o170000;
/** What the upper half of an entry's attributes says of its type: nothing, a file, a folder. */
const plainTypes = [0, 0o100000, 0o040000];
const methods = [0, 8];
const localHeaderBytes = 30;

const refused = (code: FaultCode, path: string, cause?: unknown) => new PackageRefused({ code, path }, cause);

/** What is wrong with an entry before a byte of it is unpacked. */
const entryFault = (entry: Entry, path: string): Fault | undefined => {
  const type = (entry.externalFileAttributes >>> 16) & fileTypeBits;
  if (!plainTypes.includes(type)) return { code: 'pathLink', path };
  if (entry.isEncrypted()) return { code: 'zipEncrypted', path };
  return methods.includes(entry.compressionMethod) ? undefined : { code: 'zipMethod', path };
};

/** Reads one entry, and no byte more than it promised: the library ends the stream of one that lies. */
const contentOf = async (zip: ZipFile, entry: Entry, path: string): Promise<Uint8Array> => {
  const content = new Uint8Array(entry.uncompressedSize);
  let [at, checksum] = [0, 0];
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      content.set(chunk, at);
      at += chunk.length;
      checksum = crc32(chunk, checksum);
    }
  } catch (error) {
    throw refused('zipSize', path, error);
  }
  if (at !== content.length) throw refused('zipSize', path);
  if (checksum !== entry.crc32) throw refused('zipChecksum', path);
  return content;
};

const readEntries = async (zip: ZipFile, zipBytes: number): Promise<Taken> => {
  const intake = new Intake();
  // The list itself and folders are entries too.
  intake.expectFiles(Math.ceil(zip.entryCount / 2));
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    const path = textOf(entry.fileNameRaw) ?? entry.fileNameRaw.toString('latin1');
    // Entries that share bytes add up to more than the file holds.
    packed += entry.compressedSize + localHeaderBytes + entry.fileNameLength;
    if (packed > zipBytes) throw refused('zipOverlap', path);
    const fault = entryFault(entry, path);
    if (fault) intake.refuse(fault);
    const isFolder = path.endsWith('/');
    if (!isFolder && intake.admits(path, entry.uncompressedSize) && !fault)
      intake.files.set(path, await contentOf(zip, entry, path));
  }
  return intake;
};

/** Names are read as bytes: the rules of this package say more than those of the library. */
const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true } as const;

const readOpened = async (size: number, open: () => Promise<ZipFile>): Promise<Taken> => {
  const limit = packageLimits.zipBytes;
  if (size > limit) throw new PackageRefused({ code: 'zipTooLarge', limit });
  let zip: ZipFile | undefined;
  try {
    zip = await open();
    return await readEntries(zip, size);
  } catch (error) {
    if (error instanceof PackageRefused) throw error;
    throw new PackageRefused(
      { code: 'zipBroken', found: error instanceof Error ? error.message : String(error) },
      error,
    );
  } finally {
    zip?.close();
  }
};

/**
 * Reads a zip that a stranger sent, from the stored file: only the list at its end says what counts. The library checks neither
 * checksums nor entries that overlap, so both are looked at here.
 * @throws PackageRefused when it is no zip, when it lies, or when it is too large as a whole.
 */
export const readZip = async (file: string): Promise<Taken> =>
  readOpened((await stat(file)).size, () => openPromise(file, options));

/** The same of a zip that is in memory as a whole: who reads it may have no file. */
export const readZipBytes = (zip: Buffer): Promise<Taken> =>
  readOpened(zip.length, () => fromBufferPromise(zip, options));
