import { createRequire } from 'node:module';

/** The parts of fontkit that are used here; it comes without types. */
interface Font {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    readonly positions: readonly { readonly xAdvance: number }[];
  };
}

/** The product's letters, drawn as outlines: what is printed looks the same everywhere, and no reader needs the font. */
const require = createRequire(import.meta.url);
let opened: readonly Font[] | undefined;
const fonts = (): readonly Font[] => {
  if (opened) return opened;
  const { openSync } = require('fontkit') as { openSync(file: string): Font };
  opened = [
    openSync(require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')),
    openSync(require.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2')),
  ];
  return opened;
};

/** A line of text as outlines, for a size of 1; `width` in the same measure. */
export interface Outline {
  readonly width: number;
  readonly letters: readonly Letter[];
}
interface Letter {
  readonly x: number;
  readonly scale: number;
  readonly path: string;
  /** A Chinese character, which our fonts have no outline for: the reader of the document brings it. */
  readonly han?: string;
}

const fontOf = (letter: string): Font | undefined =>
  fonts().find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** The text without the letters that the font cannot write, such as Chinese: empty when none remain. */
export const writable = (text: string): string => {
  const kept = [...text.normalize('NFC')].filter((letter) => fontOf(letter) !== undefined).join('');
  const tidy = kept.replaceAll(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : '';
};

const isHan = (letter: string): boolean => /[\p{sc=Han}\u3000-\u303f\uff00-\uffef]/u.test(letter);

/** Stretches of text that one font writes, or none. */
const stretchesOf = (text: string): { readonly font: Font | undefined; readonly text: string }[] => {
  const stretches: { font: Font | undefined; text: string }[] = [];
  for (const letter of text) {
    const font = fontOf(letter);
    const last = stretches.at(-1);
    if (!font && !isHan(letter)) continue;
    if (last && last.font === font) last.text += letter;
    else stretches.push({ font, text: letter });
  }
  return stretches;
};

/** The outlines of one line; `spacing` between letters, as a part of the size. */
export const outlineOf = (text: string, spacing = 0): Outline => {
  let x = 0;
  const letters = stretchesOf(text).flatMap(({ font, text: stretch }): Letter[] => {
    if (!font)
      return [...stretch].map((han) => {
        x += 1;
        return { x: x - 1, scale: 1, path: '', han };
      });
    const { glyphs, positions } = font.layout(stretch);
    const scale = 1 / font.unitsPerEm;
    return glyphs.map((glyph, index) => {
      const letter = { x, scale, path: glyph.path.toSVG() };
      x += (positions[index]?.xAdvance ?? 0) * scale + spacing;
      return letter;
    });
  });
  return { width: Math.max(0, x - spacing), letters };
};
