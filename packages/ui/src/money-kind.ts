/**
 * The kinds of a merchant's money: what customers paid, where it lies, where it goes. Each has one colour (money-kind.css), one word in each
 * language (`ui.moneyKind`), and is drawn by `MoneyMark`, `MoneyBar` and the `kind` of figures, facts and charts on every screen.
 */
export const moneyKinds = [
  'paid',
  'pending',
  'available',
  'reserve',
  'withdrawing',
  'withdrawn',
  'refunding',
  'refunded',
  'dispute',
  'returned',
  'fee',
  'debt',
] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** The colour of a kind, for what is drawn in the scheme of the moment. A label is always next to it. */
export const moneyColour = (kind: MoneyKind): string => `var(--money-${kind})`;

/** The kind that an account of the ledger holds, by its bucket; undefined for what is no merchant's, or is all of it together. */
export const kindOfAccount = (bucket: string): MoneyKind | undefined =>
  bucket === 'fee_revenue' ? 'fee' : moneyKinds.find((kind) => kind === bucket);
