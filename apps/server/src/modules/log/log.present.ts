import type { LogChange, LogEntry } from '@balcao/contract/log';
import type { LogRow } from './log.repository.ts';

/** The row with every text as its reader may see it. */
export const hiddenIn = (row: LogRow, hide: (text: string) => string): LogRow => {
  const value = (text: string | null) => (text === null ? null : hide(text));
  const change = (one: LogChange): LogChange => ({ ...one, before: value(one.before), after: value(one.after) });
  return { ...row, subjectName: hide(row.subjectName), changes: row.changes.map(change) };
};

export const presentEntry = (row: LogRow): LogEntry => ({
  id: row.id,
  event: row.event,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
  changes: row.changes,
  ip: row.ip,
});
