import type { VersionFile } from '@balcao/contract/version';
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { versionContents, versionFiles } from './version.tables.ts';

export interface ContentKey {
  readonly merchantId: string;
  readonly versionId: string;
}
/** A file as it lies in a version. */
export interface VersionContent {
  readonly bytes: Buffer;
  readonly sha256: string;
}

const ofVersion = ({ merchantId, versionId }: ContentKey) =>
  and(eq(versionFiles.merchantId, merchantId), eq(versionFiles.versionId, versionId));

/** In the order of their paths. */
export const listFiles = (queries: Queries, key: ContentKey): Promise<VersionFile[]> => {
  const { path, bytes, sha256 } = versionFiles;
  return queries.select({ path, bytes, sha256 }).from(versionFiles).where(ofVersion(key)).orderBy(asc(path));
};

export const findFacts = async (
  queries: Queries,
  key: ContentKey,
  path: string,
): Promise<Pick<VersionFile, 'bytes' | 'sha256'> | undefined> => {
  const { bytes, sha256 } = versionFiles;
  const [row] = await queries
    .select({ bytes, sha256 })
    .from(versionFiles)
    .where(and(ofVersion(key), eq(versionFiles.path, path)));
  return row;
};

export const findContent = async (
  queries: Queries,
  key: ContentKey,
  path: string,
): Promise<VersionContent | undefined> => {
  const [row] = await queries
    .select({ bytes: versionContents.content, sha256: versionFiles.sha256 })
    .from(versionFiles)
    .innerJoin(
      versionContents,
      and(eq(versionContents.merchantId, versionFiles.merchantId), eq(versionContents.sha256, versionFiles.sha256)),
    )
    .where(and(ofVersion(key), eq(versionFiles.path, path)));
  return row;
};

/** Those who add contents of a team, and who takes away what nothing stands on, wait for each other; the lock ends with the transaction. */
export const lockContents = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`version.content:${merchantId}`}, 0))`);
};

/** Those of these contents that the team has already. */
export const knownContents = async (
  queries: Queries,
  merchantId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { sha256 } = versionContents;
  const rows = await queries
    .select({ sha256 })
    .from(versionContents)
    .where(and(eq(versionContents.merchantId, merchantId), inArray(sha256, [...hashes])));
  return new Set(rows.map((row) => row.sha256));
};

export const insertContents = async (tx: Tx, rows: readonly (typeof versionContents.$inferInsert)[]): Promise<void> => {
  await tx.insert(versionContents).values([...rows]);
};
export const insertFiles = async (tx: Tx, rows: readonly (typeof versionFiles.$inferInsert)[]): Promise<void> => {
  await tx.insert(versionFiles).values([...rows]);
};

/** Takes the files of a version away, and the contents that nothing else stands on. */
export const deleteFiles = async (tx: Tx, key: ContentKey): Promise<void> => {
  const gone = await tx.delete(versionFiles).where(ofVersion(key)).returning({ sha256: versionFiles.sha256 });
  const hashes = [...new Set(gone.map(({ sha256 }) => sha256))];
  if (hashes.length === 0) return;
  const used = tx
    .select({ one: sql`1` })
    .from(versionFiles)
    .where(
      and(eq(versionFiles.merchantId, versionContents.merchantId), eq(versionFiles.sha256, versionContents.sha256)),
    );
  await tx
    .delete(versionContents)
    .where(
      and(eq(versionContents.merchantId, key.merchantId), inArray(versionContents.sha256, hashes), notExists(used)),
    );
};
