import type { AuditEvent } from '@balcao/contract/audit-event';
import { auditEventNames } from '@balcao/contract/audit-event-names';
import { csvOf, harmless, instantCell, type Reader } from '../../platform/csv.ts';
import { columnTexts, fieldTexts, serverTexts } from './audit-event.texts.ts';
import { roleTexts } from './staff.texts.ts';

type Change = AuditEvent['changes'][number];

/** `Role: Review → Administration`. */
const changeText = ({ field, before, after }: Change, { locale }: Reader): string => {
  const roles: Readonly<Record<string, string>> = roleTexts[locale];
  const value = (one: string) => (field === 'role' ? (roles[one] ?? one) : one) || '–';
  return `${fieldTexts[locale][field]}: ${value(before)} → ${value(after)}`;
};

const rowOf = (auditEvent: AuditEvent, reader: Reader): string[] => [
  instantCell(new Date(auditEvent.at), reader),
  auditEvent.by ? harmless(auditEvent.by.name) : serverTexts[reader.locale],
  auditEventNames[reader.locale][auditEvent.kind],
  harmless(auditEvent.merchant?.name ?? ''),
  auditEvent.merchant?.number ?? '',
  harmless(auditEvent.subjectName),
  harmless(auditEvent.changes.map((change) => changeText(change, reader)).join('; ')),
  auditEvent.ip,
];

async function* cellsOf(auditEvents: AsyncIterable<AuditEvent>, reader: Reader): AsyncGenerator<string[]> {
  for await (const auditEvent of auditEvents) yield rowOf(auditEvent, reader);
}

/** What staff did as CSV in the reader's language and zone. */
export const auditEventsAsCsv = (auditEvents: AsyncIterable<AuditEvent>, reader: Reader): AsyncGenerator<string> =>
  csvOf(columnTexts[reader.locale], cellsOf(auditEvents, reader), reader);
