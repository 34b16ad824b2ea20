/** Signs of Windows-1252 beyond Latin-1, which is the rest of it. */
const beyondLatin1 = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((sign, at) => [sign, 0x80 + at]),
);

const byteOf = (letter: string): number | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  const isLatin1 = (code >= 0x20 && code < 0x7f) || code === 0x0a || code === 0x0d || (code >= 0xa0 && code <= 0xff);
  return isLatin1 ? code : beyondLatin1.get(letter);
};
/** A letter without its marks where that one can be written, else a question mark. */
const fallbackOf = (letter: string): string => {
  const [plain = '?'] = letter.normalize('NFD');
  return byteOf(plain) === undefined ? '?' : plain;
};

/** The text in the letters of Windows-1252: what it has no sign for loses its marks, or becomes a question mark. */
export const westernText = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => (byteOf(letter) === undefined ? fallbackOf(letter) : letter)).join('');

/** A name in these letters or, where none of it can be written in them, a substitute. */
export const westernOr = (name: string, otherwise: string): string =>
  westernText(name).replaceAll(/[?\s]/g, '') === '' ? otherwise : name;

/** The bytes of such a text. */
export const westernBytes = (text: string): Buffer =>
  Buffer.from([...westernText(text)].map((letter) => byteOf(letter) ?? 0x3f));
