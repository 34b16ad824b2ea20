import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { FileRule } from './file-rule.ts';
import { limits } from './limits.ts';
import { Id, severalOf } from './scalars.ts';
import { DocumentLink, documentFile, Upload } from './upload.ts';

/** What may come with a message to or from support: the pictures and PDFs that documents are, of at most 10 MB each. */
export const ticketFile: FileRule = documentFile;
/** Files of one message. */
export const ticketFilesAtMost = limits.filesAtOnce;
/** Files that one person sends with messages within 24 hours. */
export const ticketFilesADay = 50;
/** Days after a request was solved for which its files are kept. What was written stays. */
export const ticketFileDays = 180;

/** A file of a message. */
export const TicketFile = z.object({
  id: Id,
  /** Null of one that was erased, or whose time is over: that there was one stays. */
  kept: z.nullable(z.pick(Upload, { name: true, type: true, bytes: true })),
});
export type TicketFile = z.infer<typeof TicketFile>;

/** The files of a message that is being written, by the ids of their uploads. */
export const TicketFileIds = z._default(
  z.array(Id).check(
    z.maxLength(ticketFilesAtMost),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  [],
);
const query = z.strictObject({ id: severalOf(Id, ticketFilesAtMost) });
const list = z.object({ list: z.array(Upload) });
const face = { face: 'admin', access: 'session' } as const;
const desk = { face: 'console', access: { staff: 'merchant.assist' } } as const;
const ofFile = z.object({ file: Id });
const ofDeskFile = z.object({ id: Id, file: Id });

export const listTicketUploads = endpoint({
  ...face,
  id: 'ticket.uploads',
  method: 'GET',
  path: '/ticket/file',
  summary: 'What is known of files that the person sent for messages to support, by their ids',
  rate: 'read',
  query,
  reply: list,
  refusals: [],
});

export const openTicketFile = endpoint({
  ...face,
  id: 'ticket.openFile',
  method: 'POST',
  path: '/ticket/file/{file}/link',
  summary: 'A link that shows a file of a request to support for a moment; who asked is written down',
  rate: 'write',
  params: ofFile,
  reply: DocumentLink,
  refusals: ['not_found'],
});

export const readTicketPicture = endpoint({
  ...face,
  id: 'ticket.picture',
  method: 'GET',
  path: '/ticket/file/{file}/picture',
  summary: 'A picture of a request to support, for those who see the request',
  rate: 'read',
  params: ofFile,
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'image/webp',
});

export const eraseTicketFile = endpoint({
  ...face,
  id: 'ticket.eraseFile',
  method: 'POST',
  path: '/ticket/file/{file}/erasure',
  summary: 'Erases a file that the person sent with a message to support; the message stays',
  rate: 'write',
  idempotency: 'optional',
  params: ofFile,
  reply: z.null(),
  refusals: ['not_found'],
});

/** Where staff send files for their answers to a request, by tus. Members send theirs where all files of teams are sent. */
export const deskTransferPath = (ticketId: string): string => `/upload/ticket/${ticketId}`;

export const listDeskUploads = endpoint({
  ...desk,
  id: 'ticketDesk.uploads',
  method: 'GET',
  path: '/ticket/{id}/file',
  summary: 'What is known of files that the person sent for answers to a request, by their ids',
  rate: 'read',
  params: z.object({ id: Id }),
  query,
  reply: list,
  refusals: ['not_found'],
});

export const openDeskFile = endpoint({
  ...desk,
  id: 'ticketDesk.openFile',
  method: 'POST',
  path: '/ticket/{id}/file/{file}/link',
  summary: 'A link that shows a file of a request for a moment; who asked is written down',
  rate: 'write',
  params: ofDeskFile,
  reply: DocumentLink,
  refusals: ['not_found'],
});

export const readDeskPicture = endpoint({
  ...desk,
  id: 'ticketDesk.picture',
  method: 'GET',
  path: '/ticket/{id}/file/{file}/picture',
  summary: 'A picture of a request, for those who answer requests',
  rate: 'read',
  params: ofDeskFile,
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'image/webp',
});
