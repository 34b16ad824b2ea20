import { encodeQR } from 'qr';
import { type Outline, outlineOf } from './outlines.ts';

type Doc = PDFKit.PDFDocument;

/** How strong a line is written: the outlines are those of a light font, and a stroke makes them heavier. */
const weights = { regular: 0.016, medium: 0.028, bold: 0.056 } as const;

export interface Words {
  /** The middle, or the left end, of the line. */
  readonly x: number;
  /** The line on which the letters stand. */
  readonly y: number;
  readonly size: number;
  readonly weight?: keyof typeof weights;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
}
interface Box extends Words {
  readonly width: number;
  readonly lines: number;
  /** Never smaller than this. */
  readonly smallest: number;
}

/** How much of a line stands to the left of its point. */
const shares = { left: 0, center: 0.5, right: 1 } as const;
const spacingOf = (weight: keyof typeof weights): number => weights[weight] / 3;
const measure = (text: string, weight: keyof typeof weights): Outline => outlineOf(text, spacingOf(weight));

const hanFonts = new WeakMap<Doc, PDFKit.PDFKitReference>();
/** A font that every reader of documents has, or stands another in for: none is as large as what it would have to bring. */
const hanFontOf = (doc: Doc): PDFKit.PDFKitReference => {
  const known = hanFonts.get(doc);
  if (known) return known;
  const [Type, BaseFont] = ['Font', 'STSong-Light'];
  const measures = { FontBBox: [-25, -254, 1000, 880], Ascent: 880, Descent: -254, CapHeight: 880, StemV: 93 };
  const descriptor = doc.ref({ Type: 'FontDescriptor', FontName: BaseFont, Flags: 6, ItalicAngle: 0, ...measures });
  // In a PDF names and texts are not the same: what is a String here is a text there.
  const CIDSystemInfo = { Registry: new String('Adobe'), Ordering: new String('GB1'), Supplement: 4 };
  const descendant = doc.ref({
    Type,
    Subtype: 'CIDFontType0',
    BaseFont,
    CIDSystemInfo,
    FontDescriptor: descriptor,
    DW: 1000,
  });
  const font = doc.ref({ Type, Subtype: 'Type0', BaseFont, Encoding: 'UniGB-UCS2-H', DescendantFonts: [descendant] });
  for (const one of [descriptor, descendant, font]) (one.end as () => void)();
  hanFonts.set(doc, font);
  return font;
};
const writeHan = (doc: Doc, letter: string, at: { x: number; y: number; size: number; color: string }): void => {
  doc.page.fonts.Han = hanFontOf(doc);
  const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
  doc.save().translate(at.x, at.y).scale(at.size, -at.size).fillColor(at.color);
  doc.addContent(`BT /Han 1 Tf <${code}> Tj ET`);
  doc.restore();
};

/** What is drawn as outlines can be found, copied and read aloud: the same words, unseen, as far as every reader has letters. */
export const writeReadable = (doc: Doc, text: string, words: Words): void => {
  write(doc, text, words);
  const { x, y, size, weight = 'regular', align = 'center' } = words;
  const plain = [...text].filter((letter) => letter.charCodeAt(0) < 256).join('');
  if (plain.trim() === '') return;
  const width = measure(text, weight).width * size;
  doc.save().font('Helvetica').fontSize(size);
  doc.addContent('3 Tr');
  doc.text(plain, x - width * shares[align], y - size * 0.75, { lineBreak: false });
  doc.restore();
};

/** Writes one line. */
export const write = (doc: Doc, text: string, words: Words): void => {
  const { x, y, size, weight = 'regular', color = '#24201b', align = 'center' } = words;
  const outline = measure(text, weight);
  const left = x - outline.width * size * shares[align];
  for (const { x: at, scale, path, han } of outline.letters) {
    if (han !== undefined) writeHan(doc, han, { x: left + at * size, y, size, color });
    if (path === '') continue;
    const unit = size * scale;
    doc
      .save()
      .translate(left + at * size, y)
      .scale(unit, -unit);
    doc
      .path(path)
      .lineWidth(weights[weight] / scale)
      .lineJoin('round')
      .fillAndStroke(color, color);
    doc.restore();
  }
};

/** The text in lines no longer than the box; a word that is longer than a line is broken. */
const broken = (text: string, { width, weight = 'regular' }: Box, size: number): string[] => {
  const fits = (line: string): boolean => measure(line, weight).width * size <= width;
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) {
      out[out.length - 1] = `${last} ${word}`;
      continue;
    }
    let rest = '';
    for (const letter of word) {
      if (fits(rest + letter)) {
        rest += letter;
        continue;
      }
      out.push(rest);
      rest = letter;
    }
    out.push(rest);
  }
  return out;
};
const keepsWords = (text: string, lines: readonly string[]): boolean => lines.join(' ') === text;

/** What is too long even at the smallest size ends early. */
const cut = (lines: readonly string[], box: Box): string[] => {
  const kept = lines.slice(0, box.lines);
  const last = [...(kept.pop() ?? '')];
  while (last.length > 1 && measure(`${last.join('')}…`, box.weight ?? 'regular').width * box.smallest > box.width)
    last.pop();
  return [...kept, `${last.join('').trimEnd()}…`];
};

/** Writes a text of any length into a box: smaller, in more lines, cut at last. Answers with the height that it took. */
export const writeFitted = (doc: Doc, text: string, box: Box): number => {
  const sizes = Array.from({ length: Math.max(1, box.size - box.smallest + 1) }, (_, index) => box.size - index);
  const layouts = sizes.map((size) => ({ size, lines: broken(text, box, size) }));
  const fitting = layouts.filter(({ lines }) => lines.length <= box.lines);
  const smallest = { size: box.smallest, lines: cut(broken(text, box, box.smallest), box) };
  const { size, lines } = fitting.find((one) => keepsWords(text, one.lines)) ?? fitting[0] ?? smallest;
  const height = size * 1.16;
  lines.forEach((line, index) => {
    write(doc, line, { ...box, size, y: box.y + height * index });
  });
  return height * (lines.length - 1);
};

/** The code itself, black on white with its quiet zone, as one shape: sharp at any size. */
export const drawCode = (doc: Doc, text: string, { x, y, size }: { x: number; y: number; size: number }): void => {
  const rows = encodeQR(text, 'raw', { border: 4, ecc: 'medium' });
  const unit = size / rows.length;
  doc.rect(x, y, size, size).fill('#ffffff');
  for (const [row, cells] of rows.entries())
    for (let from = 0; from < cells.length; from += 1) {
      if (!cells[from]) continue;
      let to = from;
      while (cells[to + 1]) to += 1;
      doc.rect(x + from * unit, y + row * unit, (to - from + 1) * unit, unit);
      from = to;
    }
  doc.fill('#000000');
};
