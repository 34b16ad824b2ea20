import type { Locale } from '@balcao/contract/locale';
import { westernText } from './western-text.ts';

/** A page of A4 in points, and the colours of documents. */
export const page = { width: 595.28, height: 841.89, edge: 40 } as const;
export const tints = { ink: '#24201b', quiet: '#6b6357', accent: '#c2410c', rule: '#e7e0d6' } as const;

/** The signs that every reader of PDF has letters for: Chinese is none of them, so what is written in it comes in Portuguese. */
export const writtenIn = (locale: Locale): Locale => (locale === 'zh-CN' ? 'pt-BR' : locale);

interface Look {
  readonly size?: number;
  readonly color?: string;
  readonly bold?: boolean;
}

/** Writes on the pages of a document in the letters that every reader of PDF has; `x` and `y` in points from the upper left corner. */
export const createPdfPen = (doc: PDFKit.PDFDocument) => {
  const ready = ({ size = 8.5, color = tints.ink, bold = false }: Look) =>
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color);
  return {
    /** Begins at `x`; what is longer than `room` ends early. */
    put: (words: string, x: number, y: number, look: Look & { readonly room?: number } = {}): void => {
      const { size = 8.5, room = 300 } = look;
      ready(look).text(westernText(words), x, y, { width: room, height: size + 4, lineBreak: false, ellipsis: true });
    },
    /** Ends at `x`. */
    putRight: (words: string, x: number, y: number, look: Look = {}): void => {
      const western = westernText(words);
      ready(look).text(western, x - doc.widthOfString(western), y, { lineBreak: false });
    },
    /** A rule over the width of the page. */
    rule: (y: number, color: string = tints.rule): void => {
      doc
        .moveTo(page.edge, y)
        .lineTo(page.width - page.edge, y)
        .lineWidth(0.7)
        .stroke(color);
    },
  };
};
