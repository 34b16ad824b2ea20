/** What merchants' servers need of bills to read their files: nothing here but words, so that it comes without the schemas. */

/**
 * What a line of a bill speaks of: money that came, that went back, that left for the bank, and what the platform kept of each or
 * gave back. `adjusted` is whatever is none of these.
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
