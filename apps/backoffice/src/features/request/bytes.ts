/** Where two texts part, as bytes of UTF-8. */
export interface Difference {
  /** The first byte that differs, counted from 0; undefined when they are the same. */
  readonly at: number | undefined;
  readonly lengths: readonly [number, number];
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const differenceOf = (one: string, other: string): Difference => {
  const [a, b] = [bytesOf(one), bytesOf(other)];
  const lengths = [a.length, b.length] as const;
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at += 1) if (a[at] !== b[at]) return { at, lengths };
  return { at: a.length === b.length ? undefined : shorter, lengths };
};

/** Invisible characters, with a short name for each. */
const signs: Readonly<Record<string, string>> = {
  '\n': 'LF',
  '\r': 'CR',
  '\t': 'TAB',
  '\ufeff': 'BOM',
  '\u00a0': 'NBSP',
};

/** A piece of a text as it is shown: what stands there, whether it is a sign for what cannot be seen, and whether a line ends. */
export interface Piece {
  readonly text: string;
  readonly isSign: boolean;
  readonly endsLine: boolean;
  readonly isMarked: boolean;
}

/** The text in pieces that can be shown: invisible characters as signs, the character around a byte marked. */
export const piecesOf = (text: string, markedByte: number | undefined): Piece[] => {
  const pieces: Piece[] = [];
  let byte = 0;
  for (const letter of text) {
    const length = bytesOf(letter).length;
    const isMarked = markedByte !== undefined && markedByte >= byte && markedByte < byte + length;
    const sign = signs[letter];
    const last = pieces.at(-1);
    byte += length;
    if (last && !sign && !isMarked && !last.isSign && !last.isMarked)
      pieces[pieces.length - 1] = { ...last, text: last.text + letter };
    else pieces.push({ text: sign ?? letter, isSign: sign !== undefined, endsLine: letter === '\n', isMarked });
  }
  return pieces;
};

const columns = 8;

/** The bytes in rows of eight: where each begins, its bytes in hexadecimal, and what can be seen of it. */
export const hexRows = (text: string): { at: string; bytes: string; letters: string }[] => {
  const bytes = bytesOf(text);
  return Array.from({ length: Math.ceil(bytes.length / columns) }, (_, row) => {
    const part = [...bytes.subarray(row * columns, (row + 1) * columns)];
    return {
      at: (row * columns).toString(16).padStart(6, '0'),
      bytes: part.map((byte) => byte.toString(16).padStart(2, '0')).join(' '),
      letters: part.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join(''),
    };
  });
};
