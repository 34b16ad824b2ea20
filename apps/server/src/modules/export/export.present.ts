import { ExportSubject, type FileExport } from '@balcao/contract/export';
import type { ExportRow } from './export.tables.ts';
import { periodOf } from './export-period.ts';

export const presentExport = (row: ExportRow): FileExport => ({
  id: row.id,
  subject: ExportSubject.parse(row.subject),
  format: row.format,
  state: row.state,
  rows: row.rows,
  total: row.total,
  bytes: row.bytes,
  period: periodOf(row),
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
  failure: row.failure,
});
