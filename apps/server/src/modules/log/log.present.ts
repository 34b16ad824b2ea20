import type { LogEntry } from '@balcao/contract/log';
import type { LogRow } from './log.repository.ts';

export const presentEntry = (row: LogRow): LogEntry => ({
  id: row.id,
  event: row.event,
  at: row.at.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
  changes: row.changes,
  ip: row.ip,
});
