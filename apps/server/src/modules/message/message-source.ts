import { MessageText } from '@balcao/contract/conversation-message';
import type { Locale } from '@balcao/contract/locale';
import type { MessageValue } from '@balcao/contract/message-field';
import {
  type MessageSource,
  type SaidWords,
  saidWordsOf,
  sampleIn,
  sourceFieldsOf,
} from '@balcao/contract/message-source';
import type { TemplateField } from '@balcao/contract/message-wording';
import type { TemplateEntry } from '@balcao/contract/template-form';
import { VariableValue } from '@balcao/contract/template-text';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { refuseWithin } from '../../platform/refusal.ts';
import type { TemplateSending, TemplateStanding } from '../template/template-sending.service.ts';
import type { TemplateRow } from './message.tables.ts';
import { readerOf } from './message-values.ts';

/** What a server said, read by the fields of its message; `said` of one that says a message template. */
export interface ReadMessage {
  readonly values: Readonly<Record<string, MessageValue>>;
  readonly said: SaidWords | null;
}
/** How a message stands, as far as the message template that it says decides that. */
interface Sourced {
  readonly fields: readonly TemplateField[];
  /** Its message template is paused, switched off or removed. */
  readonly isStopped: boolean;
  /** @throws Refusal `form_invalid` on each value that is missing, wrong or too much. */
  readonly read: (values: Readonly<Record<string, unknown>>) => ReadMessage;
  /** Null of one that says no message template. */
  readonly sourceIn: (locale: Locale) => MessageSource | null;
}
export type SourcedOf = (row: TemplateRow) => Sourced;

/** @throws Refusal `form_invalid` where the whole is no message in one of its languages, or a value does not fit. */
const readerFrom = (entry: TemplateEntry) => {
  const schema = z.strictObject(Object.fromEntries(entry.variables.map(({ name }) => [name, VariableValue])));
  return (given: Readonly<Record<string, unknown>>): ReadMessage => {
    const read = schema.safeParse(given);
    if (!read.success) return refuseWithin('values', read.error.issues);
    const said = saidWordsOf(entry, read.data);
    for (const { text } of said.versions) {
      const whole = MessageText.safeParse(text);
      if (!whole.success) refuseWithin('values', whole.error.issues);
    }
    return { values: read.data, said };
  };
};

const ofOwnFields = ({ fields }: TemplateRow): Sourced => {
  const valuesOf = readerOf(fields);
  return {
    fields,
    isStopped: false,
    read: (given) => ({ values: valuesOf(given), said: null }),
    sourceIn: () => null,
  };
};
const ofSource = (row: TemplateRow, templateId: string, standing: TemplateStanding | undefined): Sourced => {
  // Its template was removed: nothing is sent, and so nothing is read.
  if (!standing)
    return {
      fields: row.fields,
      isStopped: true,
      read: () => ({ values: {}, said: null }),
      sourceIn: () => ({ templateId, name: null, isSendable: false, text: '' }),
    };
  const { entry, isSendable } = standing;
  return {
    fields: sourceFieldsOf(entry),
    isStopped: !isSendable,
    read: readerFrom(entry),
    sourceIn: (locale) => ({ templateId, name: entry.name, isSendable, text: sampleIn(entry, locale) }),
  };
};

/** The message templates that subscribe messages say: their words of this moment (docs/decisions/110). */
export const createMessageSources = (templates: () => Pick<TemplateSending, 'standing'>) => ({
  /** Of these messages of one team; with `holds` no message template is stopped until the transaction ends. */
  of: async (queries: Queries, rows: readonly TemplateRow[], { holds = false } = {}): Promise<SourcedOf> => {
    const ids = [...new Set(rows.flatMap(({ sourceId }) => sourceId ?? []))].sort();
    const [first] = rows;
    const standing = first ? await templates().standing(queries, first.merchantId, ids, { holds }) : new Map();
    return (row) =>
      row.sourceId === null ? ofOwnFields(row) : ofSource(row, row.sourceId, standing.get(row.sourceId));
  },
});
export type MessageSources = ReturnType<typeof createMessageSources>;
