/** What merchants' servers need for reading bill files: only constants, so that the schemas are not loaded. */

/**
 * What a line of a bill is about: money received, refunded or withdrawn, and the platform's fee for each or a fee given back. `adjusted` is
 * everything else.
 */
export const billLines = [
  'paid',
  'captured',
  'refunded',
  'fee',
  'fee_returned',
  'withdrawn',
  'withdrawal_fee',
  'adjusted',
] as const;
export type BillLine = (typeof billLines)[number];

/** The columns of amounts, in their order: every line has its amount in one of them, and each has a sum. */
export const billParts = ['payments', 'refunds', 'fees', 'withdrawals', 'adjustments'] as const;
export type BillPart = (typeof billParts)[number];
/** The column that a line's amount stands in. */
export const billPartOf: Readonly<Record<BillLine, BillPart>> = {
  paid: 'payments',
  captured: 'payments',
  refunded: 'refunds',
  fee: 'fees',
  fee_returned: 'fees',
  withdrawal_fee: 'fees',
  withdrawn: 'withdrawals',
  adjusted: 'adjustments',
};
