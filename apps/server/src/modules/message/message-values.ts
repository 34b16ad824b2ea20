import { type MessageValue, messageValues } from '@balcao/contract/message-field';
import { holdingOf, nameOfField, type TemplateField } from '@balcao/contract/message-wording';
import * as z from 'zod/mini';
import { refuseWithin } from '../../platform/refusal.ts';

/** The values of a message, each as its field wants it. @throws Refusal `form_invalid` on each that is missing, wrong or too much. */
export const checkedValues = (
  fields: readonly TemplateField[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, MessageValue>> => {
  const shape = Object.fromEntries(fields.map((field) => [nameOfField(field), messageValues[holdingOf(field).kind]]));
  const read = z.strictObject(shape).safeParse(values);
  return read.success ? read.data : refuseWithin('values', read.error.issues);
};
