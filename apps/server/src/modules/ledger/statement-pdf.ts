import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import type { Locale } from '@balcao/contract/locale';
import { statementTexts } from './statement.texts.ts';
import { type DocumentLine, type StatementDocument, wordsOf } from './statement-document.ts';
import { westernText } from './western-text.ts';

type Doc = PDFKit.PDFDocument;

const ink = '#24201b';
const quiet = '#6b6357';
const orange = '#c2410c';
const rule = '#e7e0d6';
const edge = 40;
const rowHeight = 17;
const width = 595.28 - 2 * edge;
const foot = 841.89 - 46;
/** Where the table begins on the first page, below whose statement it is, and on the others. */
const tops = { first: 216, others: 62 } as const;
const headHeight = 22;
const rowsOn = (top: number): number => Math.floor((foot - top - headHeight) / rowHeight);
/** Left ends of the columns, and right ends of those of money. */
const columns = { at: edge, words: edge + 104, amount: edge + width - 98, balance: edge + width } as const;

/** Sizes that the words of a line are tried in, so that the number at their end is not cut off. */
const wordSizes = [8.5, 8, 7.5, 7, 6.5] as const;

/** The signs that every reader of PDF has letters for: Chinese is none of them, so what is written in it comes in Portuguese. */
const writtenIn = (locale: Locale): Locale => (locale === 'zh-CN' ? 'pt-BR' : locale);

/** Draws one statement, page by page. */
const pen = (doc: Doc, statement: StatementDocument, locale: Locale) => {
  const texts = statementTexts[locale];
  const rows = statement.movements + 2;
  const pages = 1 + Math.max(0, Math.ceil((rows - rowsOn(tops.first)) / rowsOn(tops.others)));
  let page = 0;
  let y: number = foot;

  const put = (
    words: string,
    x: number,
    at: number,
    { size = 8.5, color = ink, bold = false, room = 300 } = {},
  ): void => {
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color);
    doc.text(westernText(words), x, at, { width: room, height: size + 4, lineBreak: false, ellipsis: true });
  };
  /** Ends at `x`. */
  const putRight = (
    words: string,
    x: number,
    at: number,
    look: { size?: number; color?: string; bold?: boolean } = {},
  ) => {
    const { size = 8.5, color = ink, bold = false } = look;
    doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color);
    const western = westernText(words);
    doc.text(western, x - doc.widthOfString(western), at, { lineBreak: false });
  };
  const line = (at: number, color = rule): void => {
    doc
      .moveTo(edge, at)
      .lineTo(edge + width, at)
      .lineWidth(0.7)
      .stroke(color);
  };
  const day = (text: string): string => formatDate(text, { locale, form: 'date' });
  const instant = (iso: string): string => formatDate(iso, { zone: DEFAULT_ZONE, locale, form: 'full' });

  const sizeWithin = (words: string, room: number): number => {
    const western = westernText(words);
    doc.font('Helvetica');
    return wordSizes.find((size) => doc.fontSize(size).widthOfString(western) <= room) ?? wordSizes[4];
  };

  const figure = (label: string, centavos: number, at: number, bold = false): void => {
    put(label, edge + at * (width / 4), 160, { size: 8, color: quiet, room: width / 4 - 8 });
    put(formatBrl(centavos), edge + at * (width / 4), 173, { size: 12, bold, room: width / 4 - 8 });
  };
  const whose = (): void => {
    const { merchant, account, from, to, opening, closing, income, expense, issuedAt } = statement;
    doc.rect(0, 0, 595.28, 6).fill(orange);
    put(texts.title, edge, 34, { size: 20, bold: true });
    putRight('Balcão', edge + width, 38, { size: 13, color: orange, bold: true });
    const name = westernText(merchant.name).replaceAll(/[?\s]/g, '') === '' ? merchant.number : merchant.name;
    put(name, edge, 72, { size: 11, bold: true, room: width * 0.6 });
    const about = [merchant.document, `${texts.merchantNumber} ${merchant.number}`].filter(Boolean).join(' · ');
    put(about, edge, 89, { color: quiet, room: width * 0.6 });
    putRight(texts.accounts[account], edge + width, 72, { size: 11, bold: true });
    putRight(texts.period(day(from), day(to)), edge + width, 89, { color: quiet });
    putRight(texts.issued(instant(issuedAt.toISOString())), edge + width, 103, { color: quiet });
    line(144);
    figure(texts.opening, opening, 0);
    figure(texts.income, income, 1);
    figure(texts.expense, -expense, 2);
    figure(texts.closing, closing, 3, true);
    line(198);
  };
  const turn = (): void => {
    doc.addPage();
    page += 1;
    if (page === 1) whose();
    else put(`${texts.title} · ${statement.merchant.name}`, edge, 36, { color: quiet, room: width });
    y = page === 1 ? tops.first : tops.others;
    const title = { size: 8, color: quiet, bold: true };
    put(texts.columns.at, columns.at, y, title);
    put(texts.columns.movement, columns.words, y, title);
    putRight(texts.columns.amount, columns.amount, y, title);
    putRight(texts.columns.balance, columns.balance, y, title);
    line(y + 14, quiet);
    y += headHeight;
    put(texts.zone, edge, foot + 12, { size: 7.5, color: quiet });
    putRight(texts.page(page, pages), edge + width, foot + 12, { size: 7.5, color: quiet });
  };
  const nextRow = (): number => {
    if (y + rowHeight > foot) turn();
    const at = y;
    y += rowHeight;
    line(at + rowHeight - 4.5);
    return at;
  };
  return {
    end: (label: string, centavos: number): void => {
      const at = nextRow();
      put(label, columns.words, at, { bold: true });
      putRight(formatBrl(centavos), columns.balance, at, { bold: true });
    },
    row: (movement: DocumentLine): void => {
      const at = nextRow();
      put(instant(movement.at), columns.at, at, { color: quiet, room: 100 });
      const words = wordsOf(movement, locale);
      const room = columns.amount - columns.words - 74;
      put(words, columns.words, at, { room, size: sizeWithin(words, room) });
      putRight(formatBrl(movement.amount), columns.amount, at);
      putRight(formatBrl(movement.balance), columns.balance, at);
    },
    texts,
  };
};

/** What has been drawn by now. */
function* drawn(doc: Doc): Generator<Buffer> {
  for (let part: unknown = doc.read(); part !== null; part = doc.read()) yield part as Buffer;
}

/** The statement as a PDF on A4, its pages written as they are filled, so that a long one takes no more memory than a short one. */
export async function* statementPdf(
  statement: StatementDocument,
  asked: Locale,
  onRows: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const locale = writtenIn(asked);
  const { title } = statementTexts[locale];
  const { merchant, from, to, issuedAt, opening, closing } = statement;
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: locale,
    displayTitle: true,
    info: { Title: `${title} ${merchant.name} ${from}-${to}`, Creator: 'Balcão', CreationDate: issuedAt },
  });
  const { end, row, texts } = pen(doc, statement, locale);
  end(texts.opening, opening);
  for await (const lines of statement.batches) {
    for (const line of lines) {
      row(line);
      yield* drawn(doc);
    }
    onRows(lines.length);
  }
  end(statement.movements === 0 ? texts.none : texts.closing, closing);
  doc.end();
  yield* drawn(doc);
  for await (const part of doc) yield part as Buffer;
}
