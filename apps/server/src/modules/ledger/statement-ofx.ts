import { DEFAULT_ZONE, dayEnd, dayStart, formatDate } from '@balcao/brazil/dates';
import { westernBytes, westernText } from '../../platform/western-text.ts';
import type { StatementDocument } from './statement-document.ts';
import { wordsOf } from './statement-document.ts';

// Programs that keep a Brazilian merchant's books read these files: their texts are Portuguese, also for members who use another language.
const locale = 'pt-BR';
const head = [
  ...['OFXHEADER:100', 'DATA:OFXSGML', 'VERSION:102', 'SECURITY:NONE', 'ENCODING:USASCII', 'CHARSET:1252'],
  ...['COMPRESSION:NONE', 'OLDFILEUID:NONE', 'NEWFILEUID:NONE', '', ''],
].join('\r\n');
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const nameAtMost = 32;
const memoAtMost = 255;

/** One line of text, cut to what the format takes; what marks it up is written as its entity. */
const text = (value: string, atMost: number): string =>
  westernText(value)
    .replaceAll(/[\r\n]+/g, ' ')
    .slice(0, atMost)
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
/** Centavos in reais with a point, exactly. */
const reais = (centavos: number): string => {
  const digits = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** An instant on the clock of São Paulo, with what it lies behind UTC. */
const timeOf = (instant: string): string => {
  const wall = formatDate(instant, { zone: DEFAULT_ZONE, locale: 'zh-CN', form: 'full' }).replaceAll(/\D/g, '');
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(wall)?.map(Number) ?? [];
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  const hours = Math.round((shown - Date.parse(instant)) / 3_600_000);
  return `${wall}[${hours}:BRT]`;
};

/**
 * The statement of the available balance as OFX 1.02 in SGML, as Money 2000 and what came after it read it. The number of an entry
 * is its FITID: the same in every file that it is in, so nothing is imported twice.
 */
export async function* statementOfx(
  statement: StatementDocument,
  onRows: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const { merchant, from, to, closing, issuedAt, batches } = statement;
  const last = dayEnd(to, DEFAULT_ZONE);
  const issued = issuedAt.toISOString();
  // A day that is not over yet ends for this file when it was made.
  const [begins, ends] = [timeOf(dayStart(from, DEFAULT_ZONE)), timeOf(issued < last ? issued : last)];
  const fine = ['<STATUS>', '<CODE>0', '<SEVERITY>INFO', '</STATUS>'];
  const opened = [
    ...['<OFX>', '<SIGNONMSGSRSV1>', '<SONRS>', ...fine, `<DTSERVER>${timeOf(issued)}`, '<LANGUAGE>POR'],
    ...['<FI>', '<ORG>Balc\u00e3o', '<FID>0000', '</FI>', '</SONRS>', '</SIGNONMSGSRSV1>'],
    ...['<BANKMSGSRSV1>', '<STMTTRNRS>', '<TRNUID>0', ...fine, '<STMTRS>', '<CURDEF>BRL'],
    ...['<BANKACCTFROM>', '<BANKID>0000', `<ACCTID>${merchant.number}`, '<ACCTTYPE>CHECKING', '</BANKACCTFROM>'],
    ...['<BANKTRANLIST>', `<DTSTART>${begins}`, `<DTEND>${ends}`, ''],
  ];
  yield westernBytes(head + opened.join('\r\n'));
  for await (const lines of batches) {
    let part = '';
    for (const line of lines) {
      const words = wordsOf(line, locale);
      const [name = ''] = words.split(' · ');
      part += [
        ...['<STMTTRN>', `<TRNTYPE>${line.amount > 0 ? 'CREDIT' : 'DEBIT'}`, `<DTPOSTED>${timeOf(line.at)}`],
        ...[`<TRNAMT>${reais(line.amount)}`, `<FITID>${merchant.number}A${line.sequence}`],
        ...[`<NAME>${text(name, nameAtMost)}`, `<MEMO>${text(words, memoAtMost)}`, '</STMTTRN>', ''],
      ].join('\r\n');
    }
    yield westernBytes(part);
    onRows(lines.length);
  }
  const closed = [
    ...['</BANKTRANLIST>', '<LEDGERBAL>', `<BALAMT>${reais(closing)}`, `<DTASOF>${ends}`, '</LEDGERBAL>'],
    ...['</STMTRS>', '</STMTTRNRS>', '</BANKMSGSRSV1>', '</OFX>', ''],
  ];
  yield westernBytes(closed.join('\r\n'));
}
