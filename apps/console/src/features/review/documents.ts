import { formOfSubmission } from '@balcao/contract/form-lookup';
import { proofsOf } from '@balcao/contract/form-proof';
import type { Upload } from '@balcao/contract/upload';
import type { ReviewDetail } from './review.queries.ts';
import type { Field } from './sections.ts';

/** A document that can be looked at: of this submission, or of the one before where it has gone since. */
export interface ReviewDocument {
  readonly id: string;
  /** The field that it belongs to. */
  readonly path: string;
  readonly upload: Upload;
  readonly isFormer: boolean;
  /** From 1, where the field has several. */
  readonly number: number | undefined;
}

const ofField = ({ path, documents, formerDocuments }: Field): ReviewDocument[] => {
  const now = new Set(documents.map(({ id }) => id));
  const gone = formerDocuments.filter(({ id }) => !now.has(id));
  const listed = (uploads: readonly Upload[], isFormer: boolean): ReviewDocument[] =>
    uploads.map((upload, index) => ({
      id: upload.id,
      path,
      upload,
      isFormer,
      number: uploads.length > 1 ? index + 1 : undefined,
    }));
  return [...listed(documents, false), ...listed(gone, true)];
};

/** Everything to look at, field by field; what it replaced stands behind it. */
export const documentsOf = (fields: readonly Field[]): ReviewDocument[] =>
  fields.filter(({ kind }) => kind === 'document').flatMap(ofField);

/** The document that proves a field: of a document field itself, else the closest one that came with the submission. */
export const proofFor = (
  all: readonly ReviewDocument[],
  form: Pick<ReviewDetail, 'kind' | 'subject' | 'type'>,
  path: string | undefined,
): ReviewDocument | undefined => {
  if (path === undefined) return undefined;
  const own = all.find((one) => one.path === path);
  if (own) return own;
  return proofsOf(formOfSubmission(form)?.fields ?? [], path)
    .flatMap((proof) => all.find((one) => one.path === proof && !one.isFormer) ?? [])
    .at(0);
};

/** What to compare a document with: the one that it replaced, or the next one. */
export const besideOf = (all: readonly ReviewDocument[], id: string): string | undefined => {
  const shown = all.find((one) => one.id === id);
  const counterpart = all.find((one) => one.path === shown?.path && one.isFormer !== shown.isFormer);
  return counterpart?.id ?? nextOf(all, id);
};

/** The one after this, and after the last the first; undefined when there is no other. */
export const nextOf = (all: readonly ReviewDocument[], id: string | undefined, skip?: string): string | undefined => {
  const rest = all.filter((one) => one.id !== skip || one.id === id);
  const at = rest.findIndex((one) => one.id === id);
  const next = rest[(at + 1) % Math.max(rest.length, 1)]?.id;
  return next === id ? undefined : next;
};
