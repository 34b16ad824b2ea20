import type { Queries } from '../../platform/db.ts';
import type { VersionContents } from '../version/version-content.service.ts';
import { findContent, findFacts } from './preview-file.repository.ts';

/** The files of previews as they are now, found as those of versions are. */
export const createPreviewContents = (): Pick<VersionContents, 'factsOf' | 'content'> => ({
  factsOf: (queries: Queries, { merchantId, versionId: id }, path) => findFacts(queries, { merchantId, id }, path),
  content: (queries: Queries, { merchantId, versionId: id }, path) => findContent(queries, { merchantId, id }, path),
});
export type PreviewContents = ReturnType<typeof createPreviewContents>;
