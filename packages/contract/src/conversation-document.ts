import * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { FileRule } from './file-rule.ts';
import { megabyte } from './limits.ts';
import { mediaTypes } from './media.ts';
import { line } from './scalars.ts';

/** A document of a message, as it is sent. */
export const sentDocumentBytesAtMost = 10 * megabyte;

/** What a document of a message is, by its content: of the documents that channels publish, those that people write to each other. */
export const SentDocumentType = codes(['pdf', 'docx', 'xlsx', 'txt']);
export type SentDocumentType = z.infer<typeof SentDocumentType>;
/** As MIME has it. */
export const mimeOfDocument = (type: SentDocumentType): string => mediaTypes[type].mime;

/** What may be chosen; what it is, its content decides. */
export const sentDocumentFile: FileRule = {
  accept: SentDocumentType.options.flatMap((type) => [`.${type}`, mimeOfDocument(type)]),
  bytesAtMost: sentDocumentBytesAtMost,
};
/** As the person called it. */
export const DocumentName = line(200);

/** A document that came with a message; its bytes are read with the message. */
export const SentDocument = z.object({
  kind: z.literal('document'),
  type: SentDocumentType,
  /** As its sender called it, with the ending of what it is: text, never a path. */
  name: z.string(),
  bytes: z.int(),
  /** `clean`: a virus scanner found no virus; `unscanned`: it was not scanned. */
  scan: z.enum(['clean', 'unscanned']),
});
export type SentDocument = z.infer<typeof SentDocument>;
