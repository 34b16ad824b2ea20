import * as z from 'zod/mini';
import { FieldKind } from './form-fields.ts';
import { Verdict } from './review.ts';
import { Upload } from './upload.ts';

/** A field of the submission: as it is, and as it was in the one before; documents by their uploads. */
export const ReviewField = z.object({
  path: z.string(),
  kind: FieldKind,
  value: z.string(),
  /** Null when there was no submission before, or the field was empty in it. */
  before: z.nullable(z.string()),
  isChanged: z.boolean(),
  /** A person of the earlier submission who has left: in this one there is nothing to judge. */
  isGone: z.boolean(),
  /** What was found wrong with it in the submission before. */
  formerVerdict: z.nullable(Verdict),
  documents: z.array(Upload),
  formerDocuments: z.array(Upload),
});
export type ReviewField = z.infer<typeof ReviewField>;
