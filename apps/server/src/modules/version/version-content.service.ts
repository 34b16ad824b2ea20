import type { VersionFile } from '@balcao/contract/version';
import type { Queries, Tx } from '../../platform/db.ts';
import {
  type ContentKey,
  deleteFiles,
  findContent,
  findFacts,
  listFiles,
  lockContents,
  type VersionContent,
} from './version-content.repository.ts';

/** The files of versions, to be shown, checked or served. */
export const createVersionContents = () => ({
  fileList: (queries: Queries, key: ContentKey): Promise<VersionFile[]> => listFiles(queries, key),

  /** The size and the SHA-256 of a file; undefined where the version has none by this path. */
  factsOf: (
    queries: Queries,
    key: ContentKey,
    path: string,
  ): Promise<Pick<VersionFile, 'bytes' | 'sha256'> | undefined> => findFacts(queries, key, path),

  /** Undefined where the version has no such file. Paths are compared as they are spelled. */
  content: (queries: Queries, key: ContentKey, path: string): Promise<VersionContent | undefined> =>
    findContent(queries, key, path),

  /** Takes the files of a version away, and what no other version has of them. */
  remove: async (tx: Tx, key: ContentKey): Promise<void> => {
    await lockContents(tx, key.merchantId);
    await deleteFiles(tx, key);
  },
});
export type VersionContents = ReturnType<typeof createVersionContents>;
