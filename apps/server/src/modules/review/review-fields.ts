import type { FieldKind, FlatForm } from '@balcao/contract/form-fields';
import { formOfSubmission } from '@balcao/contract/form-lookup';
import type { ReviewRow } from './review.repository.ts';

/** A field of a submission by the path that it has there: `partners.1.name`. */
export interface FilledField {
  readonly path: string;
  readonly kind: FieldKind;
}

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

/** Declared fields as they are filled in: what a list holds, one after the other, and the lists within it. */
const expanded = (declared: readonly FilledField[], forms: readonly FlatForm[]): FilledField[] => {
  const lists = new Set<string>();
  return declared.flatMap(({ path, kind }) => {
    const list = listOf(path);
    if (list === undefined) return [{ path, kind }];
    if (lists.has(list)) return [];
    lists.add(list);
    const ofList = declared.filter((one) => listOf(one.path) === list);
    return Array.from({ length: lengthOf(list, forms) }, (_, index) =>
      expanded(
        ofList.map((one) => ({ path: one.path.replace('*', String(index)), kind: one.kind })),
        forms,
      ),
    ).flat();
  });
};

/** Every field of these forms in the order in which it was asked. */
export const filledFields = (of: FormOf, forms: readonly FlatForm[]): FilledField[] =>
  expanded(formOfSubmission(of)?.fields ?? [], forms);

/** The ids of the documents of a field. */
export const idsIn = (value: string): string[] => value.split(',').filter((id) => id !== '');

/** The ids of every document that a form stands on. */
export const documentsOf = (of: FormOf, form: FlatForm): string[] =>
  filledFields(of, [form])
    .filter((field) => field.kind === 'document')
    .flatMap(({ path }) => idsIn(form[path] ?? ''));
