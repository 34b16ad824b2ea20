import { inflateRawSync, constants as zlib } from 'node:zlib';

/** Scanned or printed documents do not unpack to more than this. */
const unpackedAtMost = 32 * 1024 * 1024;
const zlibHeader = 2;
const lookedAt = 1_024;
/** How a stream of packed objects begins: the number of an object and its place, after blanks and comments. */
const beginsWithNumbers = /^(?:[\s\0]|%[^\r\n]*[\r\n])*\d+[\s\0]/;

/** Bytes that a reader takes for compressed by Flate; the checksum at the end is nothing that readers insist on. */
const isZlib = (packed: Buffer): boolean => {
  const [first = 0, second = 0] = packed;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0 && (second & 0x20) === 0;
};
/** What is there when the end is missing is unpacked all the same, as readers do. */
const inflate = (packed: Buffer, maxOutputLength: number): Buffer =>
  inflateRawSync(packed.subarray(zlibHeader), { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength });

/** Thrown where a document takes more to be looked into than is sensible. */
export class TooComplex extends Error {}

const isTooLarge = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';

/** Readers use what comes before the first mistake: the longest beginning that unpacks. */
const inflateBeginning = (packed: Buffer, maxOutputLength: number): Buffer => {
  let good: Buffer = Buffer.alloc(0);
  let bad = packed.length + 1;
  for (let [low, high] = [zlibHeader, packed.length]; low < bad; high = Math.floor((low + bad) / 2)) {
    try {
      good = inflate(packed.subarray(0, high), maxOutputLength);
      low = high + 1;
    } catch (error) {
      if (isTooLarge(error)) throw new TooComplex();
      bad = high;
    }
  }
  return good;
};

/** Unpacks the object streams of one document. */
export const openPacked = () => {
  let left = unpackedAtMost;
  const counted = (unpacked: Buffer): Buffer => {
    left -= unpacked.length;
    return unpacked;
  };
  return {
    /** The objects in a stream that says it holds some; undefined where they are packed in another way than programs use. */
    declared: (packed: Buffer): Buffer | undefined => {
      if (!isZlib(packed)) return undefined;
      try {
        return counted(inflate(packed, left));
      } catch (error) {
        if (isTooLarge(error)) throw new TooComplex();
        return undefined;
      }
    },

    /** The objects in a stream that says something else and may hold some all the same: readers go by what it holds. */
    undeclared: (packed: Buffer): Buffer | undefined => {
      if (!isZlib(packed)) return undefined;
      const begin = inflateBeginning(packed.subarray(0, lookedAt), unpackedAtMost);
      if (!beginsWithNumbers.test(begin.toString('latin1', 0, lookedAt))) return undefined;
      return counted(inflateBeginning(packed, left));
    },
  };
};
