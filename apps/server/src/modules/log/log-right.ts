import { type LogChange, type LogEntry, LogEvent, type LogField, moneyFields } from '@balcao/contract/log';
import { type MenuId, reaches } from '@balcao/contract/menus';
import type { LogRow } from './log.repository.ts';

type Reader = Parameters<typeof reaches>[0];

/** Where amounts of lines do not stand with the balances. */
const menuOfEvent: Partial<Record<LogEvent, MenuId>> = {
  [LogEvent.enum.refundAsked]: 'payment.refunds',
  [LogEvent.enum.refundApproved]: 'payment.refunds',
  [LogEvent.enum.refundRejected]: 'payment.refunds',
  [LogEvent.enum.refundPolicyChanged]: 'payment.refunds',
  [LogEvent.enum.holdCaptured]: 'payment.orders',
  [LogEvent.enum.holdReleased]: 'payment.orders',
  [LogEvent.enum.orderClosed]: 'payment.orders',
  [LogEvent.enum.shopCodeMade]: 'payment.products',
  [LogEvent.enum.shopCodeChanged]: 'payment.products',
  [LogEvent.enum.shopCodeRemoved]: 'payment.products',
  [LogEvent.enum.productSettingsChanged]: 'payment.products',
  [LogEvent.enum.noticePolicyChanged]: 'payment.refunds',
};
const contactEvents: ReadonlySet<LogEvent> = new Set([
  LogEvent.enum.contactEmailAsked,
  LogEvent.enum.contactEmailConfirmed,
  LogEvent.enum.contactEmailDropped,
]);

/** The menu that shows what this field of a line says; undefined where the team's own menu, with the log, is enough. */
const menuOf = (event: LogEvent, field: LogField): MenuId | undefined => {
  if (moneyFields.has(field)) return menuOfEvent[event] ?? 'payment.financial';
  if (field === 'destination') return 'payment.financial';
  // An address may have a key in it.
  if (field === 'address') return 'setting.payment';
  return field === 'email' && contactEvents.has(event) ? 'setting.merchant' : undefined;
};
const menuOfSubject = (kind: LogEntry['subject']['kind']): MenuId | undefined =>
  kind === 'destination' ? 'payment.financial' : undefined;

/** The row without what its reader may not see elsewhere: that something was done stays in it (rule: audit-log). */
export const openTo =
  (reader: Reader) =>
  (row: LogRow): LogRow => {
    const isOpen = (menu: MenuId | undefined) => menu === undefined || reaches(reader, menu, 'read');
    const shown = (change: LogChange): LogChange =>
      isOpen(menuOf(row.event, change.field)) ? change : { ...change, before: null, after: null, isHidden: true };
    const subjectName = isOpen(menuOfSubject(row.subjectKind)) ? row.subjectName : '';
    return { ...row, subjectName, changes: row.changes.map(shown) };
  };
