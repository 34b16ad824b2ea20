import { inflateSync } from 'node:zlib';
import type { UploadProblem } from '@balcao/contract/upload';

/** Objects that unpack to more than this are in no document that anybody scanned or printed. */
const unpackedAtMost = 32 * 1024 * 1024;

const hexOf = (byte: number | undefined): number =>
  byte === undefined ? Number.NaN : Number.parseInt(String.fromCharCode(byte), 16);

/** `/J#61vaScript` is the same name as `/JavaScript`. Byte by byte: a document of nothing else must not take seconds. */
const plainNames = (bytes: Buffer): string => {
  if (!bytes.includes(0x23)) return bytes.toString('latin1');
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === 0x23 ? hexOf(bytes[at + 1]) * 16 + hexOf(bytes[at + 2]) : Number.NaN;
    if (!Number.isNaN(code)) at += 2;
    plain[length] = Number.isNaN(code) ? (bytes[at] ?? 0) : code;
    length += 1;
  }
  return plain.toString('latin1', 0, length);
};

/** The places of the streams: where the bytes of each begin and end. */
const streamsIn = (text: string): { readonly begin: number; readonly end: number }[] => {
  const streams: { begin: number; end: number }[] = [];
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6)) {
    const begin = text.startsWith('\r\n', at + 6) ? at + 8 : at + 7;
    if (text.startsWith('end', at - 3) || !/[\r\n]/.test(text[begin - 1] ?? '')) continue;
    const end = text.indexOf('endstream', begin);
    if (end < 0) break;
    streams.push({ begin, end });
    at = end + 3;
  }
  return streams;
};

const countOf = (text: string, name: string): number => text.split(name).length - 1;

/** Objects packed in the one way that programs pack them; what is packed otherwise would be read by others and not by us. */
const unpack = (said: string, packed: Buffer, atMost: number): Buffer | undefined => {
  if (countOf(said, '/FlateDecode') !== 1 || /\/DecodeParms(?!\s*(null|\[\s*null\s*\]))/.test(said)) return undefined;
  try {
    return inflateSync(packed, { maxOutputLength: atMost });
  } catch {
    return undefined;
  }
};

interface Words {
  /** Everything but the streams, and the objects that lie packed in some of them. */
  readonly words: string;
  /** Whether that is all: nothing is packed away where we do not look. */
  readonly isAll: boolean;
}
/** What the document says of itself. */
const wordsOf = (bytes: Buffer, text: string, plain: string): Words => {
  const words: Buffer[] = [];
  let [at, left, unread] = [0, unpackedAtMost, countOf(plain, '/ObjStm')];
  for (const { begin, end } of streamsIn(text)) {
    const before = bytes.subarray(at, begin);
    words.push(before);
    at = end;
    if (unread === 0) continue;
    const said = plainNames(before);
    if (!said.includes('/ObjStm')) continue;
    const unpacked = left > 0 ? unpack(said, bytes.subarray(begin, end), left) : undefined;
    if (!unpacked) break;
    words.push(unpacked);
    left -= unpacked.length;
    unread -= 1;
  }
  words.push(bytes.subarray(at));
  return { words: plainNames(Buffer.concat(words)), isAll: unread === 0 };
};

/** The end says where the table of objects begins, and there it is. */
const endsWell = (text: string): boolean => {
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-2_048));
  if (!end) return false;
  const at = Number(end[1]);
  return /^\s{0,4}(xref\s|\d{1,10}\s+\d{1,5}\s+obj\b)/.test(text.slice(at, at + 40));
};

const programs = /\/(JavaScript|Launch|RichMedia)(?![A-Za-z0-9])/;

/**
 * What is wrong with bytes that begin like a PDF, if anything: it must be one from the first byte to the last, open without a
 * password, have a page, and do nothing by itself. A signature, a form or a file within it is no harm.
 */
export const problemOfPdf = (bytes: Buffer): UploadProblem | undefined => {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !endsWell(text)) return 'damaged';
  const plain = plainNames(bytes);
  const { words, isAll } = wordsOf(bytes, text, plain);
  if (/\/Encrypt\s*(<<|\d{1,10}\s+\d{1,5}\s+R)/.test(words)) return 'locked';
  // In the streams too: what we take for one may be a remark, and the program in it none.
  if (programs.test(plain) || programs.test(words)) return 'active';
  if (/\/JS\s*([(<]|\d{1,10}\s+\d{1,5}\s+R)/.test(words)) return 'active';
  return isAll && /\/Type\s*\/Page(?![A-Za-z])/.test(words) ? undefined : 'damaged';
};
