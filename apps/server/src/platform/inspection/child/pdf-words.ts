import { openPacked } from './pdf-packed.ts';

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

interface Stream {
  readonly at: number;
  readonly begin: number;
}
/** Every place where a reader could find a stream: also within others, because a table of objects may lead there. */
function* streamsIn(text: string): Generator<Stream> {
  for (const { index, 0: found } of text.matchAll(/(?<!end)stream[^\r\n]{0,80}(?:\r\n|\r|\n)/g))
    yield { at: index, begin: index + found.length };
}

const countOf = (text: string, name: string): number => text.split(name).length - 1;
/** What a stream says of itself, by the text before it. */
const kindOf = (said: string): 'objects' | 'oddObjects' | 'other' => {
  const isNamed = said.includes('/ObjStm');
  if (!isNamed) {
    const own = said.slice(Math.max(0, said.lastIndexOf('obj')));
    if (!/\/First(?![A-Za-z])/.test(own) || !/\/N(?![A-Za-z])/.test(own)) return 'other';
  }
  const isPlain = countOf(said, '/FlateDecode') === 1 && !/\/DecodeParms(?!\s*(null|\[\s*null\s*\]))/.test(said);
  return isPlain ? 'objects' : 'oddObjects';
};

export interface PdfWords {
  /** The whole file, streams and all, every name in its plain spelling. */
  readonly plain: string;
  /** Everything but the streams, and the objects that lie packed in some of them. */
  readonly words: string;
  /** Packed objects by their numbers; an object may have several versions. */
  readonly packed: ReadonlyMap<number, readonly string[]>;
  /** Whether everything was read: no packed objects that we do not inspect. */
  readonly isAll: boolean;
}

/** The objects of one stream, which begins with their numbers and places. */
const indexOf = (unpacked: string, said: string, packed: Map<number, string[]>): void => {
  const first = Number(/\/First\s+(\d{1,9})/.exec(said)?.[1] ?? 0);
  const numbers = unpacked.slice(0, first).match(/\d+/g) ?? [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const from = first + Number(numbers[index + 1]);
    const to = index + 3 < numbers.length ? first + Number(numbers[index + 3]) : unpacked.length;
    const number = Number(numbers[index]);
    packed.set(number, [...(packed.get(number) ?? []), unpacked.slice(from, to)]);
  }
};

/** What the document says of itself. @throws TooComplex when it unpacks to more than is sensible. */
export const wordsOf = (bytes: Buffer, text: string): PdfWords => {
  const plain = plainNames(bytes);
  const { declared, undeclared } = openPacked();
  const words: string[] = [];
  const packed = new Map<number, string[]>();
  let [outside, bodyEnd, unread, isOdd] = [0, 0, countOf(plain, '/ObjStm'), false];
  const keep = (unpacked: Buffer, said: string): void => {
    const objects = plainNames(unpacked);
    words.push(objects);
    indexOf(objects, said, packed);
  };
  for (const { at, begin } of streamsIn(text)) {
    const isWithin = at < bodyEnd;
    const said = isWithin ? '' : plainNames(bytes.subarray(outside, begin));
    const kind = kindOf(said);
    const body = bytes.subarray(begin);
    const unpacked = kind === 'objects' ? declared(body) : kind === 'other' ? undeclared(body) : undefined;
    if (unpacked) keep(unpacked, said);
    isOdd ||= kind !== 'other' && !unpacked;
    if (isWithin) continue;
    words.push(said);
    if (unpacked) unread -= countOf(said, '/ObjStm');
    const end = text.indexOf('endstream', begin);
    bodyEnd = outside = end < 0 ? bytes.length : end;
  }
  words.push(plainNames(bytes.subarray(outside)));
  return { plain, words: words.join('\n'), packed, isAll: unread === 0 && !isOdd };
};
