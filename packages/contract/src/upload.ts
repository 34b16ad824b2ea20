import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import type { FileRule } from './file-rule.ts';
import { held } from './form-declaration.ts';
import { megabyte } from './limits.ts';
import { Id, Instant, severalOf } from './scalars.ts';

/** A document that proves something: a picture or a PDF of at most 10 MB. */
export const documentBytesAtMost = 10 * megabyte;
export const documentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** Photos as iPhones keep them; they are kept as WebP. */
const heicTypes = ['image/heic', 'image/heif', '.heic', '.heif'] as const;
export const documentFile: FileRule = {
  accept: [...documentTypes, ...heicTypes, '.jpg', '.jpeg', '.png', '.webp', '.pdf'],
  bytesAtMost: documentBytesAtMost,
};

/**
 * What a file is sent for: a document that proves something, the package of a mini program, a picture or media that are published, or
 * what comes with a message to support.
 */
export const UploadUse = codes(['document', 'package', 'picture', 'media', 'ticket']);
export type UploadUse = z.infer<typeof UploadUse>;

/** `receiving`: not all of it is here; `ready`: looked at and kept; `refused`: not what it should be. */
export const UploadState = codes(['receiving', 'ready', 'refused']);
export type UploadState = z.infer<typeof UploadState>;
/** Why a file was refused. */
export const UploadProblem = codes([
  'empty',
  'tooLarge',
  'tooManyPixels',
  'typeUnknown',
  'typeWrong',
  'damaged',
  'locked',
  /** A PDF that does something by itself, or carries another file. */
  'active',
  /** Looking into it took more memory or time than any document should. */
  'tooComplex',
  /** A virus scanner found something in it. */
  'infected',
  /** An Android package, which is taken nowhere. */
  'apk',
]);
export type UploadProblem = z.infer<typeof UploadProblem>;

export const Upload = z.object({
  id: Id,
  /** As the person called it: text, never a path. */
  name: z.string(),
  /** Decided by content. */
  type: z.nullable(z.enum(['image/webp', 'application/pdf'])),
  bytes: z.int(),
  state: UploadState,
  problem: z.nullable(UploadProblem),
  /** `clean`: a virus scanner found no virus; `unscanned`: it was not scanned. */
  scan: z.enum(['clean', 'unscanned']),
  createdAt: Instant,
});
export type Upload = z.infer<typeof Upload>;

/** Documents of a field of a form, by the ids of their uploads. */
export const documents = (atMost: number) =>
  held(
    'document',
    z.array(Id).check(
      z.maxLength(atMost),
      z.refine((ids) => ids.length > 0, { params: { text: 'document' } }),
    ),
    atMost,
  );

export const listUploads = endpoint({
  id: 'upload.list',
  face: 'admin',
  method: 'GET',
  path: '/upload',
  summary: 'What is known of uploads of the team, by their ids',
  access: { menu: 'setting.merchant', level: 'read' },
  rate: 'read',
  query: z.strictObject({ id: severalOf(Id, 60) }),
  reply: z.object({ list: z.array(Upload) }),
  refusals: [],
});

export const listChannelUploads = endpoint({
  ...listUploads,
  id: 'upload.listOfChannel',
  path: '/channel/upload',
  summary: 'What is known of uploads for certifications of channels, and of the member’s own, by their ids',
  access: { menu: 'channels.index', level: 'read' },
});

/** A path below the server's address that shows one document for a moment. */
export const DocumentLink = z.object({ url: z.string(), expiresAt: Instant });
export type DocumentLink = z.infer<typeof DocumentLink>;
/** Seconds that a link to a document is good for. */
export const documentLinkSeconds = 60;

export const openDocument = endpoint({
  id: 'upload.open',
  face: 'admin',
  method: 'POST',
  path: '/upload/{id}/link',
  summary: 'A link that shows a document of the team for a moment; who asked is written down',
  access: { menu: 'setting.merchant', level: 'write' },
  rate: 'write',
  params: z.object({ id: Id }),
  reply: DocumentLink,
  refusals: ['not_found'],
});

export const openChannelDocument = endpoint({
  ...openDocument,
  id: 'upload.openOfChannel',
  path: '/channel/upload/{id}/link',
  summary: 'A link that shows a document for a channel that the member manages, or one of their own, for a moment',
  access: { menu: 'channels.index', level: 'write' },
});
