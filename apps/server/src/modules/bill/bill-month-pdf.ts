import { formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import { billParts } from '@balcao/contract/bill-parts';
import type { Locale } from '@balcao/contract/locale';
import { createPdfPen, page, tints, writtenIn } from '../../platform/pdf-page.ts';
import { westernOr } from '../../platform/western-text.ts';
import type { StatementOwner } from '../ledger/statement-owner.service.ts';
import { billTexts } from './bill.texts.ts';
import { type MonthDay, type MonthRow, monthZone } from './bill-month.ts';

/** A month as a document: whose it is, its days and the whole of it. */
export interface MonthDocument {
  readonly owner: StatementOwner;
  readonly first: string;
  readonly last: string;
  readonly days: readonly MonthDay[];
  readonly whole: MonthRow;
  readonly issuedAt: Date;
}

const { edge } = page;
const width = page.width - 2 * edge;
const columns = ['opening', ...billParts, 'closing'] as const;
/** The figures of the month, in rows of a fixed number of columns. */
const figuresAcross = 4;
const tops = { figures: 140, table: 240 } as const;
const rowHeight = 15.5;
const dayRoom = 58;
const columnRoom = (width - dayRoom) / columns.length;
const rightOf = (index: number): number => edge + dayRoom + columnRoom * (index + 1);

/** Without the sign of the currency, which stands once below the title. */
const plain = (centavos: number): string => formatBrl(centavos).replace(/R\$\s?/, '');

const quiet = { color: tints.quiet } as const;
const titlesOf = (locale: Locale): Readonly<Record<(typeof columns)[number], string>> => {
  const { parts, opening, closing } = billTexts[locale];
  return { ...parts, opening, closing };
};
type Pen = ReturnType<typeof createPdfPen>;

/** Whose month it is, and the whole of it. */
const drawHead = ({ put, putRight, rule }: Pen, month: MonthDocument, locale: Locale): void => {
  const texts = billTexts[locale];
  const { owner, whole } = month;
  const day = (text: string): string => formatDate(text, { locale, form: 'date' });
  const right = edge + width;
  put(texts.month, edge, 34, { size: 20, bold: true });
  putRight('Balcão', right, 38, { size: 13, color: tints.accent, bold: true });
  put(westernOr(owner.registeredName, owner.number), edge, 72, { size: 11, bold: true, room: width * 0.6 });
  const about = [owner.document, `${texts.merchantNumber} ${owner.number}`].filter(Boolean).join(' · ');
  put(about, edge, 89, { ...quiet, room: width * 0.6 });
  putRight(texts.period(day(month.first), day(month.last)), right, 72, { size: 11, bold: true });
  const issuedAt = formatDate(month.issuedAt.toISOString(), { zone: monthZone, locale, form: 'full' });
  putRight(texts.issued(issuedAt), right, 89, quiet);
  rule(112);
  const [titles, room] = [titlesOf(locale), width / figuresAcross];
  for (const [index, column] of columns.entries()) {
    const [x, y] = [edge + (index % figuresAcross) * room, tops.figures + Math.floor(index / figuresAcross) * 44];
    put(titles[column], x, y - 16, { ...quiet, size: 8, room: room - 8 });
    const bold = column === 'opening' || column === 'closing';
    put(formatBrl(whole[column]), x, y - 3, { size: 12, bold, room: room - 8 });
  }
  rule(tops.table - 24);
};

/** Its days, each in a row, and their sums. */
const drawTable = ({ put, putRight, rule }: Pen, { days, whole }: MonthDocument, locale: Locale): void => {
  const texts = billTexts[locale];
  const amounts = (row: MonthRow, y: number, bold: boolean): void => {
    for (const [index, column] of columns.entries())
      putRight(plain(row[column]), rightOf(index), y, {
        size: 7.5,
        bold,
        color: row[column] === 0 ? tints.quiet : tints.ink,
      });
  };
  let y: number = tops.table - 14;
  put(texts.dayColumn, edge, y, { ...quiet, size: 7.5, bold: true });
  const titles = titlesOf(locale);
  for (const [index, column] of columns.entries())
    putRight(titles[column], rightOf(index), y, { ...quiet, size: 7.5, bold: true });
  rule(y + 13, tints.quiet);
  y += rowHeight + 4;
  for (const one of days) {
    put(formatDate(one.day, { locale, form: 'date' }), edge, y, { size: 7.5, room: dayRoom });
    amounts(one, y, false);
    rule(y + 11.5);
    y += rowHeight;
  }
  put(texts.total, edge, y + 1, { size: 8, bold: true, room: dayRoom });
  amounts(whole, y + 1, true);
};

/** A month on one page of A4. */
export async function* monthPdf(month: MonthDocument, asked: Locale): AsyncGenerator<Buffer> {
  const locale = writtenIn(asked);
  const { owner, first, issuedAt } = month;
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: locale,
    displayTitle: true,
    info: {
      Title: `${billTexts[locale].month} ${first.slice(0, 4)}-${first.slice(4, 6)} ${owner.registeredName}`,
      Creator: 'Balcão',
      CreationDate: issuedAt,
    },
  });
  doc.addPage();
  doc.rect(0, 0, page.width, 6).fill(tints.accent);
  const pen = createPdfPen(doc);
  drawHead(pen, month, locale);
  drawTable(pen, month, locale);
  pen.put(billTexts[locale].note, edge, page.height - 38, { ...quiet, size: 7, room: width });
  doc.end();
  for await (const part of doc) yield part as Buffer;
}
