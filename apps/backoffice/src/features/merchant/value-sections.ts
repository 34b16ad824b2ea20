import type { FormField, FormSection } from '@balcao/contract/form-declaration';
import { declaredPath } from '@balcao/contract/form-fields';

/** What was submitted at one path, and how it reads. */
export interface ShownValue {
  readonly path: string;
  readonly kind: FormField['kind'];
  readonly value: string;
}
export interface ShownSection {
  readonly id: FormSection;
  /** Of a list, the how manieth item, from 1; otherwise absent. */
  readonly number?: number;
  readonly values: readonly ShownValue[];
}

/** The filled-in paths of a declared one: `partners.*.cpf` is `partners.0.cpf`, `partners.1.cpf`, … */
const filledIn = (field: FormField, paths: readonly string[]): string[] =>
  field.path.includes('*') ? paths.filter((path) => declaredPath(path) === field.path) : [field.path];

/**
 * What was submitted, in the order in which it was asked, under the part it belongs to; fields that were left out are left out here
 * too. Each item of a list is a part of its own.
 */
export const sectionsOf = (
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): readonly ShownSection[] => {
  const paths = Object.keys(values);
  const found = new Map<string, { id: FormSection; number?: number; values: ShownValue[] }>();
  for (const field of fields)
    for (const path of filledIn(field, paths)) {
      const value = values[path];
      if (value === undefined || value === '') continue;
      const id = field.section;
      const item = field.path.includes('*') ? Number(path.split('.')[1]) + 1 : undefined;
      const key = `${id}.${item ?? ''}`;
      const section = found.get(key) ?? { id, ...(item === undefined ? {} : { number: item }), values: [] };
      section.values.push({ path, kind: field.kind, value });
      found.set(key, section);
    }
  return [...found.values()];
};
