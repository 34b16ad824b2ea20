import type { ReactNode } from 'react';

/** What a filter holds in the address. */
export type FilterValue = string | number | readonly string[] | undefined;
export type FilterValues = Readonly<Record<string, FilterValue>>;
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** An icon before the label: of a status, for instance. */
  readonly mark?: ReactNode;
}

/**
 * One filter. The ids name the keys of the values. `Key` are those that the contract's filter has: `Filter<keyof RefundSearch>` does not
 * compile with another. A `rare` one stands behind "more filters" until it is set.
 */
export type Filter<Key extends string = string> = { readonly rare?: boolean } & FilterKind<Key>;
type FilterKind<Key extends string> =
  | {
      readonly kind: 'text';
      readonly id: Key;
      readonly label: string;
      readonly maxLength?: number;
      /** What else a text is looked for by, such as an amount: another filter holds it then, and shows it. */
      readonly instead?: (text: string) => Readonly<Partial<Record<Key, FilterValue>>> | undefined;
    }
  | {
      readonly kind: 'word';
      readonly id: Key;
      readonly label: string;
      readonly maxLength?: number;
      /** What the word must look like, and what is said where it does not. */
      readonly form?: { readonly pattern: RegExp; readonly wrong: string };
    }
  | { readonly kind: 'days'; readonly fromId: Key; readonly toId: Key; readonly label: string }
  | {
      readonly kind: 'select';
      readonly id: Key;
      readonly label: string;
      readonly options: readonly FilterOption[];
      /** It takes one value: "all" stands first. */
      readonly isSingle?: true;
    }
  | {
      readonly kind: 'record';
      readonly id: Key;
      readonly label: string;
      /** What the chosen record is called; undefined while that is on its way. */
      readonly name: string | undefined;
      /** What finds the record by its words, and says its value. */
      readonly choice: (choose: (value: string) => void) => ReactNode;
    }
  | PairFilter<Key>
  | { readonly kind: 'money'; readonly fromId: Key; readonly toId: Key; readonly label: string }
  | DateFilter<Key>;

/** A key and its value, which are looked for together. */
export interface PairFilter<Key extends string = string> {
  readonly kind: 'pair';
  readonly keyId: Key;
  readonly valueId: Key;
  readonly label: string;
  readonly keyLabel: string;
  readonly valueLabel: string;
  /** What the key must look like, and what is said where it does not. */
  readonly keyForm: { readonly pattern: RegExp; readonly wrong: string };
  readonly keyMaxLength: number;
  readonly valueMaxLength: number;
}

/** From an instant, before another; the days are those of the member's zone. */
export interface DateFilter<Key extends string = string> {
  readonly kind: 'date';
  readonly fromId: Key;
  readonly toId: Key;
  readonly label: string;
  /** Which of a record's dates is meant: create or complete time. The first option is the default. */
  readonly basis?: { readonly id: Key; readonly options: readonly FilterOption[] };
}

/** The keys of the values that a filter holds. */
export const keysOf = (filter: Filter): string[] => {
  if (filter.kind === 'pair') return [filter.keyId, filter.valueId];
  if (filter.kind === 'money' || filter.kind === 'days') return [filter.fromId, filter.toId];
  if (filter.kind === 'date') return [filter.fromId, filter.toId, ...(filter.basis ? [filter.basis.id] : [])];
  return [filter.id];
};

/** Whether a filter narrows anything. The basis of a date alone does too: it leaves out what has no such date. */
export const isSet = (filter: Filter, values: FilterValues): boolean =>
  keysOf(filter).some((key) => {
    const value = values[key];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
  });

/** Sets every key of the filters free. */
export const cleared = (filters: readonly Filter[]): FilterValues =>
  Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, undefined]));

export const textOf = (value: FilterValue): string | undefined => (typeof value === 'string' ? value : undefined);
export const numberOf = (value: FilterValue): number | undefined => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};
export const listOf = (value: FilterValue): readonly string[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value !== '' ? [value] : [];
};
