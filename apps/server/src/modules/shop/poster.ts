import type { Readable } from 'node:stream';
import { formatBrl } from '@balcao/brazil/money';
import type { PaymentMethod } from '@balcao/contract/order';
import type { PosterPaper } from '@balcao/contract/shop-code';
import { writable } from '../../platform/outlines.ts';
import { drawCode, write, writeFitted } from '../../platform/pdf-pen.ts';
import { posterWords } from './poster-words.ts';

type Doc = PDFKit.PDFDocument;

/** What a poster says. */
export interface Poster {
  readonly merchantName: string;
  /** What stands for a name that our letters cannot write. */
  readonly merchantNumber: string;
  readonly name: string;
  readonly brCode: string;
  /** Centavos; null where the payer chooses. */
  readonly amount: number | null;
  /** The methods that are taken. */
  readonly methods: readonly PaymentMethod[];
}

const ink = '#24201b';
const quiet = '#6b6357';
const orange = '#c2410c';
const warm = '#fff7ed';
const rim = '#fed7aa';

// Payers are in a shop in Brazil, so posters are in Portuguese.
const words = {
  free: 'Digite o valor da compra',
  open: 'Abra o aplicativo e escolha pagar com QR Code',
  openChat: 'Abra o leitor do aplicativo de conversas',
  steps: ['Aponte a câmera para o código', 'Confira o nome e confirme'],
  by: 'Receba com Balcão',
} as const;

const shopOf = ({ merchantName, merchantNumber }: Poster): string =>
  writable(merchantName) || `Estabelecimento ${merchantNumber}`;
const amountOf = ({ amount }: Poster): string => (amount === null ? words.free : formatBrl(amount));

/** The code in its frame. */
const framed = (doc: Doc, poster: Poster, at: { x: number; y: number; size: number }, rim_ = 12): void => {
  doc
    .roundedRect(at.x - rim_, at.y - rim_, at.size + 2 * rim_, at.size + 2 * rim_, 18)
    .lineWidth(3)
    .fillAndStroke('#ffffff', orange);
  drawCode(doc, poster.brCode, at);
};

const takesPix = ({ methods }: Poster): boolean => methods.includes('02');

const steps = (
  doc: Doc,
  poster: Poster,
  { x, y, size, gap }: { x: number; y: number; size: number; gap: number },
): void => {
  for (const [index, step] of [takesPix(poster) ? words.open : words.openChat, ...words.steps].entries()) {
    const line = y + index * gap;
    doc.circle(x + size * 0.8, line - size * 0.35, size * 0.95).fill(orange);
    write(doc, String(index + 1), { x: x + size * 0.8, y: line, size: size * 0.95, weight: 'bold', color: '#ffffff' });
    write(doc, step, { x: x + size * 2.4, y: line, size, color: ink, align: 'left', weight: 'regular' });
  }
};

/** For a wall or a window: one page, read from two metres away. */
const wall = (doc: Doc, poster: Poster): void => {
  const { width, height } = doc.page;
  const middle = width / 2;
  doc.rect(0, 0, width, height).fill(warm);
  doc.rect(0, 0, width, 14).fill(orange);
  const taken = writeFitted(doc, shopOf(poster), {
    x: middle,
    y: 84,
    width: width - 96,
    lines: 2,
    size: 40,
    smallest: 18,
    weight: 'bold',
    color: ink,
  });
  const name = writable(poster.name);
  if (name !== '')
    writeFitted(doc, name, {
      x: middle,
      y: 116 + taken,
      width: width - 120,
      lines: 1,
      size: 17,
      smallest: 11,
      color: quiet,
    });
  const top = 158 + taken;
  write(doc, posterWords(poster.methods).title, { x: middle, y: top, size: 27, weight: 'medium', color: orange });
  const size = 336;
  framed(doc, poster, { x: middle - size / 2, y: top + 38, size });
  const below = top + 38 + size;
  write(doc, amountOf(poster), {
    x: middle,
    y: below + 66,
    size: poster.amount === null ? 28 : 42,
    weight: 'bold',
    color: ink,
  });
  steps(doc, poster, { x: 132, y: below + 110, size: 13, gap: 27 });
  doc
    .moveTo(96, height - 62)
    .lineTo(width - 96, height - 62)
    .lineWidth(1)
    .stroke(rim);
  write(doc, posterWords(poster.methods).taken, { x: middle, y: height - 39, size: 12.5, color: ink });
  write(doc, words.by, { x: middle, y: height - 19, size: 8.5, color: quiet });
};

/** One side of what stands on a counter: A6, lying. */
const face = (doc: Doc, poster: Poster, { width, height }: { width: number; height: number }): void => {
  doc.rect(0, 0, width, height).fill(warm);
  const size = 190;
  const x = 26;
  const y = (height - size) / 2;
  framed(doc, poster, { x, y, size }, 8);
  const left = x + size + 24;
  const room = width - left - 18;
  const fitted = { x: left, width: room, align: 'left', color: ink } as const;
  const taken = writeFitted(doc, shopOf(poster), {
    ...fitted,
    y: 58,
    lines: 4,
    size: 21,
    smallest: 10,
    weight: 'bold',
  });
  const name = writable(poster.name);
  if (name !== '') writeFitted(doc, name, { ...fitted, y: 74 + taken, lines: 1, size: 9, smallest: 7, color: quiet });
  write(doc, posterWords(poster.methods).title, {
    ...fitted,
    y: 104 + taken,
    size: 13,
    weight: 'medium',
    color: orange,
  });
  writeFitted(doc, amountOf(poster), {
    ...fitted,
    y: 136 + taken,
    lines: 2,
    size: poster.amount === null ? 15 : 25,
    smallest: 10,
    weight: 'bold',
  });
  writeFitted(doc, posterWords(poster.methods).taken, {
    ...fitted,
    y: height - 62,
    lines: 2,
    size: 8.5,
    smallest: 7,
    color: ink,
  });
  write(doc, words.by, { ...fitted, y: height - 36, size: 7, color: quiet });
};

/** For a counter: an A5 sheet that is folded in the middle and read from both sides. */
const tent = (doc: Doc, poster: Poster): void => {
  const { width, height } = doc.page;
  const half = height / 2;
  doc.save().translate(0, half);
  face(doc, poster, { width, height: half });
  doc.restore();
  doc.save().translate(width, half).rotate(180);
  face(doc, poster, { width, height: half });
  doc.restore();
  doc.moveTo(0, half).lineTo(width, half).dash(4, { space: 4 }).lineWidth(0.6).stroke(quiet).undash();
};

/** The poster as a PDF: A4 for a wall; for a counter A5, which is A6 once it is folded. */
export const posterOf = async (poster: Poster, paper: PosterPaper, now: Date): Promise<Readable> => {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'A5',
    margin: 0,
    lang: 'pt-BR',
    info: { Title: `${poster.merchantName}: ${poster.name}`, Creator: 'Balcão', CreationDate: now },
  });
  (paper === 'a4' ? wall : tent)(doc, poster);
  doc.end();
  return doc;
};
