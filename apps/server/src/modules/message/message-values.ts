import { type MessageField, type MessageValue, messageFields, messageValues } from '@balcao/contract/message-field';
import * as z from 'zod/mini';
import { refuseWithin } from '../../platform/refusal.ts';

/** The values of a message, each as its field wants it. @throws Refusal `form_invalid` on each that is missing, wrong or too much. */
export const checkedValues = (
  fields: readonly MessageField[],
  values: Readonly<Record<string, unknown>>,
): Partial<Record<MessageField, MessageValue>> => {
  const shape = Object.fromEntries(fields.map((field) => [field, messageValues[messageFields[field].kind]]));
  const read = z.strictObject(shape).safeParse(values);
  return read.success ? read.data : refuseWithin('values', read.error.issues);
};
