/** A line of business: `id` is the key; codes of the card networks repeat (reading 11). */
export interface MerchantCategory {
  readonly id: number;
  /** Four digits. */
  readonly code: string;
  /** In Portuguese. */
  readonly name: string;
}

export const merchantCategories: readonly MerchantCategory[] = [
  { id: 1, code: '5812', name: 'Restaurantes e lanchonetes' },
  { id: 9999, code: '5965', name: 'OTHERS' },
];

const ids = new Set(merchantCategories.map(({ id }) => id));
export const isMerchantCategory = (id: number): boolean => ids.has(id);
