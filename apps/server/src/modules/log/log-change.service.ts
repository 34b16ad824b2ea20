import type { LogChange, LogEntry, LogField } from '@balcao/contract/log';

type Value = string | number | boolean | null;

const textOf = (value: Value): string | null => {
  if (value === null) return null;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};

/** A field as it was and as it is; nothing where it stayed as it was. Amounts are whole centavos. */
export const changeOf = (field: LogField, before: Value, after: Value): LogChange[] =>
  before === after ? [] : [{ field, of: null, before: textOf(before), after: textOf(after) }];

/** What goes by a number and has no id: it stands under the id of its team. */
export const numbered = (
  kind: Extract<LogEntry['subject']['kind'], 'order' | 'dispute' | 'certificate' | 'dailyFile'>,
  merchantId: string,
  name: string,
): LogEntry['subject'] => ({ kind, id: merchantId, name });

/** What is of the whole team. */
export const wholeTeam = (merchantId: string): LogEntry['subject'] => ({ kind: 'team', id: merchantId, name: '' });
