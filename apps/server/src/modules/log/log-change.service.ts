import { type LogChange, type LogEntry, LogEvent, type LogField } from '@balcao/contract/log';
import type { PaymentProduct } from '@balcao/contract/order';
import type { Tx } from '../../platform/db.ts';
import type { ActionContext, LogService } from './log.service.ts';

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

/** Writes down that a member submitted what the platform reviews of a team, or cancelled it: the last thing of a transaction. */
export const submissionRecorder =
  (logs: Pick<LogService, 'record'>) =>
  (
    tx: Tx,
    call: ActionContext,
    event: 'submissionSent' | 'submissionCancelled',
    what: 'certification' | 'merchant' | PaymentProduct,
  ): Promise<void> => {
    const changes = changeOf('submission', null, what);
    return logs.record(tx, call, { event: LogEvent.enum[event], subject: wholeTeam(call.actor.merchantId), changes });
  };
