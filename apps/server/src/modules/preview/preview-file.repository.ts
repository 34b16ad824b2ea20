import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { PreviewKey } from './preview.repository.ts';
import { type PreviewFileRow, previewFiles } from './preview.tables.ts';

type NewFile = Pick<PreviewFileRow, 'path' | 'sha256' | 'content'>;

const ofPreview = ({ merchantId, id }: PreviewKey) =>
  and(eq(previewFiles.merchantId, merchantId), eq(previewFiles.previewId, id));

/** Replaces the files of a preview by these; what has not changed is not written again. */
export const replaceFiles = async (tx: Tx, key: PreviewKey, files: readonly NewFile[]): Promise<void> => {
  const { path, sha256 } = previewFiles;
  const there = await tx.select({ path, sha256 }).from(previewFiles).where(ofPreview(key));
  const known = new Map(there.map((file) => [file.path, file.sha256]));
  const wanted = new Set(files.map((file) => `${file.sha256} ${file.path}`));
  const gone = there.filter((file) => !wanted.has(`${file.sha256} ${file.path}`)).map((file) => file.path);
  if (gone.length > 0) await tx.delete(previewFiles).where(and(ofPreview(key), inArray(path, gone)));
  const { merchantId, id: previewId } = key;
  for (const file of files)
    if (known.get(file.path) !== file.sha256)
      await tx.insert(previewFiles).values({ merchantId, previewId, ...file, bytes: file.content.length });
};

const one = (key: PreviewKey, path: string) => and(ofPreview(key), eq(previewFiles.path, path));

export const findFacts = async (
  queries: Queries,
  key: PreviewKey,
  path: string,
): Promise<Pick<PreviewFileRow, 'bytes' | 'sha256'> | undefined> => {
  const { bytes, sha256 } = previewFiles;
  const [row] = await queries.select({ bytes, sha256 }).from(previewFiles).where(one(key, path));
  return row;
};

export const findContent = async (
  queries: Queries,
  key: PreviewKey,
  path: string,
): Promise<{ bytes: Buffer; sha256: string } | undefined> => {
  const { content: bytes, sha256 } = previewFiles;
  const [row] = await queries.select({ bytes, sha256 }).from(previewFiles).where(one(key, path));
  return row;
};
