import type { BillLine } from '@balcao/contract/bill-parts';

/** As what a journal's money stands in a bill, and as what the platform's share of it. */
interface Kind {
  /** The form of the cause; its named parts are the numbers that a line names. */
  readonly form: RegExp;
  readonly money: BillLine;
  readonly fee: BillLine;
}
const adjusted = { money: 'adjusted', fee: 'adjusted' } as const;

/**
 * Every cause that money is posted by. What only moves between buckets of the merchant, or between accounts of the platform, has no
 * line in a bill; should it ever change what the merchant owns, it is an adjustment, as is every cause that stands in no row here.
 */
export const billKinds: readonly Kind[] = [
  { form: /^order:(?<order>\d+):paid$/, money: 'paid', fee: 'fee' },
  { form: /^order:(?<order>\d+):refund:(?<refund>\d+):/, money: 'refunded', fee: 'fee_returned' },
  { form: /^withdrawal:(?<withdrawal>\d+):(?:held|done|failed)$/, money: 'withdrawn', fee: 'withdrawal_fee' },
  { form: /^withdrawal:(?<withdrawal>\d+):cleared$/, ...adjusted },
  { form: /^settlement:/, ...adjusted },
  { form: /^reserve:/, ...adjusted },
  { form: /^reversal:/, ...adjusted },
  { form: /^order:(?<order>\d+):(?:unexpected|returned):/, ...adjusted },
  // What a bank took back by itself, the fee's share given back with it; what is blocked or owed stays the merchant's until then.
  { form: /^order:(?<order>\d+):bank-return:/, money: 'adjusted', fee: 'fee_returned' },
  { form: /^order:(?<order>\d+):dispute:/, ...adjusted },
  { form: /^debt:/, ...adjusted },
  // Money that arrived without an order and that staff found to be the merchant's: no fee is taken of it.
  { form: /^credit:/, ...adjusted },
  { form: /^rail:/, ...adjusted },
];
/** Fallback for causes that no kind above matches, with the order's number where the cause names one. */
const unknown: Kind = { form: /^(?:order:(?<order>\d+):)?/, ...adjusted };

/** What a cause says of a journal, and the numbers in it: the platform's own, of twenty digits. */
export interface Told extends Pick<Kind, 'money' | 'fee'> {
  readonly order: string;
  readonly refund: string;
  readonly withdrawal: string;
}

/** Reads a cause by the table. */
export const toldBy = (cause: string): Told => {
  const { form, money, fee } = billKinds.find((kind) => kind.form.test(cause)) ?? unknown;
  const { order = '', refund = '', withdrawal = '' } = form.exec(cause)?.groups ?? {};
  return { money, fee, order, refund, withdrawal };
};
