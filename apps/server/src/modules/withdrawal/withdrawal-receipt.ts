import type { Readable } from 'node:stream';
import { formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import { codeWord } from '@balcao/contract/list-words';
import type { Locale } from '@balcao/contract/locale';
import type { WithdrawalDetail } from '@balcao/contract/withdrawal';
import { writeReadable } from '../../platform/pdf-pen.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';
import { receiptTexts } from './withdrawal-receipt.texts.ts';

type Doc = PDFKit.PDFDocument;

export interface Receipt {
  readonly withdrawal: WithdrawalDetail;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly now: Date;
}
type Line = readonly [label: string, value: string | null];
interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

const ink = '#24201b';
const quiet = '#6b6357';
const orange = '#c2410c';
const warm = '#fff7ed';
const rim = '#fed7aa';
const margin = 36;

/**
 * The code that authenticates a receipt: computed with a secret key over the amount, the payee and the bank's number, so that it cannot be forged.
 * Groups of four.
 */
export const authenticationOf = (secrets: Pick<Secrets, 'mac'>, row: WithdrawalRow): string => {
  const { merchantId, number, transactionId, credited, sealed, channelNumber, succeededAt } = row;
  const said = [merchantId, number, transactionId, credited, sealed, channelNumber, succeededAt?.toISOString()];
  const hash = Buffer.from(secrets.mac('withdrawal-receipt', said.join('|')))
    .toString('hex')
    .slice(0, 32);
  return (hash.toUpperCase().match(/.{4}/g) ?? []).join(' ');
};

const sectionsOf = ({ withdrawal, locale, timeZone }: Receipt): Section[] => {
  const t = receiptTexts[locale];
  const { amount, fee, kind, institution, branch, account, accountName, payee, payeeDocument, payer } = withdrawal;
  const { number, transactionId, channelTransactionNumber, type, applicant, appliedAt } = withdrawal;
  const isPix = kind === 'pix';
  const money = (centavos: number) => formatBrl(centavos);
  return [
    {
      title: '',
      lines: [
        [t.amount, money(amount)],
        [t.fee, money(fee)],
        [t.credited, money(withdrawal.credited)],
      ],
    },
    {
      title: t.to,
      lines: [
        [t.payee, payee],
        [t.document, payeeDocument],
        [t.institution, institution],
        [t.branch, branch],
        [isPix ? t.pixKey : t.account, account],
        [t.accountName, accountName === payee ? null : accountName],
      ],
    },
    { title: t.from, lines: [[t.payer, payer]] },
    {
      title: t.about,
      lines: [
        [t.number, number],
        [t.transaction, transactionId],
        [isPix ? t.endToEnd : t.bankNumber, channelTransactionNumber],
        [t.type, codeWord('withdrawal', 'type', type, locale)],
        [t.applicant, applicant],
        [t.applied, formatDate(appliedAt, { zone: timeZone, locale })],
      ],
    },
  ];
};

/** A value that is too long for its place is written smaller. */
const sizeFor = (value: string, size: number): number => (value.length > 34 ? size * (34 / value.length) : size);

const drawSection = (doc: Doc, { title, lines }: Section, top: number): number => {
  const right = doc.page.width - margin;
  let y = top;
  if (title !== '') {
    writeReadable(doc, title, { x: margin, y, size: 10, weight: 'bold', color: orange, align: 'left' });
    y += 17;
  }
  for (const [label, value] of lines) {
    if (!value) continue;
    writeReadable(doc, label, { x: margin, y, size: 9, color: quiet, align: 'left' });
    writeReadable(doc, value, { x: right, y, size: sizeFor(value, 9), weight: 'medium', color: ink, align: 'right' });
    y += 15;
  }
  doc
    .moveTo(margin, y - 4)
    .lineTo(right, y - 4)
    .lineWidth(0.7)
    .stroke(rim);
  return y + 14;
};

const drawHead = (doc: Doc, { withdrawal, locale, timeZone }: Receipt): number => {
  const t = receiptTexts[locale];
  const { width } = doc.page;
  doc.rect(0, 0, width, 132).fill(warm);
  doc.rect(0, 0, width, 6).fill(orange);
  writeReadable(doc, 'Balcão', { x: margin, y: 38, size: 15, weight: 'bold', color: orange, align: 'left' });
  writeReadable(doc, t.title, { x: width - margin, y: 38, size: 11, weight: 'medium', color: ink, align: 'right' });
  writeReadable(doc, t.arrives, { x: margin, y: 70, size: 9, color: quiet, align: 'left' });
  const amount = formatBrl(withdrawal.credited);
  writeReadable(doc, amount, { x: margin, y: 97, size: 26, weight: 'bold', color: ink, align: 'left' });
  const when = formatDate(withdrawal.succeededAt ?? withdrawal.appliedAt, { zone: timeZone, locale });
  writeReadable(doc, t.done(when), { x: margin, y: 117, size: 9, color: quiet, align: 'left' });
  return 158;
};

const drawFoot = (doc: Doc, { withdrawal, locale, timeZone, now }: Receipt, top: number): void => {
  const t = receiptTexts[locale];
  const width = doc.page.width - 2 * margin;
  doc
    .roundedRect(margin, top - 6, width, 52, 6)
    .lineWidth(0.8)
    .fillAndStroke(warm, rim);
  writeReadable(doc, t.authentication, { x: margin + 12, y: top + 12, size: 8, color: quiet, align: 'left' });
  const code = withdrawal.authentication ?? '';
  writeReadable(doc, code, { x: margin + 12, y: top + 32, size: 11, weight: 'medium', color: ink, align: 'left' });
  writeReadable(doc, t.note, { x: margin, y: top + 64, size: 7, color: quiet, align: 'left' });
  const when = t.issued(formatDate(now.toISOString(), { zone: timeZone, locale }));
  writeReadable(doc, `${when} · ${timeZone}`, { x: margin, y: top + 76, size: 7, color: quiet, align: 'left' });
};

/** The receipt of a withdrawal that succeeded: one page of A5, in the reader's language and zone. */
export const receiptOf = async (receipt: Receipt): Promise<Readable> => {
  const { default: PDFDocument } = await import('pdfkit');
  const { locale, withdrawal, now } = receipt;
  const doc = new PDFDocument({
    size: 'A5',
    margin: 0,
    lang: locale,
    info: { Title: `${receiptTexts[locale].title} ${withdrawal.number}`, Creator: 'Balcão', CreationDate: now },
  });
  let y = drawHead(doc, receipt);
  for (const section of sectionsOf(receipt)) y = drawSection(doc, section, y);
  drawFoot(doc, receipt, y + 2);
  doc.end();
  return doc;
};
