import { type FieldIssue, fieldMessages } from '@balcao/contract/field-texts';
import type { Locale } from '@balcao/contract/locale';
import { RefusedError } from '@balcao/sdk/client';

/** The part of a schema that a form needs; a schema of the contract fits. */
export interface Schema {
  readonly safeParse: (values: unknown) => { error?: { issues: readonly object[] } | undefined };
}

/** The part of a Mantine form that shows errors. */
interface ErrorForm {
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/**
 * The `validate` of a Mantine form by a schema of the contract, in the member's language. A schema handed over as a function that
 * imports it is fetched at the first submit and not before: `checkedBy(() => import('…').then((m) => m.login.body), locale)`.
 */
export const checkedBy =
  (schema: () => Promise<Schema>, locale: Locale) =>
  async (values: unknown): Promise<Record<string, string>> =>
    checkedNow(await schema(), locale)(values);

/** The same for a schema that the page holds anyway. */
export const checkedNow =
  (schema: Schema, locale: Locale) =>
  (values: unknown): Record<string, string> => {
    const { error } = schema.safeParse(values);
    // The issues of a schema are what FieldIssue describes, but for `undefined` where it leaves a key out.
    return error ? fieldMessages(error.issues as readonly FieldIssue[], locale) : {};
  };

/** Leads to the first field that is wrong; hand it to `form.onSubmit` as the second argument. */
export const focusFirst =
  (form: Pick<ErrorForm, 'getInputNode'>) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const [first] = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    first?.focus();
  };

/** Marks the fields that the server refused (code 1000) and leads to the first. Answers whether there were any. */
export const showFieldErrors = (form: ErrorForm, error: unknown): boolean => {
  if (!(error instanceof RefusedError) || !error.fields) return false;
  form.setErrors({ ...error.fields });
  focusFirst(form)(error.fields);
  return true;
};
