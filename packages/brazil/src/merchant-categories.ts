import { merchantCategoryRows } from './merchant-category-rows.ts';

/** A line of business: `id` is the key; codes of the card networks repeat (rule: ids-are-the-key). */
export interface MerchantCategory {
  readonly id: number;
  /** Four digits. */
  readonly code: string;
  /** In Portuguese. */
  readonly name: string;
}

/** The id of a code is its number, so that ids stay when the list grows; what fits nowhere else stands last, with a code that repeats. */
export const merchantCategories: readonly MerchantCategory[] = [
  ...merchantCategoryRows
    .trim()
    .split('\n')
    .map((row) => ({ id: Number(row.slice(0, 4)), code: row.slice(0, 4), name: row.slice(5) })),
  { id: 9999, code: '5965', name: 'OTHERS' },
];

const byId = new Map(merchantCategories.map((category) => [category.id, category]));
/** Whether a row of the list has this id. */
export const isMerchantCategory = (id: number): boolean => byId.has(id);

/** How a menu shows it: `5812 - Restaurantes`. An id that no row has is shown as it is. */
export const categoryLabel = (id: string): string => {
  const category = /^\d{1,6}$/.test(id) ? byId.get(Number(id)) : undefined;
  return category ? `${category.code} - ${category.name}` : id;
};
