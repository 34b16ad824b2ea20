import { and, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Key } from './credential.repository.ts';
import { appletUploadKeys, type UploadKeyRow } from './credential.tables.ts';

const ofApplet = ({ merchantId, appletId }: Key) =>
  and(eq(appletUploadKeys.merchantId, merchantId), eq(appletUploadKeys.appletId, appletId));

export const listKeys = (queries: Queries, key: Key): Promise<UploadKeyRow[]> =>
  queries.select().from(appletUploadKeys).where(ofApplet(key)).orderBy(asc(appletUploadKeys.madeAt));

/** Anyone else who counts the keys of this mini program waits until the commit. */
export const countKeys = async (tx: Tx, key: Key): Promise<number> => {
  const lock = `upload.key:${key.merchantId}:${key.appletId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [row] = await tx.select({ all: count() }).from(appletUploadKeys).where(ofApplet(key));
  return row?.all ?? 0;
};

/** Undefined when another key of the mini program has this name. */
export const insertKey = async (tx: Tx, row: UploadKeyRow): Promise<UploadKeyRow | undefined> => {
  const { merchantId, appletId, name } = appletUploadKeys;
  const [made] = await tx
    .insert(appletUploadKeys)
    .values(row)
    .onConflictDoNothing({ target: [merchantId, appletId, name] })
    .returning();
  return made;
};

export const deleteKey = async (tx: Tx, key: Key & { readonly id: string }): Promise<UploadKeyRow | undefined> => {
  const [deleted] = await tx
    .delete(appletUploadKeys)
    .where(and(ofApplet(key), eq(appletUploadKeys.id, key.id)))
    .returning();
  return deleted;
};

export const findKey = async (
  queries: Queries,
  key: Key & { readonly id: string },
): Promise<UploadKeyRow | undefined> => {
  const [row] = await queries
    .select()
    .from(appletUploadKeys)
    .where(and(ofApplet(key), eq(appletUploadKeys.id, key.id)));
  return row;
};

export const findKeyByHash = async (queries: Queries, hash: string): Promise<UploadKeyRow | undefined> => {
  const [row] = await queries.select().from(appletUploadKeys).where(eq(appletUploadKeys.hash, hash));
  return row;
};

/** Each piece of an upload is a use: one a minute is written. */
export const noteKeyUse = async (db: Db, { merchantId, id }: UploadKeyRow, now: Date): Promise<void> => {
  const { lastUsedAt } = appletUploadKeys;
  const isOld = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - 60_000)));
  await db
    .update(appletUploadKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(appletUploadKeys.merchantId, merchantId), eq(appletUploadKeys.id, id), isOld));
};
