import { formatCnpj } from '@balcao/brazil/cnpj';
import { mask } from '@balcao/brazil/mask';
import type { StatementAccount, StatementLine } from '@balcao/contract/ledger-statement';
import type { Locale } from '@balcao/contract/locale';
import { statementTexts } from './statement.texts.ts';

/** A line, and the merchant's own number of its order. */
export interface DocumentLine extends StatementLine {
  readonly ownNumber: string | null;
}
/** A statement as a document: whose it is, its frame, and its lines in the order in which they were posted, by the batch. */
export interface StatementDocument {
  readonly merchant: { readonly number: string; readonly name: string; readonly document: string | null };
  readonly account: StatementAccount;
  readonly from: string;
  readonly to: string;
  readonly opening: number;
  readonly closing: number;
  readonly income: number;
  readonly expense: number;
  readonly movements: number;
  readonly issuedAt: Date;
  readonly batches: AsyncIterable<readonly DocumentLine[]>;
}

/**
 * A company's number is public and written with its mask; a person's is hidden but for its ends (rule: masked).
 */
export const documentOf = (type: string, form: Readonly<Record<string, string>> | undefined): string | null => {
  if (type === 'enterprise') return form?.cnpj ? `CNPJ ${formatCnpj(form.cnpj)}` : null;
  return form?.cpf ? `CPF ${mask(form.cpf)}` : null;
};

/** What a line was; of a correction also what it takes back. */
export const movementOf = (
  { movement, corrects }: StatementLine,
  { movements }: (typeof statementTexts)[Locale],
): string => (corrects ? `${movements[movement]}: ${movements[corrects.movement]}` : movements[movement]);

/** What a line was and its number, in the words of a language. */
export const wordsOf = (line: DocumentLine, locale: Locale): string => {
  const texts = statementTexts[locale];
  const { refundNumber, orderNumber, settlementNumber, withdrawalNumber, ownNumber } = line;
  const numbers = [
    refundNumber && `${texts.refund} ${refundNumber}`,
    orderNumber && !refundNumber && `${texts.order} ${orderNumber}`,
    settlementNumber && `${texts.settlement} ${settlementNumber}`,
    withdrawalNumber && `${texts.withdrawal} ${withdrawalNumber}`,
    ownNumber,
  ];
  return [movementOf(line, texts), ...numbers.filter(Boolean)].join(' · ');
};
