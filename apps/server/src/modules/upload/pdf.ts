import { inflateSync } from 'node:zlib';
import type { UploadProblem } from '@balcao/contract/upload';

/** Objects that unpack to more than this are in no document that anybody scanned or printed. */
const unpackedAtMost = 16 * 1024 * 1024;
const dictionaryAtMost = 600;

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

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

/** What the document says of itself: everything but its streams, and the objects that lie packed in some of them. */
const wordsOf = (bytes: Buffer, text: string): string => {
  const words: string[] = [];
  let [at, left] = [0, unpackedAtMost];
  for (const { begin, end } of streamsIn(text)) {
    words.push(text.slice(at, begin));
    at = end;
    const dictionary = text.slice(Math.max(0, begin - dictionaryAtMost), begin);
    if (left <= 0 || !dictionary.slice(dictionary.lastIndexOf(' obj') + 1).includes('/ObjStm')) continue;
    try {
      const unpacked = inflateSync(bytes.subarray(begin, end), { maxOutputLength: left });
      words.push(unpacked.toString('latin1'));
      left -= unpacked.length;
    } catch {
      // What does not unpack holds nothing that anybody could see; it took its time all the same.
      left -= end - begin + unpackedAtMost / 8;
    }
  }
  return plainNames([...words, text.slice(at)].join('\n'));
};

/** The end says where the table of objects begins, and there it is. */
const endsWell = (text: string): boolean => {
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-2_048));
  if (!end) return false;
  const at = Number(end[1]);
  return /^\s{0,4}(xref\s|\d{1,10}\s+\d{1,5}\s+obj\b)/.test(text.slice(at, at + 40));
};

/**
 * What is wrong with bytes that begin like a PDF, if anything: it must be one from the first byte to the last, open without a
 * password, have a page, and do nothing by itself. A signature, a form or a file within it is no harm.
 */
export const problemOfPdf = (bytes: Buffer): UploadProblem | undefined => {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !endsWell(text)) return 'damaged';
  const words = wordsOf(bytes, text);
  if (/\/Encrypt\s*(<<|\d{1,10}\s+\d{1,5}\s+R)/.test(words)) return 'locked';
  if (/\/(JavaScript|Launch|RichMedia)(?![A-Za-z0-9])|\/JS\s*([(<]|\d{1,10}\s+\d{1,5}\s+R)/.test(words))
    return 'active';
  return /\/Type\s*\/Page(?![A-Za-z])/.test(words) ? undefined : 'damaged';
};
