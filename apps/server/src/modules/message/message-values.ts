import { type MessageValue, messageValues } from '@balcao/contract/message-field';
import { holdingOf, nameOfField, type TemplateField } from '@balcao/contract/message-wording';
import * as z from 'zod/mini';
import { refuseWithin } from '../../platform/refusal.ts';

type Values = Readonly<Record<string, MessageValue>>;

/**
 * Reads the values of messages, each as its field wants it; made once for the fields of a template.
 * @throws Refusal `form_invalid` on each that is missing, wrong or too much.
 */
export const readerOf = (fields: readonly TemplateField[]): ((values: Readonly<Record<string, unknown>>) => Values) => {
  const shape = Object.fromEntries(fields.map((field) => [nameOfField(field), messageValues[holdingOf(field).kind]]));
  const schema = z.strictObject(shape);
  return (values) => {
    const read = schema.safeParse(values);
    return read.success ? read.data : refuseWithin('values', read.error.issues);
  };
};
