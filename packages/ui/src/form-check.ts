import { type FieldIssue, fieldMessages } from '@balcao/contract/field-texts';
import type { Locale } from '@balcao/contract/locale';

/** The part of a schema that a form needs; a schema of the contract fits. */
export interface Schema {
  readonly safeParse: (
    values: unknown,
    options: { reportInput: true },
  ) => { error?: { issues: readonly object[] } | undefined };
}

/**
 * The `validate` of a form by a schema of the contract, in the member's language. A page that is to be small imports this file
 * together with the schema, when someone begins to type.
 */
export const checkedNow =
  (schema: Schema, locale: Locale) =>
  (values: unknown): Record<string, string> => {
    // What was typed tells an empty field, which is to be filled in, from a wrong one.
    const { error } = schema.safeParse(values, { reportInput: true });
    // The issues of a schema are what FieldIssue describes, but for `undefined` where it leaves a key out.
    return error ? fieldMessages(error.issues as readonly FieldIssue[], locale) : {};
  };
