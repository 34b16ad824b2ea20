import { certificationFields } from '@balcao/contract/certification';
import type { FieldKind, FlatForm, FormField } from '@balcao/contract/form-fields';
import { merchantFields } from '@balcao/contract/merchant';
import { productFields } from '@balcao/contract/product-activation';
import type { SubjectType } from '@balcao/contract/review';
import type { About, ReviewRow } from './review.repository.ts';

/** A field of a submission by the path that it has there: `partners.1.name`. */
export interface FilledField {
  readonly path: string;
  readonly kind: FieldKind;
}

/** The fields of a form, in the order in which they are asked. */
const declaredFields = ({ kind, subject }: About, type: SubjectType): readonly FormField[] => {
  if (kind === 'certification') return certificationFields[type];
  if (kind === 'merchant') return merchantFields[type];
  return subject === '' ? [] : productFields[subject];
};
/** What a submission is about, and of what type its team is: which form it is. */
export type FormOf = Pick<ReviewRow, 'kind' | 'subject' | 'type'>;

/** The list that a declared path stands in: `partners` for `partners.*.name`. */
const listOf = (path: string): string | undefined => /^(.+?)\.\*(?:\.|$)/.exec(path)?.[1];

/** How many a list has in any of the forms. */
const lengthOf = (list: string, forms: readonly FlatForm[]): number => {
  const numbers = forms
    .flatMap((form) => Object.keys(form))
    .filter((path) => path.startsWith(`${list}.`))
    .map((path) => Number.parseInt(path.slice(list.length + 1), 10));
  return Math.max(-1, ...numbers.filter(Number.isInteger)) + 1;
};

/** Every field of these forms in the order in which it was asked; what a list holds, one after the other. */
export const filledFields = (of: FormOf, forms: readonly FlatForm[]): FilledField[] => {
  const declared = declaredFields(of, of.type);
  const lists = new Set<string>();
  return declared.flatMap(({ path, kind: held }) => {
    const list = listOf(path);
    if (list === undefined) return [{ path, kind: held }];
    if (lists.has(list)) return [];
    lists.add(list);
    const ofList = declared.filter((one) => listOf(one.path) === list);
    return Array.from({ length: lengthOf(list, forms) }, (_, index) =>
      ofList.map((one) => ({ path: one.path.replace('*', String(index)), kind: one.kind })),
    ).flat();
  });
};

/** The ids of the documents of a field. */
export const idsIn = (value: string): string[] => value.split(',').filter((id) => id !== '');

/** The ids of every document that a form stands on. */
export const documentsOf = (of: FormOf, form: FlatForm): string[] =>
  filledFields(of, [form])
    .filter((field) => field.kind === 'document')
    .flatMap(({ path }) => idsIn(form[path] ?? ''));
