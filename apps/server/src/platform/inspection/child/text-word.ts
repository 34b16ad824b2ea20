import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { ReadText } from './text-block.ts';
import { readWordXml } from './text-markup.ts';

const mainPart = 'word/document.xml';
const entriesAtMost = 5_000;
const megabyte = 1024 * 1024;
/** The text of a thousand pages comes to a few megabytes. */
const partBytesAtMost = 32 * megabyte;
/** Words come to a tenth of their size, never to a hundredth. */
const ratioAtMost = 100;
const ratioFrom = 64 * 1024;

/** @throws Error for what says something else of itself than it is, or is too large. */
const contentOf = async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
  const { uncompressedSize: bytes, compressedSize: packed } = entry;
  if (bytes > partBytesAtMost || (bytes > ratioFrom && bytes > packed * ratioAtMost))
    throw new Error('a part is too large');
  const parts: Buffer[] = [];
  let checksum = 0;
  for await (const part of await zip.openReadStreamPromise(entry)) {
    parts.push(part as Buffer);
    checksum = crc32(part as Buffer, checksum);
  }
  if (checksum !== entry.crc32) throw new Error('a part is not what its checksum says');
  return Buffer.concat(parts);
};

const findMain = async (zip: ZipFile): Promise<Entry | undefined> => {
  let seen = 0;
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    if (seen > entriesAtMost) throw new Error('too many parts');
    if (entry.fileName === mainPart) return entry;
  }
  return undefined;
};

/** The paragraphs of a Word document: of the archive one part is unpacked, up to a size. */
export const readWord = async (bytes: Buffer, lettersAtMost: number): Promise<ReadText> => {
  let zip: ZipFile | undefined;
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    const main = await findMain(zip);
    if (!main) return { problem: 'typeWrong' };
    if (main.isEncrypted()) return { problem: 'locked' };
    return readWordXml((await contentOf(zip, main)).toString('utf8'), lettersAtMost);
  } catch {
    return { problem: 'damaged' };
  } finally {
    zip?.close();
  }
};
