import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { CivilDay, fieldName, Id, Instant } from './scalars.ts';

/** What can be exported: the noun of its list. */
export const ExportSubject = codes([
  'order',
  'instalment',
  'refund',
  'preauth',
  'withdrawal',
  'settlement',
  'settlementItem',
  'ledger',
  'dashboard',
  'billMonth',
  'applet',
  'version',
  'channel',
  'messageDelivery',
  'broadcast',
  'follower',
  'reply',
  'usageDay',
  'usageFault',
]);
export type ExportSubject = z.infer<typeof ExportSubject>;
/** Sheets of any list, and what only some have: OFX for programs that keep books, PDF for people who do. */
export const ExportFormat = codes(['csv', 'xlsx', 'ofx', 'pdf']);
export type ExportFormat = z.infer<typeof ExportFormat>;
/** What every list can be had as. */
export const SheetFormat = ExportFormat.extract(['csv', 'xlsx']);
export type SheetFormat = z.infer<typeof SheetFormat>;
/** The formats of a list. */
export const exportFormatsOf = (subject: ExportSubject): readonly ExportFormat[] => {
  if (subject === 'ledger') return ExportFormat.options;
  return subject === 'billMonth' ? ['xlsx', 'pdf'] : ['csv', 'xlsx'];
};
/** Done and failed are final; a file that is done can be had until it expires. */
export const ExportState = codes(['waiting', 'running', 'done', 'failed']);
export type ExportState = z.infer<typeof ExportState>;

/** A sheet of XLSX holds no more rows than this, the one with the titles included. */
export const sheetRowsAtMost = 1_048_576;
/** So many files of one team are made at the same time at most. */
export const exportsAtOnce = 3;
/** Hours until a file is deleted. */
export const exportLifeHours = 24;

export const FileExport = z.object({
  id: Id,
  subject: ExportSubject,
  format: ExportFormat,
  state: ExportState,
  /** How many rows are in the file by now, and will be; null while they have not been counted. */
  rows: z.int(),
  total: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  /** The civil days that it is of, both included; null where it is of no period. */
  period: z.nullable(z.object({ from: CivilDay, to: CivilDay })),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
  /** The file is deleted then. */
  expiresAt: Instant,
  /** Why it failed: more rows than a sheet holds, or something that is not the member's fault. */
  failure: z.nullable(z.enum(['too_many_rows', 'broken'])),
});
export type FileExport = z.infer<typeof FileExport>;

export const requestExport = endpoint({
  id: 'export.request',
  face: 'admin',
  method: 'POST',
  path: '/export',
  summary: 'Has a file made of what a list shows; it can be fetched when it is done, by the person who asked',
  access: 'session',
  rate: 'heavy',
  idempotency: 'optional',
  body: z.strictObject({
    subject: ExportSubject,
    format: ExportFormat,
    /** The filter of the list, in the words of its own call. */
    filter: z._default(z.record(fieldName(40), z.unknown()), {}),
  }),
  reply: FileExport,
  refusals: ['exports_full', 'not_found', 'channel_right'],
});

export const listExports = endpoint({
  id: 'export.list',
  face: 'admin',
  method: 'GET',
  path: '/export',
  summary: "The files that the member has asked for in the session's team, newest first",
  access: 'session',
  rate: 'read',
  reply: z.object({ list: z.array(FileExport) }),
  refusals: ['team_missing'],
});

export const downloadExport = endpoint({
  id: 'export.download',
  face: 'admin',
  method: 'GET',
  path: '/export/{id}/file',
  summary: 'The file of an export, for the person who asked for it',
  access: 'session',
  rate: 'heavy',
  params: z.object({ id: Id }),
  reply: z.string(),
  refusals: ['not_found', 'channel_right'],
  streams: 'application/octet-stream',
});
